// The page before the app: plain words where it cannot start, an early tap that is obeyed later, and no other origin.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { browser, closeBrowser, openGame } from './lib.mjs';
import { Player, setUp, winTurn } from './play.mjs';

after(closeBrowser);

// What the page says when it cannot start, with the button that tries again.
async function sorry(game) {
  await game.page.waitForSelector('#retry:not([hidden])');
  assert.ok(await game.page.isVisible('#retry'));
  assert.equal(await game.page.isVisible('#progress'), false, 'it does not look as if it were still loading');
  return game.page.innerText('#hint');
}
const PLAIN = /^[A-Z][^<>{}]+\.$/; // sentences, no codes

const stopped = { size: [390, 844], ready: false };

test('without WebGL 2 it says so in plain words', async () => {
  const game = await openGame({
    ...stopped,
    init: () => {
      const original = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
        return kind.startsWith('webgl') ? null : original.call(this, kind, ...more);
      };
    },
  });
  const words = await sorry(game);
  assert.match(words, PLAIN);
  assert.match(words, /WebGL 2/);
  await game.close();
});

test('without WebAssembly it says so in plain words', async () => {
  const game = await openGame({ ...stopped, init: () => delete window.WebAssembly });
  const words = await sorry(game);
  assert.match(words, PLAIN);
  assert.match(words, /WebAssembly/);
  await game.close();
});

test('without JavaScript it says so in plain words', async () => {
  const { instance, url } = await browser();
  const context = await instance.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  assert.match(await page.locator('noscript p').innerText(), /^Sobremesa needs JavaScript\./);
  await context.close();
});

// A page whose requests for `pattern` are answered by `answer` until it is taken back.
async function withRoute(pattern, answer) {
  const game = await openGame({ size: [390, 844], goto: false });
  await game.page.route(pattern, answer);
  await game.page.goto((await browser()).url);
  return game;
}

for (const [what, answer] of Object.entries({
  'a connection that is gone': (route) => route.abort(),
  'a file that is missing': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'a file that is cut off': (route) => route.fulfill({ status: 200, body: Buffer.from([0, 97, 115, 109, 1, 0, 0, 0, 1]) }),
})) {
  test(`${what}: plain words, and “Try again” does`, async () => {
    const game = await withRoute('**/sobremesa.wasm', answer);
    assert.match(await sorry(game), PLAIN);
    await game.page.unroute('**/sobremesa.wasm');
    await game.page.click('#retry');
    await game.ready();
    assert.equal((await game.ask('report')).screen, 'shelf');
    await game.close();
  });
}

test('a font that does not come is said as well', async () => {
  const game = await withRoute('**/fonts/text.ttf', (route) => route.abort());
  assert.match(await sorry(game), PLAIN);
  await game.close();
});

test('the name stands there before the program, and a tap on the way is obeyed later', async () => {
  let open;
  const gate = new Promise((done) => (open = done));
  const game = await withRoute('**/sobremesa.wasm', async (route) => {
    await gate;
    await route.continue();
  });
  assert.equal(await game.page.innerText('#first h1'), 'Sobremesa');
  assert.ok(await game.page.isVisible('#progress'));
  // Where the first box of the shelf will lie.
  await game.page.mouse.click(195, 320);
  assert.equal(await game.page.evaluate(() => window.sobremesa), undefined);
  open();
  await game.ready();
  await game.still();
  assert.equal((await game.ask('report')).screen, 'setup');
  await game.close();
});

test('a visit asks no other origin for anything', async () => {
  const game = await openGame({ size: [640, 400], goto: false });
  const asked = [];
  game.context.on('request', (request) => asked.push(request.url()));
  game.page.on('websocket', (socket) => asked.push(socket.url()));
  const { url } = await browser();
  await game.page.goto(url);
  await game.ready();
  const player = new Player(game, 'mouse');
  await player.press({ name: 'Watch a round' });
  await player.press('Next step');
  await player.press('Back');
  await setUp(player, { title: 'WIN', seats: 3 });
  await winTurn(player, { hero: 'nobody' });
  await player.press({ role: 'button', name: 'Rules' });
  assert.ok(asked.length >= 5);
  const others = asked.filter((address) => new URL(address).origin !== new URL(url).origin && !/^(data|blob):/.test(address));
  assert.deepEqual(others, []);
  assert.deepEqual(game.errors, []);
  await game.close();
});
