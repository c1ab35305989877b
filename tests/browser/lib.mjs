// The browser tests' harness: serves the built site, starts Chromium, and acts on Nodes as a player does.
//
//   const game = await openGame({ size: [390, 844], ratio: 3, touch: true });
//   await game.tap({ name: 'Play' });
//
// What always holds: input is pointer, touch or key events at a Node's box; reading goes through window.sobremesa.
// Left out: what is tested.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../tools/serve.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const SITE = process.env.SITE ?? join(ROOT, 'build', 'web', 'site');
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const require = createRequire(join(process.env.SOBREMESA_NPM_DIR ?? join(ROOT, 'node_modules'), 'x.js'));
const FLAGS = [
  '--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist', '--disable-quic',
  '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
];

let shared = null; // one browser and one server for all tests of a file

export async function browser() {
  shared ??= (async () => {
    const { chromium } = require('playwright-core');
    const [server, instance] = await Promise.all([
      serve(SITE, { port: 0 }),
      chromium.launch({ executablePath: CHROMIUM, args: FLAGS }),
    ]);
    return { server, instance, url: server.url };
  })();
  return shared;
}

// To be called once, after all tests of a file.
export async function closeBrowser() {
  if (!shared) return;
  const { server, instance } = await shared;
  shared = null;
  await instance.close();
  await server.close();
}

// Opens the page and waits until it can be tapped.
export async function openGame({ size = [1280, 720], ratio = 1, touch = false, query = '', reducedMotion = true, init, ready = true, goto = true } = {}) {
  const { instance, url } = await browser();
  const context = await instance.newContext({
    viewport: { width: size[0], height: size[1] },
    deviceScaleFactor: ratio,
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  });
  const page = await context.newPage();
  const game = new Game(page, context, touch);
  if (init) await page.addInitScript(init);
  if (!goto) return game; // the test prepares the page, and goes there itself
  await page.goto(url + query);
  if (ready) await game.ready();
  return game;
}

// Two words of a name, a whole one, or a pattern.
const matches = (wanted, actual) => (wanted instanceof RegExp ? wanted.test(actual) : wanted === undefined || wanted === actual);

export class Game {
  constructor(page, context, touch = false) {
    this.page = page;
    this.context = context;
    this.touch = touch;
    this.errors = [];
    page.on('pageerror', (error) => this.errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
  }
  close() {
    return this.context.close();
  }
  async ready() {
    await this.page.waitForFunction(() => window.sobremesa && document.querySelector('#first') === null, null, { timeout: 60000 });
  }

  // --- reading --------------------------------------------------------------

  // One answer of the hook: game.ask('report').
  ask(name, ...args) {
    return this.page.evaluate(([what, given]) => window.sobremesa[what](...given), [name, args]);
  }
  nodes() {
    return this.ask('nodes');
  }
  // Nodes by any of id, role, name; the last of them lies on top.
  async find({ id, role, name, enabled } = {}) {
    const nodes = await this.nodes();
    return nodes.filter(
      (node) =>
        matches(id, node.id) && matches(role, node.role) && matches(name, node.name) &&
        (enabled === undefined || node.state.enabled === enabled),
    );
  }
  async one(what) {
    const found = await this.find(what);
    if (!found.length) {
      const names = (await this.nodes()).filter((node) => node.name).map((node) => `${node.role} “${node.name}”`);
      throw new Error(`no Node ${describe(what)}; there are ${names.join(', ')}`);
    }
    return found.at(-1);
  }
  async waitFor(what, timeout = 10000) {
    const end = Date.now() + timeout;
    for (;;) {
      const found = await this.find(what);
      if (found.length) return found.at(-1);
      if (Date.now() > end) return this.one(what);
      await this.page.waitForTimeout(30);
    }
  }
  // Until nothing moves: no frame is pending. Sand that runs moves for longer: then until a second of frames is over.
  async still(timeout = 20000) {
    await this.page.evaluate(() => (window.stillSince = performance.now()));
    await this.page.waitForFunction(
      () => window.sobremesa.pending().frames === 0 || performance.now() - window.stillSince > 1000,
      null,
      { timeout },
    );
  }

  // --- acting ---------------------------------------------------------------

  // The middle of a Node's visible part.
  static middle(node) {
    let { x, y, w, h } = node.box;
    if (node.clip) {
      const [cx, cy, cw, ch] = node.clip;
      const right = Math.min(x + w, cx + cw);
      const bottom = Math.min(y + h, cy + ch);
      x = Math.max(x, cx);
      y = Math.max(y, cy);
      w = right - x;
      h = bottom - y;
    }
    return [x + w / 2, y + h / 2];
  }
  async place(what) {
    const node = what.box ? what : await this.waitFor(what);
    return this.free(node, await this.nodes());
  }
  // A spot of the Node that nothing lies on: its middle, else where a card of a fan shows.
  free(node, nodes) {
    const inside = ({ box }, [x, y]) => x >= box.x && x < box.x + box.w && y >= box.y && y < box.y + box.h;
    const above = nodes.filter((other) => other.z > node.z && other.accepts.tap && other.parent === node.parent);
    const { x, y, w, h } = node.box;
    const spots = [Game.middle(node), ...[12, w - 12].flatMap((dx) => [12, h / 2, h - 12].map((dy) => [x + dx, y + dy]))];
    return spots.find((spot) => !above.some((other) => inside(other, spot))) ?? spots[0];
  }
  async tap(what) {
    const [x, y] = await this.place(what);
    if (this.touch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
    await this.still();
  }
  // Held for a while, then let go.
  async hold(what, ms = 520) {
    const [x, y] = await this.place(what);
    await this.down(x, y);
    await this.page.waitForTimeout(ms);
    await this.up(x, y);
    await this.still();
  }
  // In steps, as a finger moves.
  async drag(from, to, steps = 12) {
    const [x, y] = Array.isArray(from) ? from : await this.place(from);
    const [tx, ty] = Array.isArray(to) ? to : await this.place(to);
    await this.down(x, y);
    for (let i = 1; i <= steps; ++i) {
      await this.move(x + ((tx - x) * i) / steps, y + ((ty - y) * i) / steps);
      await this.page.waitForTimeout(16);
    }
    await this.up(tx, ty);
    await this.still();
  }
  async key(name) {
    await this.page.keyboard.press(name);
    await this.still();
  }
  async down(x, y) {
    if (this.touch) return this.touches('touchStart', [[x, y]]);
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
  }
  async move(x, y) {
    return this.touch ? this.touches('touchMove', [[x, y]]) : this.page.mouse.move(x, y);
  }
  async up() {
    return this.touch ? this.touches('touchEnd', []) : this.page.mouse.up();
  }
  // Real fingers, through the browser's own input: [x, y, which], those that are down, or with touchEnd those that lift;
  // with none given all do.
  async touches(type, points) {
    this.session ??= await this.context.newCDPSession(this.page);
    await this.session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y, which], i) => ({ x, y, id: which ?? i })),
    });
  }
  screenshot(path) {
    return this.page.screenshot({ path });
  }
}

function describe(what) {
  return Object.entries(what).map(([key, value]) => `${key} ${value}`).join(', ');
}
