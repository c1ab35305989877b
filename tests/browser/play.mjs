// How players play: one press by mouse, finger, keyboard or mirror, and whole matches made of such presses.
//
// What always holds: each way uses its own input alone, finds things by role and name, and waits for what the hook says
// instead of a time. Left out: what is expected of a match (the tests).
import assert from 'node:assert/strict';
import { Game } from './lib.mjs';

const middleOf = ([x, y, w, h]) => [x + w / 2, y + h / 2];
const boxOf = ({ x, y, w, h }) => [x, y, w, h];

// --- one press ----------------------------------------------------------------

const visibleHeight = ({ box, clip }) =>
  clip ? Math.min(box.y + box.h, clip[1] + clip[3]) - Math.max(box.y, clip[1]) : box.h;

// The middle part of the screen, from its top and how high.
async function screenful(game) {
  const height = await game.page.evaluate(() => innerHeight);
  return [height * 0.3, height * 0.4];
}

// Moves a panel under a finger or the wheel until the Node can be tapped.
async function reveal(game, what) {
  for (let turn = 0; turn < 40; ++turn) {
    const node = await game.waitFor(what);
    if (visibleHeight(node) > Math.min(30, node.box.h * 0.6)) return node;
    let [x, y, w, h] = node.clip;
    if (h < 80) [y, h] = await screenful(game); // hardly anything of its panel shows: what holds that has to move
    const by = Math.max(-h * 0.6, Math.min(h * 0.6, node.box.y + node.box.h / 2 - (y + h / 2)));
    const at = [x + w / 2, y + h / 2];
    if (game.touch) {
      // Beside the middle, where a seat could be dragged instead.
      await game.drag([x + 4, at[1] + by / 2], [x + 4, at[1] - by / 2], 6);
    } else {
      await game.page.mouse.move(...at);
      await game.page.mouse.wheel(0, by);
      await game.still();
    }
  }
  throw new Error(`${JSON.stringify(String(what.name))} cannot be scrolled into view`);
}

async function point(game, what) {
  const node = await reveal(game, what);
  if (!node.accepts.holdToOpen) return game.tap(node);
  const { viewer } = await game.ask('report');
  const [x, y] = Game.middle(node);
  await game.down(x, y);
  await game.page.waitForFunction((before) => window.sobremesa.report().viewer !== before, viewer);
  await game.up(x, y);
  await game.still();
}

const ARROWS = (from, to) => {
  const [x, y] = middleOf(from);
  const [tx, ty] = middleOf(to);
  const across = tx > x ? 'ArrowRight' : 'ArrowLeft';
  const along = ty > y ? 'ArrowDown' : 'ArrowUp';
  return Math.abs(tx - x) > Math.abs(ty - y) ? [across, along] : [along, across];
};

// What has the focus, as the mirror's element says it, and the nearest group around it.
const focused = (game) =>
  game.page.evaluate(() => {
    const element = document.activeElement?.closest('#mirror [data-id]');
    return { id: element?.dataset.id ?? '', group: element?.closest('[role=group],[role=listbox]')?.dataset.id ?? '' };
  });
const groupOf = (game, id) =>
  game.page.evaluate(
    (wanted) =>
      document.querySelector(`#mirror [data-id="${wanted}"]`)?.closest('[role=group],[role=listbox]')?.dataset.id ?? '',
    id,
  );

