// Quiet when quiet, and within the figures: at rest no frame, no timer; every screen in few draw calls; a small page.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { closeBrowser, openGame, SITE } from './lib.mjs';
import { lay, Player, playNull, setUp, winTurn } from './play.mjs';

after(closeBrowser);

const WATCHED = 500; // ms that nothing may happen in
const MOST_DRAW_CALLS = 40;
const MOST_VERTICES = 30000;

// Counts every wish for a frame and every timer of the page, whatever the program says of itself.
function count() {
  window.wishes = 0;
  for (const name of ['requestAnimationFrame', 'setTimeout', 'setInterval']) {
    const original = window[name].bind(window);
    window[name] = (...given) => {
      ++window.wishes;
      return original(...given);
    };
  }
}

const drawn = async (game, where) => {
  const { drawCalls, vertices } = await game.ask('stats');
  assert.ok(drawCalls > 0 && drawCalls <= MOST_DRAW_CALLS, `${drawCalls} draw calls ${where}`);
  assert.ok(vertices > 0 && vertices <= MOST_VERTICES, `${vertices} vertices ${where}`);
};

async function rests(game, where) {
  await game.page.waitForFunction(() => {
    const { frames, timers } = window.sobremesa.pending();
    return frames + timers === 0;
  });
  const look = () => game.page.evaluate(() => ({ frames: window.sobremesa.frames(), wishes: window.wishes }));
  const before = await look();
  await game.page.waitForTimeout(WATCHED);
  assert.deepEqual(await look(), before, `nothing happens ${where}`);
  assert.deepEqual(await game.ask('pending'), { frames: 0, timers: 0 }, where);
  await drawn(game, where);
}

// A sound that has ended puts its device to sleep a little later, by a timer that is none of the screen's.
async function silence(player) {
  await player.press('Settings');
  await player.press('Sound');
  await rests(player.game, 'on settings');
  await player.press('Back');
}

test('at rest nothing is drawn and nothing waits, on every screen', async () => {
  const game = await openGame({ size: [390, 844], touch: true, query: '?developer', reducedMotion: false, init: count });
  const player = new Player(game, 'touch');
  const at = async (screen, where = screen) => {
    assert.equal((await player.report()).screen, screen);
    await rests(game, `on ${where}`);
  };
  await at('shelf');
  await silence(player);
  await player.press({ name: 'Rules' });
  await at('help');
  await player.press('Back');
  await player.press({ name: 'Watch a round' });
  await player.press('Next step');
  await at('watch');
  await player.press('Back');
  await player.press('Play Null');
  await at('setup');
  await player.press('Change Player 1');
  await at('setup', 'a person’s sheet');
  await player.press({ role: 'button', name: 'Done' });
  for (let players = 4; players > 2; --players) await player.press(/^Remove /);
  await player.press('Deal');
  await at('table', 'the public table');
  await player.press('Menu');
  await at('table', 'the menu');
  await player.press('Close');
  await player.press(/to look$/);
  await at('table', 'the private view');
  await player.press('Hide');
  await playNull(player);
  await at('result');
  await game.page.reload();
  await game.ready();
  await rests(game, 'after a reload');
  await game.close();
});

test('WIN rests in every phase, and its sand runs only once it is turned', async () => {
  const game = await openGame({ size: [1280, 720], reducedMotion: false, init: count });
  const player = new Player(game, 'mouse');
  await silence(player);
  await setUp(player, { title: 'WIN', seats: 8, options: ['Ask each time'] });
  player.onStep = ({ name }) => rests(game, `after ${name}`);
  await winTurn(player, { hero: 'nobody' });
  player.onStep = async () => {};
  await player.press('Draw characters');
  await player.press('Turn up the challenge');
  await player.press(/^Start: /);
  const before = await game.ask('frames');
  await game.page.waitForFunction((n) => window.sobremesa.frames() > n + 2, before);
  await player.press('Pause');
  await rests(game, 'while the sand is paused');
  await game.close();
});

test('draw calls and vertices stay within the figures while cards fly and with twenty players', async () => {
  const game = await openGame({ size: [1280, 720], query: '?developer', reducedMotion: false });
  const player = new Player(game, 'mouse', () => drawn(game, 'on the way'));
  await setUp(player, { title: 'Null', seats: 8 });
  for (let i = 0; i < 8; ++i) await lay(player);
  await player.press('Menu');
  await player.press('Put the game away');
  await player.press('Play WIN');
  for (let players = 8; players < 20; ++players) await player.press('Add a player');
  await player.press('Deal');
  await player.press('Start anew');
  await winTurn(player, { hero: 'nobody', everybody: true });
  await player.press('Standings');
  await game.close();
});

// --- bytes ----------------------------------------------------------------------

async function filesIn(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

test('program ≤ 450 KB, whole site ≤ 750 KB, each file as gzip sends it', async () => {
  const sizes = new Map();
  for (const file of await filesIn(SITE)) sizes.set(file, gzipSync(await readFile(file), { level: 9 }).length);
  const sum = (files) => files.reduce((all, file) => all + sizes.get(file), 0);
  const files = [...sizes.keys()];
  const program = sum(files.filter((file) => /\.(js|mjs|wasm)$/.test(file)));
  assert.ok(files.some((file) => file.endsWith('.wasm')));
  assert.ok(program <= 450e3, `JS and wasm: ${program} bytes`);
  assert.ok(sum(files) <= 750e3, `the site: ${sum(files)} bytes`);
});
