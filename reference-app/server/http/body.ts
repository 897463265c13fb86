import { scanJson } from '../../../src/domain/cyclonedx/json/scanJson.js';
import type { ApiContext } from '../context.js';
import { readModel } from './model.js';
import { keyOfCaller } from './guards.js';
import { parseMultipart } from './multipart.js';
import type { Model } from './model.js';
import { badRequest, problem, refuse, refuseWithText, unavailable, unmapped, violated } from './refusal.js';

/** The maximum size of a request body in bytes, unless a route allows more. */
const DEFAULT_BODY_LIMIT = 2_000_000;

/**
 * Reads and checks a JSON body.
 * @throws Refusal 415 for another content type, 413 when too large, 400 for broken JSON (text), another shape (problem
 * document) or broken rules (list)
 */
export async function readJson<T>(c: ApiContext, shape: Model<T>, limit = DEFAULT_BODY_LIMIT): Promise<T> {
  return readModel(await readJsonValue(c, limit), shape);
}

/** As {@link readJson}, of what changes something: what is sent back as it was shown is taken, see {@link readModel}. */
export async function readJsonChange<T>(
  c: ApiContext,
  shape: Model<T>,
  knownAs: (read: T) => object | undefined,
): Promise<T> {
  return readModel(await readJsonValue(c, DEFAULT_BODY_LIMIT), shape, knownAs);
}

/**
 * Reads a JSON array of which every item has the same shape. Refuses like {@link readJson}.
 * @param most - items that are taken
 */
export async function readJsonList<T>(
  c: ApiContext,
  shape: Model<T>,
  { most = Infinity }: { most?: number } = {},
): Promise<T[]> {
  const value = await readJsonValue(c, DEFAULT_BODY_LIMIT);
  if (!Array.isArray(value)) {
    throw unmapped('The body must be an array');
  }
  if (value.length > most) throw badRequest(`Send at most ${most} of these in one request.`);
  return value.map((item) => readModel(item, shape));
}

/**
 * Reads the fields of an HTML form; repeated ones keep their first value.
 * @param limit - bytes that its fields may need
 */
export async function readForm(c: ApiContext, limit: number): Promise<Record<string, string | undefined>> {
  requireType(c, 'application/x-www-form-urlencoded');
  const fields = new URLSearchParams(decode(await readBytes(c, limit)));
  const result: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of fields) result[name] ??= value;
  return result;
}

/** Reads the parts of a `multipart/form-data` body by their names; of parts with the same name the first one. */
export async function readMultipart(c: ApiContext, limit: number): Promise<ReadonlyMap<string, Uint8Array>> {
  requireType(c, 'multipart/form-data');
  const parts = parseMultipart(await readBytes(c, limit), c.req.header('content-type') ?? '');
  if (!parts)
    throw problem(
      400,
      'The upload could not be read',
      'The body is not multipart/form-data, or has more than 100 parts',
    );
  return parts;
}

/** Reads a body of plain text. */
export async function readText(c: ApiContext): Promise<string> {
  requireType(c, 'text/plain');
  return decode(await readBytes(c, DEFAULT_BODY_LIMIT));
}

/**
 * Reads a body up to a limit of bytes.
 * @throws Refusal 413 as soon as the body turns out to be larger, 503 when the caller sends too many large
 * bodies at the same time
 */
async function readBytes(c: ApiContext, limit: number): Promise<Uint8Array> {
  const tooLarge = () =>
    problem(413, 'The request is too large', `This endpoint accepts at most ${limit} bytes`, { limit });
  const declared = Number(c.req.header('content-length') ?? 0);
  if (declared > limit) throw tooLarge();
  const body = c.req.raw.body;
  if (!body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const requireRoom = roomFor(c);
  requireRoom(declared);
  const startedAt = Date.now();
  for await (const chunk of untilCutOff(body, () => startedAt + GRACE_MS + size / LEAST_BYTES_PER_MS)) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    requireRoom(size);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/**
 * Returns a function that counts a body larger than usual, as far as its size is known: immediately where its
 * length is declared, otherwise in steps.
 */
function roomFor(c: ApiContext): (size: number) => void {
  let counted = DEFAULT_BODY_LIMIT;
  return (size) => {
    if (size <= counted) return;
    const bytes = Math.max(size - counted, DEFAULT_BODY_LIMIT);
    const held = c.get('bodies').hold(keyOfCaller(c), bytes);
    if (!held) throw unavailable(TOO_MUCH_AT_ONCE, RETRY_SECONDS);
    c.get('heldBody').push(held);
    counted += bytes;
  };
}

const TOO_MUCH_AT_ONCE = 'Too many large documents are being uploaded or checked at the same time.';
const RETRY_SECONDS = 5;

// A client that disconnects midway reads no answer, and it is not a server fault that an operator should
// investigate.
async function* untilCutOff(
  body: ReadableStream<Uint8Array>,
  dueAt: () => number,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const read = await inTime(reader, dueAt() - Date.now());
      if (read.done) return;
      yield read.value;
    }
  } finally {
    // Data that is no longer read need not arrive. A broken connection cannot be notified.
    reader.cancel().catch(() => undefined);
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function inTime(reader: Reader, milliseconds: number): ReturnType<Reader['read']> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(refuseWithText(408, TOO_SLOW, 'text/plain')), Math.max(0, milliseconds));
  });
  try {
    return await Promise.race([reader.read().catch(() => Promise.reject(refuse(400))), tooSlow]);
  } finally {
    clearTimeout(timer);
  }
}

const TOO_SLOW = 'The upload is too slow: less than 1 kB per second after 20 seconds.';
/** A client that sends a byte now and then would otherwise be waited for without end. */
const GRACE_MS = 20_000;
const LEAST_BYTES_PER_MS = 1;

/**
 * The UUID in a path.
 * @param argument - how the reference names the parameter in its refusal, such as `getProject.arg0`
 * @throws Refusal 400 with a violation unless it is a lower-case UUID of RFC 4122 version 1 to 5
 */
export function uuidParam(c: ApiContext, name: string, argument: string): string {
  return checkedUuid(c.req.param(name) ?? '', argument);
}

/** As {@link uuidParam}, of any text. */
export function checkedUuid(value: string, argument: string): string {
  if (isUuid(value)) return value;
  throw violated([
    { message: 'Invalid UUID', messageTemplate: 'Invalid UUID', path: argument, invalidValue: value },
  ]);
}

/** Returns whether a text is a lowercase UUID of RFC 4122 version 1 to 5. */
export function isUuid(value: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(value);
}

async function readJsonValue(c: ApiContext, limit: number): Promise<unknown> {
  requireType(c, 'application/json');
  const source = decode(await readBytes(c, limit));
  if (source.trim() === '') {
    throw unmapped('The body is empty');
  }
  try {
    return JSON.parse(source) as unknown;
  } catch {
    // The message of the parser repeats the text there, which may be a password.
    const offset = scanJson(source)?.offset ?? source.length;
    throw refuseWithText(400, `The JSON could not be read at character ${offset + 1}`, 'text/plain');
  }
}

function requireType(c: ApiContext, wanted: string): void {
  const sent = c.req.header('content-type');
  // Without a content type there is nothing to contradict; a body of another kind is found out by reading it.
  if (sent !== undefined && sent.split(';')[0]?.trim().toLowerCase() !== wanted) throw refuse(415);
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
