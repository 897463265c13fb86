import { readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { contentSecurityPolicy, SECURITY_HEADERS } from './contentSecurityPolicy.mjs';
import { configIn, originsOf } from './runtimeConfig.mjs';

/**
 * Answers requests for the built console from memory. Only files that were in the folder at the start are
 * ever served, so no path can lead out of it. Every other page URL gets index.html, because the console
 * routes in the browser.
 *
 * @param {{ folder: string, basePath: string, config?: object, connectTo?: string }} options - `basePath`
 * starts and does not end with a slash, or is empty; `config` replaces static/config.json; `connectTo` are
 * further URLs that pages may request, besides those of the configuration
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse,
 * path: string) => void} `path` is below the base path and starts with a slash
 */
export function consoleFiles({ folder, basePath, config, connectTo }) {
  const files = readFiles(folder);
  const index = files.get('/index.html');
  if (!index)
    throw new Error(`${folder} does not contain index.html. Build the console first: npm run build:app`);
  files.set('/index.html', pageFor(index, basePath));
  if (config) files.set('/static/config.json', plain('/static/config.json', JSON.stringify(config, null, 2)));
  const asked = originsOf(
    config ?? configIn(String(files.get('/static/config.json')?.body ?? '')),
    connectTo,
  );
  const policies = {
    page: contentSecurityPolicy({ connectTo: asked }),
    worker: contentSecurityPolicy({ connectTo: asked, isWorker: true }),
  };

  return (request, response, path) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...SECURITY_HEADERS, allow: 'GET, HEAD' }).end();
      return;
    }
    const file = files.get(path) ?? (isPage(path) ? files.get('/index.html') : undefined);
    if (!file) {
      response.writeHead(404, { ...SECURITY_HEADERS, 'content-type': 'text/plain' }).end('Not found\n');
      return;
    }
    const { encoding, body } = bodyFor(file, String(request.headers['accept-encoding'] ?? ''));
    response.writeHead(200, {
      ...SECURITY_HEADERS,
      'content-security-policy': file.isWorker ? policies.worker : policies.page,
      'content-type': file.type,
      'content-length': body.length,
      'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-store',
      vary: 'Accept-Encoding',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
};

function readFiles(folder) {
  const files = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    if (/\.(br|gz)$/.test(path)) continue;
    files.set(path, {
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      body: readFileSync(file),
      br: readIfThere(`${file}.br`),
      gzip: readIfThere(`${file}.gz`),
      // The name of a built file changes with its content.
      isHashed: path.startsWith('/assets/'),
      isWorker: /worker/i.test(entry.name),
    });
  }
  return files;
}

function readIfThere(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The page names its base, and every address in it is relative to that: one build serves any sub-path. */
function pageFor(index, basePath) {
  const page = index.body.toString('utf8');
  const withBase = page.replace(/<base href="[^"]*"/, `<base href="${escapeAttribute(basePath)}/"`);
  return plain('/index.html', withBase);
}

function plain(path, text) {
  const body = Buffer.from(text);
  return { type: TYPES[extname(path)], body, gzip: gzipSync(body), isHashed: false, isWorker: false };
}

function bodyFor(file, accepted) {
  if (file.br && /\bbr\b/.test(accepted)) return { encoding: 'br', body: file.br };
  if (file.gzip && /\bgzip\b/.test(accepted)) return { encoding: 'gzip', body: file.gzip };
  return { encoding: undefined, body: file.body };
}

/** A missing file must not come as a page: a script would fail with a riddle instead of a 404. */
function isPage(path) {
  return !path.startsWith('/assets/') && !path.startsWith('/static/') && !path.startsWith('/api/');
}

function escapeAttribute(text) {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
