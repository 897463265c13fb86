import type { FieldViolation, ProblemDetails } from '../schema/problem.js';

/** The outline of a request for the details of an error. It contains no query and no secret. @public */
export interface RequestOutline {
  /** HTTP method. */
  method: string;
  /** Path below the base URL, without the query. */
  path: string;
}

/** The server said no. @public */
export class ApiError extends Error {
  /** Distinguishes it from other errors, also across two copies of the package. */
  override readonly name = 'ApiError';

  constructor(
    /** The failed request. */
    readonly request: RequestOutline,
    /** HTTP status, 300–599; 304 says that a write changed nothing. */
    readonly status: number,
    /** The server's words, as plain text: never to be rendered as HTML. */
    readonly reason?: string,
    /** Problem details, where the server sent them. */
    readonly problem?: ProblemDetails,
    /** The rejected fields; empty when the server did not name any. */
    readonly violations: readonly FieldViolation[] = [],
  ) {
    super(`${request.method} ${request.path}: ${status}`);
  }
}

/** We did not understand the answer: it is not JSON, was cut short, or has another shape. @public */
export class ShapeError extends Error {
  /** Distinguishes it from other errors, also across two copies of the package. */
  override readonly name = 'ShapeError';

  constructor(
    /** The failed request. */
    readonly request: RequestOutline,
    /**
     * Path of the first wrong place in the answer, such as `[3].vulnerability.severity`; empty for the
     * complete answer.
     */
    readonly path: string,
    /** For developers: what was wrong there. Never the value itself. */
    readonly explanation: string,
  ) {
    super(`${request.method} ${request.path}: answer${path && ` at ${path}`}: ${explanation}`);
  }
}

/** No answer came, it broke off, or it fell silent. @public */
export class NetworkError extends Error {
  /** Distinguishes it from other errors, also across two copies of the package. */
  override readonly name = 'NetworkError';

  constructor(
    /** The failed request. */
    readonly request: RequestOutline,
    /** `timeout`: we stopped waiting. `offline`: the browser knows that it has no network. Else `connection`. */
    readonly kind: 'connection' | 'offline' | 'timeout',
    options?: ErrorOptions,
  ) {
    super(`${request.method} ${request.path}: ${kind}`, options);
  }
}

/** The pages of a list did not add up to the complete list, twice in a row. */
export class IncompleteListError extends Error {
  override readonly name = 'IncompleteListError';

  constructor() {
    super('The pages of the list do not add up to the whole list.');
  }
}

/** The server said yes, and its answer shows that the change is not there. */
export class NotStoredError extends Error {
  override readonly name = 'NotStoredError';

  constructor(
    /** The failed request. */
    readonly request: RequestOutline,
  ) {
    super(`${request.method} ${request.path}: accepted, not stored`);
  }
}

/** Returns whether the request was stopped on purpose, which needs no message. @public */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Returns whether the server rejected the request with one of these HTTP statuses. */
export function hasStatus(error: unknown, ...statuses: readonly number[]): boolean {
  return error instanceof ApiError && statuses.includes(error.status);
}
