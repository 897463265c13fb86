/** Small pages of `hosts/`, built and served as users get them: production build, strict content policy, from memory. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

/** `npm run bench` runs a bundle of this file from elsewhere, but from the top of the repository. */
const HOSTS = resolve('tests/bench/hosts');

/**
 * Serves a page of `hosts/` at `/`.
 * @param page - its file, such as `findings.html`
 * @param answer - answers what the page asks of a server below `/api/`
 */
export async function serveHost(
  page: string,
  answer: (path: string, request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ url: string; close: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'bomdeck-bench-'));
  // The shell it runs in may have set another mode; what is measured is what users get.
  process.env['NODE_ENV'] = 'production';
  await build({
    mode: 'production',
    root: HOSTS,
    configFile: false,
    logLevel: 'error',
    base: './',
    plugins: await buildPlugins(),
    build: {
      minify: process.env['BENCH_MINIFY'] !== 'no',
      outDir: dir,
      emptyOutDir: true,
      rolldownOptions: { input: join(HOSTS, page) },
    },
    worker: { format: 'es' },
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) return answer(pathname, request, response);
    void serveFile(dir, pathname === '/' ? `/${page}` : pathname).then(
      ([type, body]) =>
        response.writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': POLICY }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** Returns the plugins that the package is built with: they compile its messages and shorten its styles. */
async function buildPlugins() {
  const load = (name: string) =>
    import(/* @vite-ignore */ pathToFileURL(resolve('.config/build', name)).href);
  const { compiledMessages } = (await load('messagesPlugin.mjs')) as Record<'compiledMessages', () => Plugin>;
  const { compactStyles } = (await load('stylesPlugin.mjs')) as Record<'compactStyles', () => Plugin>;
  return [compiledMessages(), compactStyles()];
}

async function serveFile(dir: string, path: string): Promise<[type: string, body: Buffer]> {
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
  };
  return [types[extname(path)] ?? 'application/octet-stream', await readFile(join(dir, path))];
}

const POLICY =
  "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self' 'nonce-bench'; connect-src 'self'; img-src 'self'";
