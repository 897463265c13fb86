import type { ApiContext } from '../context.js';

/** Answers with JSON; `undefined` members are left out, `null` ones are written. `?pretty` indents. */
export function json(
  c: ApiContext,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): Response {
  const text = JSON.stringify(body, undefined, c.req.query('pretty') === undefined ? undefined : 2);
  return sized(text, status, { 'content-type': 'application/json', ...headers });
}

/** Answers with JSON that is written already. */
export function jsonBytes(body: Uint8Array<ArrayBuffer>): Response {
  return sized(body, 200, { 'content-type': 'application/json' });
}

/** Answers with a list, which may be one page of it; `total` counts all rows and goes into `X-Total-Count`. */
export function list(c: ApiContext, rows: readonly unknown[], total: number): Response {
  return json(c, rows, 200, { 'x-total-count': String(total) });
}

/** As {@link list}, with rows that are JSON already: as one text, or in pieces, of which some are bytes. */
export function listText(
  c: ApiContext,
  rows: string | readonly (string | Uint8Array)[],
  total?: number,
): Response {
  const counted: Record<string, string> = total === undefined ? {} : { 'x-total-count': String(total) };
  const body =
    typeof rows === 'string'
      ? rows
      : Buffer.concat(rows.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
  if (c.req.query('pretty') !== undefined) return json(c, JSON.parse(String(body)), 200, counted);
  return sized(body, 200, { 'content-type': 'application/json', ...counted });
}

/** Answers with plain text. */
export function text(body: string, status = 200, contentType = 'text/plain'): Response {
  return sized(body, status, { 'content-type': contentType });
}

/** An answer that says how long it is, for http/finished.ts. Everything that may be large is answered by it. */
export function sized(
  body: string | Uint8Array<ArrayBuffer>,
  status: number,
  headers: Record<string, string>,
): Response {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const answer = new Response(bytes, {
    status,
    headers: { ...headers, 'content-length': String(bytes.length) },
  });
  BODIES.set(answer, bytes);
  return answer;
}

// Reading a body back out of an answer makes a stream of it and copies each part twice.
const BODIES = new WeakMap<Response, Uint8Array<ArrayBuffer>>();

/** Returns the complete body of an answer, which is in memory. */
export async function bodyOf(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  return BODIES.get(answer) ?? new Uint8Array(await answer.arrayBuffer());
}

/** Returns whether an answer has a body. */
export const hasBody = (answer: Response) => BODIES.has(answer) || answer.body !== null;

/** Answers without a body. Some 304 nevertheless name a content type. */
export function empty(status = 200, contentType?: string): Response {
  return new Response(null, { status, headers: contentType ? { 'content-type': contentType } : {} });
}
