// How fast the page is: figures to read and compare, never to pass or fail.
//
//   SITE=build/web/site BARE=build/web/bare node tests/bench/page.mjs
//
// Time from navigation to the first shelf that can be tapped, our own work in a frame while cards fly, bytes; the
// first two also for a bare page of the same libraries and flags (tests/bench/bare_page), up to its first frame.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serve } from '../../tools/serve.mjs';
import { SITE, browser, closeBrowser, openGame } from '../browser/lib.mjs';
import { Player, setUp, winTurn } from '../browser/play.mjs';

const RUNS = 5;
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const percentile = (numbers, share) => [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) * share)];

function* files(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else yield path;
  }
}

function bytes() {
  let site = 0;
  let program = 0;
  for (const path of files(SITE)) {
    const size = gzipped(path);
    site += size;
    if (/\.(js|wasm)$/.test(path)) program += size;
    console.log(`  ${String(size).padStart(8)}  ${relative(SITE, path)}`);
  }
  console.log(`bytes, gzip: JS + wasm ${program}, whole site ${site}`);
}

const gzipped = (path) => gzipSync(readFileSync(path), { level: 9 }).length;

// The same for the bare page.
async function startBare(server, slowdown) {
  const { instance } = await browser();
  const context = await instance.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(server.url);
  await page.waitForFunction(() => window.firstFrame > 0);
  const ms = await page.evaluate(() => window.firstFrame);
  await context.close();
  return ms;
}

function tell(what, slowdown, times) {
  const [least, most] = [Math.min(...times), Math.max(...times)].map((ms) => ms.toFixed(0));
  console.log(`${what}, ${slowdown}x slower, ms: median ${median(times).toFixed(0)}, ${least} to ${most}`);
}

// ms from navigation until a tap would be answered.
async function start(slowdown) {
  const game = await openGame({ size: [390, 844], touch: true, ready: false, query: 'licences.txt' });
  const session = await game.context.newCDPSession(game.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const { url } = await browser();
  await game.page.goto(url);
  const ms = await game.page.evaluate(async () => {
    while (!window.sobremesa?.nodes().some(({ role }) => role === 'button')) await new Promise(requestAnimationFrame);
    return performance.now();
  });
  await game.close();
  return ms;
}

async function frames() {
  const game = await openGame({ size: [390, 844], touch: true, reducedMotion: false });
  const player = new Player(game, 'touch');
  await setUp(player, { title: 'WIN', seats: 8 });
  for (let turn = 0; turn < 2; ++turn) await winTurn(player);
  const times = await game.ask('frameTimes');
  const stats = await game.ask('stats');
  await game.close();
  console.log(
    `our own work in a frame, ms: median ${median(times).toFixed(2)}, p95 ${percentile(times, 0.95).toFixed(2)} ` +
      `of ${times.length}; ${stats.drawCalls} draw calls, ${stats.vertices} vertices`,
  );
}

bytes();
const bare = process.env.BARE;
const bareServer = bare ? await serve(bare, { port: 0 }) : null;
if (bare) console.log(`bare page, gzip: ${gzipped(join(bare, 'bare_page.js')) + gzipped(join(bare, 'bare_page.wasm'))}`);
for (const slowdown of [1, 4]) {
  const times = [];
  const bareTimes = [];
  for (let run = 0; run < RUNS; ++run) {
    times.push(await start(slowdown));
    if (bareServer) bareTimes.push(await startBare(bareServer, slowdown));
  }
  tell('navigation to the first tappable shelf', slowdown, times);
  if (bareServer) tell('navigation to the first frame of the bare page', slowdown, bareTimes);
}
await frames();
await closeBrowser();
await bareServer?.close();
