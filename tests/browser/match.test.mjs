// From the shelf to the result: a whole match of each game by each way of input.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { closeBrowser, openGame } from './lib.mjs';
import { Player, playNull, playWin, setUp } from './play.mjs';

after(closeBrowser);

const DESK = { size: [1280, 720] };
const PHONE = { size: [390, 844], touch: true };
const CARDS = 36; // of null_game
const POINTS = 3; // that end a sprint of null_game, which is on unless switched off

// Plays one match and looks at how it ended.
async function whole(way, screen, setup, play) {
  const game = await openGame({ ...screen, query: '?developer' });
  const player = new Player(game, way);
  await setUp(player, setup);
  const played = await play(player);
  const report = await player.report();
  assert.equal(report.screen, 'result');
  assert.equal(report.over, true);
  assert.deepEqual(game.errors, []);
  return { game, player, played };
}

async function wholeWin(way, screen, setup, goal, options) {
  const { game, player, played } = await whole(way, screen, { title: 'WIN', ...setup }, (p) => playWin(p, options));
  const { hero, turns } = played;
  assert.equal(turns.filter(({ won }) => won === hero).length, goal, `${hero} wins with ${goal} challenges`);
  assert.ok(await game.waitFor({ name: `${hero} wins!` }));
  await player.press('Shelf');
  assert.equal((await player.report()).screen, 'shelf');
  assert.equal((await game.find({ name: /^Continue/ })).length, 0, 'what is over is not offered again');
  await game.close();
}

test('WIN, 3 players, keyboard alone', () => wholeWin('keyboard', DESK, { seats: 3 }, 5));
test('WIN, 8 players, touch', () => wholeWin('touch', PHONE, { seats: 8, options: ['10 s', '3 s'] }, 4));
test('WIN, 20 players, mouse', () => wholeWin('mouse', DESK, { seats: 20 }, 2, { everybody: true }));
test('WIN, 3 players, mirror alone', () => wholeWin('mirror', PHONE, { seats: 3 }, 5, { sand: true }));

async function wholeNull(way, screen, seats, sprint) {
  const setup = { title: 'Null', seats, options: sprint ? [] : ['Sprint'] };
  const { game, player, played } = await whole(way, screen, setup, playNull);
  assert.equal(new Set(played.map(({ viewer }) => viewer)).size, seats, 'everybody looked');
  const points = (await game.find({ name: /^\d+ points?$/ })).map(({ name }) => parseInt(name, 10));
  assert.equal(points.length, seats);
  if (sprint) assert.ok(Math.max(...points) <= POINTS);
  else assert.equal(played.length, CARDS, 'every card was laid');
  assert.ok(await game.waitFor({ role: 'heading', name: /win(s| together)!$/ }));
  await player.press('Play again');
  const again = await player.report();
  assert.deepEqual([again.screen, again.actions, again.seats], ['table', 0, seats]);
  await game.close();
}

test('null_game, 2 seats until all hands are empty, mouse', () => wholeNull('mouse', DESK, 2, false));
test('null_game, 2 seats, keyboard alone', () => wholeNull('keyboard', DESK, 2, true));
test('null_game, 2 seats, mirror alone', () => wholeNull('mirror', DESK, 2, true));
test('null_game, 8 seats, touch', () => wholeNull('touch', PHONE, 8, true));
