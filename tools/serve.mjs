// A small static web server for the built site.
//   tools/serve DIR [--port N]    serves DIR on this machine only, prints the address
// The tests import `serve` instead.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// A browser compiles wasm while it streams, and registers a service worker,
// only under the right type.
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

// The browser keeps saves by origin, and a port is part of it: the first free
// one from here, so that the game of yesterday is there today.
const FIRST_PORT = 8123;
const TRIES = 20;

async function answer(root, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  let path;
  try {
    path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
  } catch {
    response.writeHead(400).end();
    return;
  }
  // `normalize` of an absolute path cannot climb above its root.
  let file = join(root, normalize(`/${path}`));
  let found = await stat(file).catch(() => null);
  if (found?.isDirectory()) {
    file = join(file, 'index.html');
    found = await stat(file).catch(() => null);
  }
  if (!found?.isFile()) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
    return;
  }
  const tag = `"${found.size.toString(16)}-${Math.trunc(found.mtimeMs).toString(16)}"`;
  const headers = {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    // Asked again each time, so that a rebuild is seen; unchanged files are not sent.
    'Cache-Control': 'no-cache',
    ETag: tag,
    'X-Content-Type-Options': 'nosniff',
  };
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'Content-Length': found.size });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

function listen(server, port) {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', failed);
      done();
    });
  });
}

// Serves `dir`. Without `port`: the first free one from FIRST_PORT; 0: any.
// Resolves to { url, close }; `close` also ends open connections, which is
// what a browser needs to believe that it is offline.
export async function serve(dir, { port } = {}) {
  const root = resolve(dir);
  const server = createServer((request, response) => void answer(root, request, response));
  const candidates = port !== undefined ? [port] : [...Array(TRIES).keys()].map((i) => FIRST_PORT + i).concat(0);
  for (const candidate of candidates) {
    try {
      await listen(server, candidate);
      break;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || candidate === candidates.at(-1)) throw error;
    }
  }
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}

async function main(args) {
  const at = args.indexOf('--port');
  const port = at >= 0 ? Number(args.splice(at, 2)[1]) : undefined;
  if (args.length !== 1 || (at >= 0 && !Number.isInteger(port))) {
    console.error('usage: tools/serve DIR [--port N]');
    process.exit(2);
  }
  const { url } = await serve(args[0], { port });
  console.log(`Sobremesa is at ${url}  (Ctrl+C stops it)`);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  main(process.argv.slice(2)).catch((error) => {
    console.error(`tools/serve: ${error.message}`);
    process.exit(1);
  });
}
