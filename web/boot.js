// Starts the app: fetches program and fonts with measured progress, remembers an early tap, and says in plain words
// what is wrong when it cannot start.
import { sizes } from './parts.js';
import { startApp } from './app.js';

const first = document.getElementById('first');
const hint = document.getElementById('hint');
const bar = document.getElementById('progress');
const retry = document.getElementById('retry');

function fail(words) {
  hint.textContent = words;
  bar.hidden = true;
  retry.hidden = false;
  first.classList.remove('done');
}
retry.addEventListener('click', () => location.reload());

// A tap before there is anything to tap: the last one counts, once the table lies there.
let early = null;
first.addEventListener('pointerup', (event) => {
  if (event.target !== retry) early = { x: event.clientX, y: event.clientY, touch: event.pointerType === 'touch' };
});

function whatIsMissing() {
  if (typeof WebAssembly !== 'object') return 'This browser does not run WebAssembly, which Sobremesa is made of. A newer browser will do.';
  const probe = document.createElement('canvas').getContext('webgl2');
  if (!probe) return 'This browser offers no WebGL 2, with which Sobremesa draws its table. A newer browser, or switched-on graphics acceleration, will do.';
  probe.getExtension('WEBGL_lose_context')?.loseContext();
  return '';
}

// Reads a file and tells how far it is. Sizes come from the build: what is sent may be compressed.
const read = {};
function progress(name, bytes) {
  read[name] = bytes;
  const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  bar.value = Object.values(read).reduce((sum, size) => sum + size, 0) / all;
}

async function load(name) {
  const response = await fetch(name, { cache: 'default', credentials: 'same-origin' });
  if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream({
      transform(part, out) {
        bytes += part.byteLength;
        progress(name, bytes);
        out.enqueue(part);
      },
    }),
  );
  // Servers that do not know wasm by name need not: the type is ours to say.
  return new Response(counted, { headers: { 'Content-Type': name.endsWith('.wasm') ? 'application/wasm' : 'font/ttf' } });
}

async function boot() {
  const missing = whatIsMissing();
  if (missing) return fail(missing);
  try {
    const wasm = load('sobremesa.wasm');
    const fonts = ['text', 'bold', 'display', 'icons'].map((name) =>
      load(`fonts/${name}.ttf`).then((response) => response.arrayBuffer()),
    );
    // Whichever fails first is told of; the others must not complain on their own.
    const all = Promise.all([wasm, ...fonts]);
    const [program, ...data] = await all;
    await startApp({ program, fonts: data, early: () => early, fail });
    first.classList.add('done');
    setTimeout(() => first.remove(), 400);
  } catch (error) {
    console.warn(error);
    fail('Sobremesa could not be loaded. Perhaps the connection is gone; nothing is lost.');
  }
}
boot();
