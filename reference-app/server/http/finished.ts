import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';

import type { ApiContext } from '../context.js';
import { takesGzip } from '../rules/acceptEncoding.js';
import type { BytesInFlight, HeldBytes } from '../rules/bytesInFlight.js';
import { corsHeaders } from '../rules/corsOrigins.js';
import type { Connection } from './address.js';
import { bodyOf, hasBody } from './answer.js';
import { keyOfCaller } from './guards.js';

/**
 * An answer with what all of them have in common, compressed for those who take it. In place of a large one a caller who has
 * not read earlier ones gets 503.
 */
export async function finished(c: ApiContext, inFlight: BytesInFlight): Promise<Response> {
  const { req } = c;
  // Before anything is awaited: requests that came together would otherwise all have their answers before one is counted.
  const held = heldUntilTaken(c, inFlight);
  const answer = held ? c.res : tooMuchInFlight(bytesOf(c));
  const headers = new Headers(answer.headers);
  // The length is that of the uncompressed body. The final length is set where the body is sent.
  headers.delete('content-length');
  const { corsOrigins, version } = c.get('server').options;
  for (const [name, value] of Object.entries(corsHeaders(corsOrigins, req.header('origin'))))
    headers.set(name, value);
  headers.append('vary', 'Accept-Encoding');
  headers.set(
    'cache-control',
    HAS_SECRETS.test(req.path) ? 'no-store' : 'private, max-age=0, must-revalidate, no-cache',
  );
  headers.set('x-powered-by', `Dependency-Track v${version}`);
  headers.set('x-content-type-options', 'nosniff');
  const { status } = answer;
  if (!hasBody(answer)) return new Response(null, { status, headers });
  if (c.get('isStreamed') && answer === c.res && answer.body) {
    if (!takesGzip(req.header('accept-encoding'))) return new Response(answer.body, { status, headers });
    headers.set('content-encoding', 'gzip');
    return new Response(answer.body.pipeThrough(new CompressionStream('gzip')), { status, headers });
  }
  const body = await bodyOf(answer);
  if (body.length < LEAST_COMPRESSED || !takesGzip(req.header('accept-encoding')))
    return new Response(body, { status, headers });
  headers.set('content-encoding', 'gzip');
  const smaller = await compressed(body);
  held?.shrinkTo(smaller.length);
  return new Response(smaller, { status, headers });
}

/**
 * Paths whose answers contain session tokens, API keys, or the URLs of alerts, which are passwords at some
 * chats. Not even the disk of the client may keep them.
 */
const HAS_SECRETS = /^\/api\/v1\/(user\/(oidc\/)?login|team|notification\/rule)(\/|$)/;

/** Bytes: what is smaller fits into one packet anyway. */
const LEAST_COMPRESSED = 1_024;

// Runs in its own thread, so that other requests are answered in the meantime.
async function compressed(body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const level = body.length < LEAST_COUNTED ? constants.Z_DEFAULT_COMPRESSION : QUICK_LEVEL;
  return await promisify(gzip)(body, { level });
}

/** Takes a third of the time, for a fifth more bytes. */
const QUICK_LEVEL = 3;

/**
 * The minimum size in bytes to be counted. Smaller answers are always given, so that a page continues while a
 * large answer is on its way to it.
 */
const LEAST_COUNTED = 100_000;

const NOT_COUNTED: HeldBytes = { shrinkTo: () => undefined, release: () => undefined };

/** Undefined when there is too much in flight. */
function heldUntilTaken(c: ApiContext, inFlight: BytesInFlight): HeldBytes | undefined {
  const { outgoing } = (c.env ?? {}) as Connection;
  const bytes = bytesOf(c);
  if (!outgoing || outgoing.destroyed || bytes < LEAST_COUNTED) return NOT_COUNTED;
  const held = inFlight.hold(keyOfCaller(c), bytes);
  if (held) outgoing.once('close', () => held.release());
  return held;
}

const bytesOf = ({ res }: ApiContext) => Number(res.headers.get('content-length') ?? 0);

function tooMuchInFlight(bytes: number): Response {
  const sentence =
    `This response is ${(bytes / 1_000_000).toFixed(1)} MB, and too much of earlier responses is still unread. ` +
    `Read those completely, request fewer rows, or try again in ${RETRY_SECONDS} seconds.`;
  return new Response(sentence, {
    status: 503,
    headers: { 'content-type': 'application/json', 'retry-after': String(RETRY_SECONDS) },
  });
}

const RETRY_SECONDS = 5;
