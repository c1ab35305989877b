// Whole matches, watched at every step: nothing that the present viewer may not know is drawn, moves, stands in the DOM
// or is spoken; and what takes the device out of sight leaves the blank curtain.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { closeBrowser, openGame } from './lib.mjs';
import { lay, Player, playNull, playWin, setUp } from './play.mjs';

after(closeBrowser);

// What may be spoken for all to hear; whatever else comes is told to one seat.
const SPOKEN = {
  Null: /^(.+ has chosen\.|.+ shows \d+\.|.+ wins the round\.|Nobody wins the round\.|The game is over\.|)$/,
  WIN: /^(.+ argues against .+|.+ draws .+|The challenge: .+|.+ has spoken\.|.+ is done early\.|.+ has voted\.|\d+ white, \d+ black\.|.+ wins .+|Nobody wins .+|)$/,
};

// In each frame of the browser: who looks, what is painted, what stands in the DOM, and what is spoken. A step's frames
// are read after it.
function record() {
  window.recorded = [];
  const elements = (root) => [...root.querySelectorAll('*')];
  const own = (element) => [...element.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data).join('').trim();
  window.domWords = () => {
    const words = [];
    for (const element of [document.documentElement, ...elements(document.documentElement)]) {
      if (element.closest('head, script, style, #first, #live')) continue;
      words.push(own(element));
      for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'aria-valuetext'])
        words.push(element.getAttribute(name) ?? '');
      if (element.matches('input')) words.push(element.value);
    }
    return words.filter(Boolean);
  };
  const frame = () => {
    requestAnimationFrame(frame);
    // Between a press that changes the viewer and the frame that shows it there are no Nodes.
    if (!window.sobremesa?.nodes().length) return;
    const { viewer, screen, digest } = window.sobremesa.report();
    const spoken = document.getElementById('live').textContent.replace('\u00a0', '');
    window.recorded.push({ viewer, screen, digest, spoken, painted: window.sobremesa.painted().sort(), dom: window.domWords() });
  };
  requestAnimationFrame(frame);
}

const frames = (game) =>
  game.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(window.recorded.splice(0)))));

