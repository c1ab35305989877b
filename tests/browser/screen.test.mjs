// The canvas on its screen: rotation, pixel ratios, a lost WebGL context, 200 % text on a small phone.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { closeBrowser, openGame } from './lib.mjs';
import { Player, setUp, winTurn } from './play.mjs';

after(closeBrowser);

// Canvas, layout and window agree, and the controls in the corners are where a finger finds them.
async function fits(game, [width, height], ratio) {
  await game.page.waitForFunction(
    ([w, h, r]) => {
      const canvas = document.getElementById('canvas');
      return canvas.width === Math.round(w * r) && canvas.height === Math.round(h * r);
    },
    [width, height, ratio],
    { timeout: 10000 },
  );
  await game.still();
  const box = await game.page.evaluate(() => {
    const { left, top, width: w, height: h } = document.getElementById('canvas').getBoundingClientRect();
    return [left, top, w, h];
  });
  assert.deepEqual(box, [0, 0, width, height]);
  for (const [corner, screen] of [['Menu', 3], ['Rules', null]]) {
    const { box: at } = await game.one({ role: 'button', name: corner });
    assert.ok(at.x >= 0 && at.y >= 0 && at.x + at.w <= width && at.y + at.h <= height, `${corner} is on the screen`);
    assert.ok(at.w >= 44 && at.h >= 44, `${corner} is large enough`);
    assert.equal(corner === 'Menu', at.x < width / 2, `${corner} is in its corner`);
    await game.tap({ role: 'button', name: corner });
    if (screen) await game.tap({ role: 'button', name: 'Close' });
    else await game.tap({ role: 'button', name: 'Back' });
    assert.equal((await game.ask('report')).screen, 'table');
  }
}

async function atTable(options, seats = 3) {
  const game = await openGame({ ...options, query: '?developer' });
  const player = new Player(game, options.touch ? 'touch' : 'mouse');
  await setUp(player, { title: 'Null', seats });
  return { game, player };
}

test('ten rotations amid a match: canvas = CSS size × ratio, corner controls hit', async () => {
  const { game } = await atTable({ size: [390, 844], touch: true, ratio: 2 });
  for (let turn = 1; turn <= 10; ++turn) {
    const size = turn % 2 ? [844, 390] : [390, 844];
    await game.page.setViewportSize({ width: size[0], height: size[1] });
    await fits(game, size, 2);
  }
  await game.close();
});

test('pixel ratio 1 → 1.5 → 2 → 3 → 1', async () => {
  const { game } = await atTable({ size: [640, 400] });
  const session = await game.context.newCDPSession(game.page);
  for (const ratio of [1, 1.5, 2, 3, 1]) {
    const screen = { width: 640, height: 400, deviceScaleFactor: ratio, mobile: false };
    await session.send('Emulation.setDeviceMetricsOverride', screen);
    await game.page.waitForFunction((wanted) => devicePixelRatio === wanted, ratio);
    // Of a ratio that changes alone an emulated screen tells the page nothing: the next picture notices.
    await game.page.mouse.move(320, 200);
    await game.page.mouse.move(...(await game.place({ role: 'button', name: 'Menu' })));
    await fits(game, [640, 400], ratio);
  }
  await game.close();
});

// A screen whose ratio changes alone, as real ones tell it: by a media query, once.
function otherScreens() {
  let ratio = 1;
  let told = [];
  const original = window.matchMedia.bind(window);
  Object.defineProperty(window, 'devicePixelRatio', { get: () => ratio });
  window.matchMedia = (query) => {
    if (!query.includes('resolution')) return original(query);
    const list = new EventTarget();
    list.matches = query.includes(`${ratio}dppx`);
    if (list.matches) told.push(list);
    return list;
  };
  window.moveToScreen = (next) => {
    ratio = next;
    for (const list of told.splice(0)) list.dispatchEvent(new Event('change'));
  };
}

test('a pixel ratio that changes alone is noticed at once, each time, and nothing waits for it', async () => {
  const { game } = await atTable({ size: [640, 400], init: otherScreens });
  for (const ratio of [2, 1.25, 3]) {
    assert.deepEqual(await game.ask('pending'), { frames: 0, timers: 0 });
    await game.page.evaluate((next) => window.moveToScreen(next), ratio);
    await fits(game, [640, 400], ratio);
  }
  await game.close();
});

