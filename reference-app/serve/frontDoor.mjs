import { createServer } from 'node:http';

/**
 * One origin for the console and, if there is one, the API of the included server.
 *
 * @param {{ basePath: string, files: ReturnType<import('./consoleFiles.mjs').consoleFiles>,
 *   api?: (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void,
 *   problemOfHost?: (request: import('node:http').IncomingMessage) => string | undefined }} options
 *   `problemOfHost` returns why requests for a host are rejected
 * @returns {import('node:http').Server} not listening yet
 */
export function frontDoor({ basePath, files, api, problemOfHost }) {
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    const problem = problemOfHost?.(request);
    if (problem !== undefined) {
      response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8' }).end(`${problem}\n`);
      return;
    }
    const url = request.url ?? '/';
    const below = belowBase(url, basePath);
    if (below === undefined) {
      const isRoot = url === '/' || url === basePath || url.startsWith(`${basePath}?`);
      if (isRoot && request.method === 'GET') response.writeHead(302, { location: `${basePath}/` }).end();
      else response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
      return;
    }
    const path = decodedPath(below);
    if (path === undefined) {
      response.writeHead(400, { 'content-type': 'text/plain' }).end('Invalid URL\n');
      return;
    }
    if (api && (path.startsWith('/api/') || path === '/health' || path.startsWith('/health/'))) {
      request.url = below;
      api(request, response);
      return;
    }
    files(request, response, path);
  });
  // A large file on a slow line takes longer than Node's five minutes.
  server.requestTimeout = 0;
  return server;
}

// The URL contains the search text: 10,000 characters, each of up to four bytes written as %F0.
const MAX_HEADER_BYTES = 160 * 1024;

/** Returns the path and query below the base path, or undefined for a URL outside it. */
function belowBase(url, basePath) {
  if (basePath === '') return url.startsWith('/') ? url : undefined;
  return url.startsWith(`${basePath}/`) ? url.slice(basePath.length) : undefined;
}

function decodedPath(url) {
  try {
    return decodeURIComponent(url.split('?', 1)[0]);
  } catch {
    return undefined;
  }
}
