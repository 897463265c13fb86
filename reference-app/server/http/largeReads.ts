import { setImmediate as nextTick } from 'node:timers/promises';

import type { ApiContext } from '../context.js';
import { arrayPieces } from '../rules/arrayPieces.js';
import type { Page } from '../store/page.js';
import { bytesOfRows, rowsInSlices } from '../store/rowSlices.js';
import { pausing } from '../store/slices.js';
import type { Tables } from '../store/tables.js';
import type { Connection } from './address.js';
import { json, sized } from './answer.js';
import { keyOfCaller } from './guards.js';
import { refuseWithText, unavailable } from './refusal.js';

/** Bytes: an answer that is expected to have more is large. Others never wait. */
export const LEAST_LARGE = 2_000_000;
/** Bytes of an answer that is one text in memory. The engine takes 500 MB in one, and some copies are made. */
const MOST_IN_ONE = 64_000_000;
/** Bytes of an answer that is one text: of those with more, one is made at a time. */
const LEAST_HUGE = 16_000_000;

/**
 * To be awaited before anything large is read or made: waits for one of few places, which the caller has until the answer is taken.
 * @param bytes - what the answer will have, roughly
 * @param isStreamed - whether it is sent in pieces, by {@link streamed}, and may therefore be of any size
 * @throws Refusal 503 when no place becomes free, 413 when it is too large to be made
 */
export async function beforeLargeRead(
  c: ApiContext,
  bytes: number,
  { isStreamed = false }: { isStreamed?: boolean } = {},
): Promise<void> {
  if (bytes < LEAST_LARGE) return;
  if (!isStreamed && bytes > MOST_IN_ONE) throw tooLarge(bytes);
  await takePlace(c);
  if (isStreamed || bytes < LEAST_HUGE || c.get('isHuge')) return;
  // Left as soon as the answer is made: from then on it is counted (http/finished.ts).
  const leave = await c.get('hugeReads').enter(keyOfCaller(c));
  if (!leave) throw unavailable(TOO_MANY, RETRY_SECONDS);
  c.get('heldPlaces').push(leave);
  c.set('isHuge', true);
}

async function takePlace(c: ApiContext): Promise<void> {
  if (c.get('hasPlace')) return;
  const leave = await c.get('largeReads').enter(keyOfCaller(c));
  if (!leave) throw unavailable(TOO_MANY, RETRY_SECONDS);
  c.set('hasPlace', true);
  const { outgoing } = (c.env ?? {}) as Connection;
  if (!outgoing || outgoing.destroyed) {
    c.get('heldPlaces').push(leave);
    // A client that disconnected while waiting reads no answer.
    if (outgoing) throw unavailable(TOO_MANY, RETRY_SECONDS);
    return;
  }
  // A reader who takes longer keeps no one out: what was made is counted (http/finished.ts), and what is streamed waits for them.
  const timer = setTimeout(leave, LONGEST_MS).unref();
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

/** The usual bytes of rows that have not been read yet. */
export const USUAL_BYTES = 1_500;

/** Works like {@link beforeManyRows}, for a page: as if all requested rows existed. */
export const beforeLargePage = (c: ApiContext, { limit }: Page, bytesOfRow = USUAL_BYTES): Promise<void> =>
  beforeManyRows(c, limit, bytesOfRow);

const TOO_MANY = 'The server is preparing too many large responses. Request fewer rows.';
const RETRY_SECONDS = 5;
const LONGEST_MS = 60_000;

const tooLarge = (bytes: number) =>
  refuseWithText(
    413,
    `This response would be about ${Math.ceil(bytes / 1_000_000)} MB. The limit is ${MOST_IN_ONE / 1_000_000} MB. ` +
      'Request fewer rows.',
    'text/plain',
  );

/** The rows of a list. */
export interface ListedRows<Row> {
  table: keyof Tables;
  /** In their order; how many there are. */
  ids: Iterable<number>;
  count: number;
  /** A row as the API writes it. */
  write: (row: Row) => unknown;
  /** Bytes of each row beside its columns. */
  bytesBeside?: number;
}

/**
 * Answers with rows of a table, with all their columns. Where the rows are many or large, judged by the
 * content of the database, they are read and written while they are sent.
 * @param total - the total number of rows, for `X-Total-Count`
 */
export async function listOfRows<Row extends { id: number }>(
  c: ApiContext,
  { table, ids, count, write, bytesBeside = 0 }: ListedRows<Row>,
  total?: number,
): Promise<Response> {
  const { db } = c.get('server');
  const bytesOfRow = USUAL_BYTES + bytesBeside;
  await beforeManyRows(c, count, bytesOfRow);
  const isMany = count * bytesOfRow >= LEAST_LARGE && !isPretty(c);
  const few = isMany ? [] : [...ids];
  const bytes = isMany ? count * bytesOfRow : (await bytesOfRows(db, table, few)) + count * bytesBeside;
  const rows = rowsInSlices<Row>(db, table, isMany ? ids : few);
  const counted: Record<string, string> = total === undefined ? {} : { 'x-total-count': String(total) };
  return inPieces(c, arrayPieces(written(rows, write)), bytes, counted);
}

function* written<Row>(rows: Iterable<Row>, write: (row: Row) => unknown): Iterable<string> {
  for (const row of rows) yield JSON.stringify(write(row));
}

/**
 * Answers with JSON in pieces, which are read as they are consumed: while they are sent if they are large
 * together, otherwise immediately.
 * @param bytes - their approximate total size
 * @throws Refusal 503, 413 as {@link beforeLargeRead} does
 */
export async function inPieces(
  c: ApiContext,
  pieces: Iterable<string>,
  bytes: number,
  headers: Record<string, string> = {},
): Promise<Response> {
  const isStreamed = bytes >= LEAST_LARGE && !isPretty(c);
  await beforeLargeRead(c, bytes, { isStreamed });
  const typed = { 'content-type': 'application/json', ...headers };
  if (isStreamed) return streamed(c, pieces, typed);
  const texts: string[] = [];
  let size = 0;
  await pausing(pieces, (piece) => {
    size += piece.length;
    if (size > MOST_IN_ONE) throw tooLarge(size);
    texts.push(piece);
  });
  const text = texts.join('');
  return isPretty(c) ? json(c, JSON.parse(text), 200, typed) : sized(text, 200, typed);
}

const isPretty = (c: ApiContext) => c.req.query('pretty') !== undefined;

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
        try {
          // Until there is something: a stream that got nothing does not ask again.
          for (let isOver = false; !isOver;) {
            await nextTick();
            const { chunk, isLast } = nextChunk(iterator);
            if (chunk.length > 0) controller.enqueue(chunk);
            if (isLast) controller.close();
            isOver = isLast || chunk.length > 0;
          }
        } catch (error) {
          log(`${c.req.method} ${c.req.routePath} failed after its response had started`, error);
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

/** The next bytes; none where it took long to find out what comes. */
function nextChunk(iterator: Iterator<string | Uint8Array>): { chunk: Uint8Array; isLast: boolean } {
  const parts: Uint8Array[] = [];
  const end = performance.now() + SLICE_MS;
  let size = 0;
  do {
    const next = iterator.next();
    if (next.done) return { chunk: new Uint8Array(Buffer.concat(parts)), isLast: true };
    const part = typeof next.value === 'string' ? Buffer.from(next.value) : next.value;
    if (part.length > 0) parts.push(part);
    size += part.length;
  } while (size < CHUNK_BYTES && performance.now() < end);
  return { chunk: new Uint8Array(Buffer.concat(parts)), isLast: false };
}

const SLICE_MS = 6;
const CHUNK_BYTES = 256_000;
