import { setImmediate as nextTick } from 'node:timers/promises';

import type { ApiContext } from '../context.js';
import type { Page } from '../store/page.js';
import type { Connection } from './address.js';
import { keyOfCaller } from './guards.js';
import { refuseWithText, unavailable } from './refusal.js';

/** Bytes: an answer that is expected to have more is large. Others never wait. */
export const LEAST_LARGE = 2_000_000;
/** Bytes of an answer that is one text in memory. The engine takes 500 MB in one, and some copies are made. */
const MOST_IN_ONE = 64_000_000;

/**
 * To be awaited before anything large is read or made: waits for one of few places, which the caller has until the answer is taken.
 * @param bytes - what the answer will have, roughly
 * @param isStreamed - whether it is sent in pieces, by {@link streamed}, and may therefore be of any size
 * @param isInMemory - whether what is sent in pieces is in memory nevertheless
 * @throws Refusal 503 when no place becomes free, 413 when it is too large to be made
 */
export async function beforeLargeRead(
  c: ApiContext,
  bytes: number,
  { isStreamed = false, isInMemory = !isStreamed }: { isStreamed?: boolean; isInMemory?: boolean } = {},
): Promise<void> {
  if (bytes < LEAST_LARGE) return;
  if (!isStreamed && bytes > MOST_IN_ONE) throw refuseWithText(413, tooLarge(bytes), 'text/plain');
  if (isStreamed && isInMemory) c.set('isInMemory', true);
  if (c.get('hasPlace')) return;
  const leave = await c.get('largeReads').enter(keyOfCaller(c));
  if (!leave) throw unavailable(TOO_MANY, RETRY_SECONDS);
  c.set('hasPlace', true);
  const { outgoing } = (c.env ?? {}) as Connection;
  if (!outgoing || outgoing.destroyed) {
    c.get('heldPlaces').push(leave);
    // Who hung up while they waited reads no answer.
    if (outgoing) throw unavailable(TOO_MANY, RETRY_SECONDS);
    return;
  }
  // A reader who takes longer keeps no one out: what was made is counted (http/finished.ts), and what is streamed waits for them. Only
  // what is in memory and counted nowhere keeps its place.
  const timer = setTimeout(() => {
    if (!c.get('isInMemory')) leave();
  }, LONGEST_MS).unref();
  outgoing.once('close', () => {
    clearTimeout(timer);
    leave();
  });
}

/**
 * As {@link beforeLargeRead}, where only the number of rows is known yet: even to look up how large they are takes long, then. May
 * be followed by the other one, which takes no second place.
 */
export const beforeManyRows = (c: ApiContext, rows: number, bytesOfRow = USUAL_BYTES): Promise<void> =>
  beforeLargeRead(c, rows * bytesOfRow, { isStreamed: true });

const USUAL_BYTES = 1_500;

/** As {@link beforeManyRows}, of a page: as if all rows that are asked for were there. */
export const beforeLargePage = (c: ApiContext, { limit }: Page, bytesOfRow = USUAL_BYTES): Promise<void> =>
  beforeManyRows(c, limit, bytesOfRow);

const TOO_MANY = 'Too many large answers are being made. Ask for fewer rows.';
const RETRY_SECONDS = 5;
const LONGEST_MS = 60_000;

const tooLarge = (bytes: number) =>
  `This answer would have about ${Math.ceil(bytes / 1_000_000)} MB, more than the ${MOST_IN_ONE / 1_000_000} MB ` +
  'that are made at once. Ask for fewer rows.';

/**
 * Answers in pieces that are made as they are taken, so that memory does not grow with the answer, and others have their turn in between.
 * What fails in the middle ends the connection: the status is sent already.
 */
export function streamed(
  c: ApiContext,
  pieces: Iterable<string | Uint8Array>,
  headers: Record<string, string>,
): Response {
  const iterator = pieces[Symbol.iterator]();
  const { log } = c.get('server');
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await nextTick();
        try {
          const { chunk, isLast } = nextChunk(iterator);
          if (chunk.length > 0) controller.enqueue(chunk);
          if (isLast) controller.close();
        } catch (error) {
          log(`${c.req.method} ${c.req.routePath} failed after its answer had begun`, error);
          controller.error(error);
        }
      },
      cancel() {
        iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
  c.set('isStreamed', true);
  return new Response(body, { status: 200, headers });
}

function nextChunk(iterator: Iterator<string | Uint8Array>): { chunk: Uint8Array; isLast: boolean } {
  const parts: Uint8Array[] = [];
  const end = performance.now() + SLICE_MS;
  let size = 0;
  do {
    const next = iterator.next();
    if (next.done) return { chunk: new Uint8Array(Buffer.concat(parts)), isLast: true };
    const part = typeof next.value === 'string' ? Buffer.from(next.value) : next.value;
    parts.push(part);
    size += part.length;
  } while (size < CHUNK_BYTES && performance.now() < end);
  return { chunk: new Uint8Array(Buffer.concat(parts)), isLast: false };
}

const SLICE_MS = 6;
const CHUNK_BYTES = 256_000;