// Words of `many` that are not in `few`, each counted as often as it occurs.
function beyond(many, few) {
  const left = new Map();
  for (const word of few) left.set(word, (left.get(word) ?? 0) + 1);
  return many.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

// The walk: a step is one press of a player. Each frame that is seen on the way to rest belongs to the picture before
// the press or to the one after; where the viewer changed, the one after has nothing of the one before.
class Walk {
  steps = 0;
  viewers = new Set();
  #last;

  constructor(game, title) {
    this.game = game;
    this.title = title;
  }
  async begin() {
    await this.game.still();
    this.#last = (await frames(this.game)).at(-1);
  }
  async step(what) {
    const { game } = this;
    const last = this.#last;
    await game.still();
    const where = `after “${what.name}” (step ${++this.steps})`;
    const seen = await frames(game);
    const rest = seen.at(-1);
    assert.equal(await game.ask('leak'), '', `the screen tells its viewer’s own secrets only, ${where}`);
    await this.mirrorIsNodes(where);
    const known = rest.viewer === last.viewer ? both(last, rest) : rest;
    for (const { digest, painted, dom, spoken } of seen) {
      assert.match(spoken, SPOKEN[this.title], where);
      if (digest === last.digest && digest !== rest.digest) continue;
      assert.deepEqual(beyond(painted, known.painted), [], `nothing of another picture is painted for ${rest.viewer}, ${where}`);
      assert.deepEqual(beyond(dom, known.dom), [], `nothing of another picture stands in the DOM for ${rest.viewer}, ${where}`);
    }
    assert.equal(rest.dom.includes('Hide'), rest.viewer >= 0, `a hand is open for a seat alone, ${where}`);
    assert.ok(rest.painted.length > 5, `something is painted, ${where}`);
    this.viewers.add(rest.viewer);
    this.#last = rest;
  }
  // Every word in the DOM stems from a Node that is on screen now.
  async mirrorIsNodes(where) {
    const { dom, nodes, mirrored } = await this.game.page.evaluate(() => ({
      dom: window.domWords(),
      nodes: window.sobremesa.nodes(),
      mirrored: [...document.querySelectorAll('#mirror [data-id]')].map((element) => element.dataset.id),
    }));
    const allowed = nodes.filter(({ role }) => role !== 'none').flatMap(({ name, why, value }) => [name, why, value]);
    assert.deepEqual(beyond(dom, allowed.filter(Boolean)), [], `the DOM says only what Nodes say, ${where}`);
    const present = nodes.filter(({ role }) => role !== 'none').map(({ id }) => id);
    assert.deepEqual(mirrored.sort(), present.sort(), `one element for each Node, ${where}`);
  }
}
const both = (a, b) => ({ painted: [...a.painted, ...b.painted], dom: [...a.dom, ...b.dom] });

async function walk(title, setup, play) {
  // Full motion: what leaves must be gone with its viewer although it moves.
  const game = await openGame({ size: [640, 400], query: '?developer', reducedMotion: false, init: record });
  const watch = new Walk(game, title);
  const player = new Player(game, 'mouse');
  await setUp(player, { title, ...setup });
  await watch.begin();
  player.onStep = (what) => watch.step(what);
  await play(player);
  assert.equal((await player.report()).screen, 'result');
  assert.deepEqual(game.errors, []);
  await game.close();
  return watch;
}

test('a whole match of null_game', async () => {
  const seats = 3;
  const watch = await walk('Null', { seats }, (player) => playNull(player));
  assert.equal(watch.viewers.size, seats + 1, 'everybody looked, and the table was seen');
});

test('a match of WIN with secret votes', async () => {
  const watch = await walk('WIN', { seats: 4, options: ['In secret'] }, (player) => playWin(player));
  assert.equal(watch.viewers.size, 4 + 1);
});

// --- out of sight ---------------------------------------------------------------

// A seat's private view with a card chosen, and the words that only it may see.
async function privately() {
  const game = await openGame({ size: [640, 400], query: '?developer', reducedMotion: false, init: record });
  const player = new Player(game, 'mouse');
  await setUp(player, { title: 'Null', seats: 2 });
  await lay(player);
  await player.press(/to look$/);
  await game.tap((await game.find({ role: 'option' }))[0]);
  const choice = (await game.one({ name: /^Lay the / })).name;
  return { game, player, choice };
}

// Nothing is on the device but whose it is.
async function blank(game, choice) {
  await game.still();
  const report = await game.ask('report');
  assert.equal(report.blank, true);
  assert.equal(report.viewer, -1);
  assert.equal(report.actions, 1, 'the match is where it was');
  const names = (await game.nodes()).map(({ name }) => name).filter(Boolean);
  assert.deepEqual(
    names.filter((name) => !['Null', 'Player 2', 'Player 2’s turn', 'Show the table'].includes(name)),
    [],
    'under the curtain there is the game, whose turn it is, and the way on',
  );
  assert.deepEqual((await game.ask('painted')).filter((word) => word === choice || /^\d+$/.test(word)), []);
  assert.deepEqual((await game.page.evaluate(() => window.domWords())).filter((word) => word === choice || /^\d+$/.test(word)), []);
}

// The curtain opens on the public table, where the same seat is asked for.
async function goesOn(game, player) {
  await player.press('Show the table');
  assert.ok(await game.waitFor({ name: 'Player 2 · hold to look' }));
  assert.equal((await lay(player)).viewer, 1);
}

test('a reload comes back behind the blank curtain', async () => {
  const { game, player, choice } = await privately();
  await game.page.reload();
  await game.ready();
  await blank(game, choice);
  await goesOn(game, player);
  await game.close();
});

test('a hidden tab is blank before it is seen again', async () => {
  const { game, player, choice } = await privately();
  const hide = (hidden) =>
    game.page.evaluate((now) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (now ? 'hidden' : 'visible') });
      document.dispatchEvent(new Event('visibilitychange'));
      return { words: window.domWords(), frames: window.sobremesa.frames(), pending: window.sobremesa.pending() };
    }, hidden);
  const before = await game.ask('frames');
  const { words, frames: drawn, pending } = await hide(true);
  assert.deepEqual(words.filter((word) => word === choice || /^\d+$/.test(word)), [], 'the DOM is clean at once');
  assert.ok(drawn > before, 'and the canvas was drawn without the hand');
  assert.deepEqual(pending, { frames: 0, timers: 0 }, 'a hidden tab has nothing to do');
  await hide(false);
  await blank(game, choice);
  await goesOn(game, player);
  await game.close();
});

test('leaving the page and going back finds the blank curtain', async () => {
  const { game, player, choice } = await privately();
  await game.page.goto('about:blank');
  await game.page.goBack();
  await game.ready();
  await blank(game, choice);
  await goesOn(game, player);
  await game.close();
});

test('the back gesture draws the blank curtain', async () => {
  const { game, player, choice } = await privately();
  await game.page.evaluate(() => history.back());
  await game.page.waitForFunction(() => window.sobremesa.report().viewer === -1);
  await game.still();
  await blank(game, choice);
  await goesOn(game, player);
  await game.close();
});
