// The program on the page: starts it, hands it what it needs, and draws when it asks.
import makeSobremesa from './sobremesa.js';
import { openStorage } from './storage.js';
import { Sounds } from './sound.js';
import { Mirror } from './mirror.js';
import { listenToPointers } from './pointer.js';
import { watchSize } from './size.js';
import { WordPainter } from './words.js';
import { Loop } from './loop.js';
import { installHook } from './hook.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

// The program's exports with strings in and out.
class Program {
  constructor(module) {
    this.module = module;
  }
  call(name, ...args) {
    return this.module[`_page_${name}`](...args);
  }
  // Calls with some text before the time.
  say(name, ...args) {
    const time = args.pop();
    const bytes = encoder.encode(args.pop());
    const at = this.module._malloc(bytes.length + 1);
    this.module.HEAPU8.set(bytes, at);
    this.call(name, ...args, at, bytes.length, time);
    this.module._free(at);
  }
  ask(name, ...args) {
    const at = this.call(name, ...args);
    const end = this.module.HEAPU8.indexOf(0, at);
    return this.text(at, end - at);
  }
  give(which, bytes) {
    if (!bytes?.byteLength) return;
    this.module.HEAPU8.set(new Uint8Array(bytes), this.call('room', which, bytes.byteLength));
  }
  text(at, size) {
    return decoder.decode(this.module.HEAPU8.subarray(at, at + size));
  }
  bytes(at, size) {
    return this.module.HEAPU8.slice(at, at + size);
  }
}

export async function startApp({ program, fonts, early, fail }) {
  const canvas = document.getElementById('canvas');
  const storage = await openStorage();
  const kept = await Promise.all(['match', 'settings', 'people', 'own_cards'].map((name) => storage.get(name)));

  const host = {};
  const module = await makeSobremesa({
    canvas,
    host,
    instantiateWasm(imports, done) {
      WebAssembly.instantiateStreaming(program, imports).then(
        ({ instance, module: compiled }) => done(instance, compiled),
        (error) => {
          console.warn(error);
          fail('Sobremesa could not be started in this browser.');
        },
      );
      return {};
    },
  });
  const app = new Program(module);
  let ratio = 0;
  let measure = () => {};
  const loop = new Loop((now) => {
    // Where a new ratio is not told of (an emulated screen), the next picture is right all the same.
    if (devicePixelRatio !== ratio) measure();
    ratio = devicePixelRatio;
    return app.call('frame', now);
  });
  const sounds = new Sounds();
  const words = new WordPainter();
  const mirror = new Mirror(document.getElementById('mirror'), app);
  connect(host, { app, loop, sounds, words, mirror, storage });

  fonts.forEach((bytes, i) => app.give(i, bytes));
  kept.forEach((bytes, i) => app.give(4 + i, bytes));
  if (!app.call('start')) {
    fail('This browser offers no WebGL 2, with which Sobremesa draws its table.');
    return new Promise(() => {});
  }
  watchSystem(app, loop, canvas);
  if (new URLSearchParams(location.search).has('developer')) app.call('developer', performance.now());
  measure = watchSize(canvas, (size) => app.call('resize', ...size));
  listenToPointers(document.getElementById('stage'), app, sounds);
  installHook({ app, loop, mirror });
  await loop.nextFrame();
  mirror.show();
  const tap = early();
  if (tap) {
    for (const what of [0, 2]) app.call('pointer', what, tap.x, tap.y, 0, tap.touch ? 1 : 0, performance.now());
  }
}

// What the program may ask of the page (src/platform/web/host.h).
function connect(host, { app, loop, sounds, words, mirror, storage }) {
  const text = (at, size) => app.text(at, size);
  Object.assign(host, {
    requestFrame: () => loop.request(),
    wakeAt: (moment) => loop.wakeAt(moment),
    keep: (name, nameSize, bytes, count) => storage.put(text(name, nameSize), count ? app.bytes(bytes, count) : null),
    random: () => crypto.getRandomValues(new Uint32Array(1))[0],
    hasSound: (sound) => sounds.has(sound),
    giveSound: (sound, samples, count, rate) =>
      sounds.give(sound, new Float32Array(app.bytes(samples, count * 4).buffer), rate),
    play: (sound) => sounds.play(sound),
    vibrate: (ms) => navigator.vibrate?.(ms),
    mirror: (json, size) => mirror.update(JSON.parse(text(json, size))),
    say: (at, size) => mirror.say(text(at, size)),
    fullScreen: () =>
      document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.().catch(() => {}),
    showLicences: () => open('licences.txt', '_blank', 'noopener'),
    drawWords: (at, size, px, out) => {
      const drawn = words.draw(text(at, size), px);
      new Int32Array(app.module.HEAPU8.buffer, out, 3).set([drawn.width, drawn.height, drawn.baseline]);
    },
    takeWords: (rgba) => app.module.HEAPU8.set(words.pixels, rgba),
  });
}

function watchSystem(app, loop, canvas) {
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  const tell = () => app.call('reduced_motion', motion.matches ? 1 : 0, performance.now());
  motion.addEventListener('change', tell);
  tell();
  document.addEventListener('visibilitychange', () => {
    // Before it sleeps: what hiding changed is drawn at once, so that no hand lies in the window's last picture.
    app.call(document.hidden ? 'hidden' : 'shown', performance.now());
    loop.sleep(document.hidden);
  });
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault(); // or it would never come back
    app.call('context_lost');
  });
  canvas.addEventListener('webglcontextrestored', () => app.call('context_restored'));
  // One step of history stands for "back within the app"; it is put back each time it is used up.
  history.replaceState({ sobremesa: 0 }, '');
  history.pushState({ sobremesa: 1 }, '');
  addEventListener('popstate', (event) => {
    if (event.state?.sobremesa !== 0) return;
    if (app.call('back', performance.now())) history.pushState({ sobremesa: 1 }, '');
    else history.back();
  });
}
