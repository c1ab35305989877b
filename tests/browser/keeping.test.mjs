// What the device keeps: the match, the settings, the group; and what happens when it cannot be kept or read.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { closeBrowser, openGame } from './lib.mjs';
import { lay, Player, setUp, winTurn } from './play.mjs';

after(closeBrowser);

const DESK = { size: [1280, 720], query: '?developer' };

// Until what was asked to be kept lies in the database. `change`: bytes that are put there instead.
const record = (game, name, change) =>
  game.page.evaluate(
    async ([key, bytes]) => {
      const settled = (request) =>
        new Promise((done, failed) => {
          request.onsuccess = () => done(request.result);
          request.onerror = () => failed(request.error);
        });
      const database = await settled(indexedDB.open('sobremesa', 1));
      const store = database.transaction('records', bytes ? 'readwrite' : 'readonly').objectStore('records');
      const found = await settled(bytes ? store.put(new Uint8Array(bytes), key) : store.get(key));
      database.close();
      return bytes ? null : found && [...found];
    },
    [name, change ?? null],
  );

async function reload(game) {
  await game.page.reload();
  await game.ready();
  await game.still();
}
const settledReport = async (player) => {
  const { actions, seats, game, over, waiting_on } = await player.report();
  return { actions, seats, game, over, waiting_on };
};

test('a match of null_game survives reloads, each behind the blank curtain', async () => {
  const game = await openGame(DESK);
  const player = new Player(game, 'mouse');
  await setUp(player, { title: 'Null', seats: 3 });
  for (let move = 0; move < 4; ++move) {
    await lay(player);
    const before = await settledReport(player);
    const digest = (await player.report()).digest;
    await reload(game);
    const behind = await player.report();
    assert.deepEqual([behind.screen, behind.blank, behind.viewer], ['table', true, -1]);
    await player.press('Show the table');
    assert.deepEqual(await settledReport(player), before);
    assert.equal((await player.report()).digest, digest, 'the same table lies there');
  }
  await game.close();
});

test('a match of WIN goes on in the phase it was in', async () => {
  const game = await openGame(DESK);
  const player = new Player(game, 'mouse');
  await setUp(player, { title: 'WIN', seats: 5 });
  await winTurn(player, { hero: 'nobody' });
  await player.press('Draw characters');
  await player.press('Turn up the challenge');
  const names = async () => (await game.find({ role: 'image' })).map(({ name }) => name);
  const before = await names();
  await reload(game);
  await player.press('Show the table');
  assert.deepEqual(await names(), before);
  assert.ok(await game.waitFor({ name: /^Start: / }));
  await game.close();
});

test('a match that was put away is offered on the shelf, after a reload too', async () => {
  const game = await openGame(DESK);
  const player = new Player(game, 'mouse');
  await setUp(player, { title: 'Null', seats: 2 });
  await lay(player);
  await player.press('Menu');
  await player.press('Put the game away');
  await reload(game);
  assert.equal((await player.report()).screen, 'shelf');
  await player.press('Continue Null');
  assert.equal((await player.report()).blank, true);
  await player.press('Show the table');
  assert.deepEqual((await settledReport(player)).actions, 1);
  await game.close();
});

test('settings and the last group are remembered, until everything is deleted', async () => {
  const game = await openGame(DESK);
  const player = new Player(game, 'mouse');
  await player.press('Settings');
  await player.press('125 %');
  await player.press('High contrast');
  await player.press('Back');
  await player.press('Play WIN');
  await player.press('Add a player');
  await player.press('Change Player 2');
  await game.tap({ role: 'textbox' });
  await game.page.keyboard.press('Control+a');
  await game.page.keyboard.type('Ana Luísa');
  await game.still();
  await player.press({ role: 'button', name: 'Done' });
  await player.press('Deal');
  await reload(game);
  await player.press('Show the table');
  await player.press('Menu');
  await player.press('Put the game away');
  await player.press('Settings');
  const chosen = async () => (await game.nodes()).filter(({ state }) => state.chosen).map(({ name }) => name);
  assert.ok((await chosen()).includes('125 %'));
  assert.ok((await chosen()).includes('High contrast'));
  await player.press('Back');
  await player.press('Play WIN');
  assert.ok(await game.waitFor({ name: 'Change Ana Luísa' }));
  assert.ok(await game.waitFor({ name: '5 players' }));
  await player.press('Back');
  await player.press('Settings');
  await player.press('Delete everything');
  await player.press('Delete');
  await game.page.waitForFunction(() => window.sobremesa.report().screen === 'shelf');
  for (const name of ['match', 'settings', 'people']) {
    let found = await record(game, name);
    for (let look = 0; found && look < 50; ++look) found = await record(game, name);
    assert.equal(found, undefined, name);
  }
  await reload(game);
  assert.equal((await game.find({ name: /^Continue/ })).length, 0);
  await player.press('Play WIN');
  assert.equal((await game.find({ name: /Ana Luísa/ })).length, 0);
  await game.close();
});

test('a damaged match: the app starts, says so, and plays', async () => {
  for (const damage of ['cut', 'flipped', 'noise']) {
    const game = await openGame(DESK);
    const player = new Player(game, 'mouse');
    await setUp(player, { title: 'Null', seats: 2 });
    await lay(player);
    const kept = await record(game, 'match');
    assert.ok(kept.length > 10);
    const middle = kept.length >> 1;
    const bytes = {
      cut: kept.slice(0, middle),
      flipped: kept.map((byte, i) => (i === middle ? byte ^ 0x55 : byte)),
      noise: kept.map((_, i) => (i * 151 + 7) & 255),
    };
    await record(game, 'match', bytes[damage]);
    await reload(game);
    assert.equal((await player.report()).screen, 'shelf', damage);
    const words = /^The game that was kept (is damaged|needs a newer version)/;
    assert.ok((await game.find({ role: 'live', name: words })).length, `${damage}: it is said`);
    assert.equal((await game.find({ name: /^Continue/ })).length, 0);
    await setUp(player, { title: 'Null', seats: 2 });
    await lay(player);
    assert.equal((await player.report()).actions, 1);
    assert.deepEqual(game.errors, []);
    await game.close();
  }
});

test('damaged settings and people are as if never set', async () => {
  const game = await openGame(DESK);
  const player = new Player(game, 'mouse');
  await record(game, 'settings', [255, 255, 255, 255, 255, 255]);
  await record(game, 'people', [1, 255, 255, 255, 255, 255, 255, 0]);
  await reload(game);
  await setUp(player, { title: 'Null', seats: 2 });
  assert.deepEqual(game.errors, []);
  await game.close();
});

const BROKEN = {
  'indexedDB.open throws': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
  },
  'there is no indexedDB': () => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined });
  },
  'every write fails': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};
for (const [what, init] of Object.entries(BROKEN)) {
  test(`${what}: the app plays all the same`, async () => {
    const game = await openGame({ ...DESK, init });
    const player = new Player(game, 'mouse');
    await setUp(player, { title: 'Null', seats: 2 });
    await lay(player);
    await lay(player);
    assert.equal((await player.report()).actions, 2);
    await reload(game);
    assert.equal((await player.report()).screen, 'shelf', 'and forgets the match with the page');
    assert.deepEqual(game.errors, []);
    await game.close();
  });
}