// --- the context ----------------------------------------------------------------

// Both pictures, compared by another page: the share of pixels that differ, and how much is in the first.
async function compare(game, before, now) {
  const page = await game.context.newPage();
  const result = await page.evaluate(async (pictures) => {
    const [a, b] = await Promise.all(
      pictures.map(async (data) => {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
        const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        pen.drawImage(bitmap, 0, 0);
        return pen.getImageData(0, 0, bitmap.width, bitmap.height).data;
      }),
    );
    const colours = new Set();
    let different = 0;
    for (let i = 0; i < a.length; i += 4) {
      colours.add((a[i] << 16) | (a[i + 1] << 8) | a[i + 2]);
      const apart = Math.abs(a[i] - b[i]) + Math.abs(a[i + 1] - b[i + 1]) + Math.abs(a[i + 2] - b[i + 2]);
      if (apart > 12) ++different;
    }
    return { colours: colours.size, different: different / (a.length / 4) };
  }, [before, now].map((picture) => picture.toString('base64')));
  await page.close();
  return result;
}

const context = (game, what) =>
  game.page.evaluate((does) => {
    const canvas = document.getElementById('canvas');
    window.losing ??= canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
    const told = new Promise((done) =>
      canvas.addEventListener(does === 'loseContext' ? 'webglcontextlost' : 'webglcontextrestored', done, { once: true }),
    );
    window.losing[does]();
    return told.then(() => undefined);
  }, what);

test('a context that is lost amid a hand comes back with everything on it', async () => {
  const { game, player } = await atTable({ size: [640, 480] });
  await player.press(/to look$/);
  const hand = await game.find({ role: 'option' });
  await game.tap(hand[0]);
  await game.page.mouse.move(2, 240);
  await game.still();
  const before = await game.screenshot();
  const report = await game.ask('report');
  for (let time = 0; time < 2; ++time) {
    await context(game, 'loseContext');
    // What happens while nothing can be drawn is not lost.
    await game.page.keyboard.press('Tab');
    await context(game, 'restoreContext');
    await game.page.evaluate(() => document.activeElement.blur());
    await game.still();
  }
  assert.deepEqual(await game.ask('report'), report);
  // The ring around what has the focus may stay; the rest is the same picture.
  const { colours, different } = await compare(game, before, await game.screenshot());
  assert.ok(colours > 200, `the table is a picture: ${colours} colours`);
  assert.ok(different < 0.02, `${(different * 100).toFixed(2)} % of the pixels differ`);
  await player.press(/^Lay the /);
  assert.equal((await game.ask('report')).actions, 1);
  assert.deepEqual(game.errors, []);
  await game.close();
});

// --- large text -----------------------------------------------------------------

test('at 200 % text on 320×568, set by taps, a turn of WIN is played', async () => {
  const size = [320, 568];
  const game = await openGame({ size, touch: true });
  const player = new Player(game, 'touch', async () => {
    for (const node of await game.nodes()) {
      if (node.role !== 'button' && node.role !== 'option' && node.role !== 'toggle') continue;
      const { x, y, w, h } = node.box;
      assert.ok(x >= -0.5 && x + w <= size[0] + 0.5, `“${node.name}” is as wide as the screen at most`);
      if (node.clip) continue; // it scrolls into view
      assert.ok(y >= -0.5 && y + h <= size[1] + 0.5, `“${node.name}” stands on the screen`);
      assert.ok(h >= 43.5 && w >= 43.5, `“${node.name}” is large enough for a finger: ${w}×${h}`);
    }
  });
  await player.press('Settings');
  const line = (await game.one({ role: 'heading', name: 'Settings' })).box.h;
  await player.press('200 %');
  assert.ok((await game.find({ role: 'option', name: '200 %' })).at(-1).state.chosen);
  assert.ok((await game.one({ role: 'heading', name: 'Settings' })).box.h >= line);
  await player.press('Back');
  await setUp(player, { title: 'WIN', seats: 4 });
  const { white } = await winTurn(player, { hero: 'nobody', everybody: true, sand: true });
  assert.ok(white);
  const report = await game.ask('report');
  assert.equal(report.screen, 'table');
  assert.ok(report.actions >= 8, `${report.actions} actions`);
  await game.close();
});