// Tab from group to group, arrows inside one, Enter. The mouse is never touched.
async function keyTo(game, what) {
  const target = await game.waitFor(what);
  const home = await groupOf(game, target.id);
  let stuck = 0;
  for (let presses = 0; presses < 160; ++presses) {
    const now = await focused(game);
    if (now.id === target.id) return target;
    if (home && now.group === home && stuck < 2) {
      const from = (await game.nodes()).find(({ id }) => id === now.id);
      const [first, second] = ARROWS(boxOf(from.box), boxOf(target.box));
      await game.page.keyboard.press(first);
      if ((await focused(game)).id !== now.id) continue;
      await game.page.keyboard.press(second);
      if ((await focused(game)).id !== now.id) continue;
      ++stuck;
    }
    await game.page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${target.role} “${target.name}”`);
}
async function byKeys(game, what) {
  await keyTo(game, what);
  await game.page.keyboard.press('Enter');
  await game.still();
}

// As a screen reader does: the element by its role and name, activated. What stands in a button belongs to its name.
const escaped = (words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
async function byMirror(game, what) {
  const { role, name } = await game.waitFor(what);
  const begins = new RegExp(`^${escaped(name)}( |$)`);
  const named = game.page.getByRole(role === 'toggle' ? 'button' : role, { name: begins });
  // Of several things with one name, such as equal cards, a certain one.
  const wanted = what.id ? named.and(game.page.locator(`[data-id="${what.id}"]`)) : named;
  await wanted.last().dispatchEvent('click');
  await game.still();
}

export const ways = { mouse: point, touch: point, keyboard: byKeys, mirror: byMirror };

// A game opened for one way of input, with `press` for it.
export class Player {
  constructor(game, way, onStep = async () => {}) {
    this.game = game;
    this.way = way;
    this.onStep = onStep;
    this.presses = 0;
  }
  async press(what) {
    const wanted = typeof what === 'string' || what instanceof RegExp ? { name: what } : what;
    await ways[this.way](this.game, { enabled: true, ...pressable(wanted) });
    ++this.presses;
    await this.onStep(wanted);
  }
  async has(name) {
    return (await this.game.find({ name, enabled: true })).some(canBePressed);
  }
  report() {
    return this.game.ask('report');
  }
}

const PRESSED = /^(button|toggle|option)$/;
const canBePressed = ({ role }) => PRESSED.test(role);
const pressable = (what) => ({ role: PRESSED, ...what });

// --- whole matches ------------------------------------------------------------

// From the shelf to the table.
export async function setUp(player, { title, seats, options = [] }) {
  await player.press(`Play ${title}`);
  for (let now = (await player.game.one({ name: /^\d+ players$/ })).name; now !== `${seats} players`; ) {
    await player.press(parseInt(now, 10) < seats ? 'Add a player' : /^Remove /);
    const next = (await player.game.one({ name: /^\d+ players$/ })).name;
    assert.notEqual(next, now, 'a press on the stepper changes the number of players');
    now = next;
  }
  for (const option of options) await player.press(option);
  await player.press('Deal');
  const report = await player.report();
  assert.equal(report.screen, 'table');
  assert.equal(report.seats, seats);
}

// From the table of a match that is over.
export async function seeResult(player) {
  assert.equal((await player.report()).screen, 'table', 'how a match ended is seen on the table first');
  await player.press('See the result');
}

// The two who argue, by the line in the middle before a character is drawn.
async function arguing(game) {
  const { name } = await game.one({ role: 'heading', name: / against / });
  return name.split(' against ');
}

// One secret ballot: the device goes to whoever is asked for, who votes for `side`.
async function vote(player, side) {
  await player.press(/ · (hold|tap) to look$/);
  const lone = !side && !(await player.has('Abstain'));
  const choice = side ?? 'White';
  if (side || lone) {
    await player.press(new RegExp(`^${choice}: `));
    await player.press(`Vote ${choice.toLowerCase()}`);
  } else {
    await player.press('Abstain');
    await player.press('Vote for nobody');
  }
}

// A whole turn of WIN. `hero` wins it when they argue; otherwise everybody abstains who may, so that a match is short.
// `everybody`: each voter's seat is tapped, not only as many as it takes.
export async function winTurn(player, { hero, everybody = false, sand = false } = {}) {
  const [white, black] = await arguing(player.game);
  const side = hero === white ? 'White' : hero === black ? 'Black' : undefined;
  await player.press('Draw characters');
  await player.press('Turn up the challenge');
  if (sand) await player.press(/^Start: /);
  for (let speech = 0; speech < 4; ++speech) await player.press('Done early');
  if (await player.has('Show of hands')) await player.press('Show of hands');
  if (await player.has(/to look$/)) {
    while (await player.has(/to look$/)) await vote(player, side);
  } else {
    await showHands(player, side, everybody);
  }
  // The verdict that wins the game stays on stage as well.
  if (!(await player.report()).over) await player.press('Next turn');
  return { white, black, won: side ? hero : undefined };
}

async function showHands(player, side, everybody) {
  const voters = (await player.game.find({ name: /: no vote yet$/ })).map(({ name }) => name.replace(': no vote yet', ''));
  const lone = voters.length === 1;
  const tapped = everybody ? voters : side || lone ? voters.slice(0, 1) : [];
  for (const who of tapped) {
    await player.press(`${who}: no vote yet`);
    if (side !== 'Black') await player.press(`${who}: black`);
  }
  const all = tapped.length === voters.length;
  await player.press(all ? 'Count the votes' : /^\d+ abstains?: count$/);
  if (!all) await player.press('Yes');
}

// From the dealt table to the result; returns the turns. The first to argue as black is who wins: they argue again soon.
export async function playWin(player, options = {}) {
  const [, hero] = await arguing(player.game);
  const turns = [];
  while (!(await player.report()).over) {
    assert.ok(turns.length < 40, 'the match ends');
    turns.push(await winTurn(player, { hero, ...options, everybody: options.everybody && !turns.length }));
  }
  await seeResult(player);
  return { hero, turns };
}

// One look and one card in null_game: the first seat lays its highest, the others their lowest, so that it ends soon.
export async function lay(player, { expectHand } = {}) {
  await player.press(/ · (hold|tap) to look$/);
  const { viewer } = await player.report();
  const hand = (await player.game.find({ role: 'option', name: /^\d+$/ })).map(({ name }) => Number(name));
  expectHand?.(viewer, hand);
  const card = viewer === 0 ? Math.max(...hand) : Math.min(...hand);
  await player.press({ role: 'option', name: String(card) });
  await player.press(`Lay the ${card}`);
  return { viewer, hand, card };
}

export async function playNull(player, options) {
  const moves = [];
  while (!(await player.report()).over) {
    assert.ok(moves.length < 200, 'the match ends');
    moves.push(await lay(player, options));
  }
  await seeResult(player);
  return moves;
}

// --- Eternamente Temporário -----------------------------------------------------

const FEELING = / of (Sadness|Fear|Anger)/;
const STRESS = /^(Overtime|Breakdown|Escalation|Echo|Do Not Disturb|Call Transfer|Backlog|Shredder)$/;
const options = (player, name) => player.game.find({ role: 'option', name, enabled: true });
const byId = ({ id, name }) => ({ id, name });

// Everyone's secret choice: the first cards of the hand.
export async function etChoose(player) {
  const choosing = async () => (await player.game.find({ name: /^(Everyone chooses in secret|Lay them face down)$/ })).length > 0;
  while (await choosing()) {
    if (await player.has(/ to look$/)) await player.press(/ to look$/);
    while (!(await player.has('Lay them face down'))) {
      const [next] = (await options(player, FEELING)).filter(({ state }) => !state.chosen && !state.dim);
      await player.press(byId(next));
    }
    await player.press('Lay them face down');
  }
}

// All take the first badge and the first Stress card that are left.
export async function etDraft(player) {
  for (;;) {
    const [team] = await options(player, /badges? left$/);
    if (!team) return;
    await player.press(byId(team));
    await player.press(byId((await options(player, STRESS))[0]));
    await player.press(/ joins /);
  }
}

// Whose turn it is, as the table says it: { name, team }.
export async function etOnTurn(player) {
  const { name } = await player.game.one({ name: /, on turn,/ });
  const [who] = name.split(', ');
  return { name: who, team: /Customer Service/.test(name) ? 'Customer Service' : 'Collections Agency' };
}

// Adds bright cards until none is left: then what is chosen is a play. False when nothing can be played.
export async function etChooseCards(player) {
  for (let cards = 0; ; ++cards) {
    const [next] = (await options(player, FEELING)).filter(({ state }) => !state.chosen && !state.dim);
    if (!next) return cards > 0;
    await player.press(byId(next));
  }
}

const PLAYS = { role: 'button', name: /^(Play|Lead) / };

// One turn: plays if it can and `plays`, else passes, on the public table where that is possible.
export async function etTurn(player, { plays = true } = {}) {
  if (!plays && (await player.has(/ passes$/))) return player.press(/ passes$/);
  if (await player.has(/ to look$/)) await player.press(/ to look$/);
  if (await etChooseCards(player)) {
    await player.press(PLAYS);
  } else {
    await player.press('Pass');
    await player.press('Just pass');
  }
  // A play after which a Stress card could never be used again is asked about.
  if (await player.has('Yes')) await player.press('Yes');
}

// From the dealt table to the result; returns how many rounds it took. Customer Service plays, the others pass: so a
// match is short.
export async function playEt(player, { onTurn = async () => {} } = {}) {
  for (let round = 1; ; ++round) {
    assert.ok(round < 8, 'the match ends');
    await etChoose(player);
    await etDraft(player);
    for (let turns = 0; await player.game.page.evaluate(() => window.sobremesa.nodes().some(({ name }) => /, on turn,/.test(name))); ++turns) {
      assert.ok(turns < 400, 'the round ends');
      const { team } = await etOnTurn(player);
      await onTurn(turns);
      await etTurn(player, { plays: team === 'Customer Service' });
    }
    if ((await player.report()).over) {
      await seeResult(player);
      return round;
    }
    await player.press(/^Deal round /);
  }
}
