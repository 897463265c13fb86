/** One broken rule of a field or of a path, as the API lists it. */
export interface Violation {
  message: string;
  /** The message before its placeholders were filled in. */
  messageTemplate: string;
  /** The field, such as `name`, or the parameter, such as `getProject.arg0`. */
  path: string;
  invalidValue: unknown;
}

/** The body of the answer to a rejected request. The kinds are those of the API and not of this server. */
export type RefusalBody =
  | { kind: 'empty' }
  /** One sentence, labelled with the content type of the endpoint unless `contentType` says otherwise. */
  | { kind: 'text'; text: string; contentType?: string }
  | { kind: 'json'; json: unknown; contentType: string };

/** Thrown by a route or a rule to refuse the request; the app turns it into the answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: RefusalBody;
  /** Headers of the answer besides its type. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: RefusalBody, headers: Readonly<Record<string, string>> = {}) {
    super(body.kind === 'text' ? body.text : `Rejected with ${status}.`);
    this.name = 'Refusal';
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** Refuses with a status and nothing else: 401, 403 and 415 look like this. */
export function refuse(status: number): Refusal {
  return new Refusal(status, { kind: 'empty' });
}

/** Refuses with one sentence. */
export function refuseWithText(status: number, text: string, contentType?: string): Refusal {
  return new Refusal(status, { kind: 'text', text, contentType });
}

/** 404 with one sentence, such as `The team could not be found.` */
export function notFound(text: string): Refusal {
  return refuseWithText(404, text);
}

/** 409 with one sentence. */
export function conflict(text: string): Refusal {
  return refuseWithText(409, text);
}

/** 400 with one sentence. */
export function badRequest(text: string): Refusal {
  return refuseWithText(400, text);
}

/** 429 with one sentence and when to come back. */
export function tooManyRequests(text: string, retryAfterMs: number): Refusal {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1_000));
  return new Refusal(
    429,
    { kind: 'text', text: `${text} Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.` },
    { 'retry-after': String(seconds) },
  );
}

/** 503 with one sentence and when to come back. */
export function unavailable(text: string, retryAfterSeconds: number): Refusal {
  return new Refusal(
    503,
    { kind: 'text', text: `${text} Try again in ${retryAfterSeconds} seconds.`, contentType: 'text/plain' },
    { 'retry-after': String(retryAfterSeconds) },
  );
}

/** 400 with the list of broken rules. */
export function violated(violations: readonly Violation[]): Refusal {
  return new Refusal(400, { kind: 'json', json: violations, contentType: 'application/json' });
}

/** A problem document (RFC 9457); `extras` are further members. */
export function problem(
  status: number,
  title: string,
  detail: string,
  extras: Record<string, unknown> = {},
): Refusal {
  return new Refusal(status, {
    kind: 'json',
    json: { status, title, detail, ...extras },
    contentType: 'application/problem+json',
  });
}

/**
 * Returns the rejection 400 for JSON of another shape. The problem is in `errors`. There is no `detail`,
 * because the reference fills that with the names of its classes, which clients should not rely on.
 */
export function unmapped(message: string): Refusal {
  return new Refusal(400, {
    kind: 'json',
    json: { status: 400, title: 'The provided JSON payload could not be mapped', errors: [message] },
    contentType: 'application/problem+json',
  });
}
