import type { UploadProgress } from './upload.js';
/**
 * The parts of a call that neither send nor check anything. They are separate from the client, so that a list
 * loads no more than this.
 */
import { NetworkError, isAbort, type RequestOutline } from './errors.js';

/** Values of query parameters; undefined ones are left out, lists repeat their key. @public */
export type QueryParameters = Record<string, string | number | boolean | readonly string[] | undefined>;

/** One call, before the client adds base URL, token and patience. @public */
export interface ApiRequest {
  /** HTTP method. @defaultValue 'GET' */
  method?: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  /** Path from `/api` on, its segments already encoded. */
  path: string;
  /** Query parameters. */
  params?: QueryParameters;
  /** Sent as JSON, unless it is a form, or a text, which is sent as it is. */
  body?: unknown;
  /** The media type to accept. @defaultValue 'application/json' */
  accept?: string;
  /** True when the token is sent. @defaultValue true */
  isPublic?: boolean;
  /** Stops the request; the promise then fails with an `AbortError`. */
  signal?: AbortSignal;
  /** Called while the body is sent. */
  onUploadProgress?: (progress: UploadProgress) => void;
}

/** Outlines a request for errors. */
export function outlineOf(request: ApiRequest): RequestOutline {
  return { method: request.method ?? 'GET', path: request.path };
}

/** A path of encoded segments: `pathOf('project', uuid)` is `/api/v1/project/…`. */
export function pathOf(...segments: string[]): string {
  return ['/api/v1', ...segments.map(encodeURIComponent)].join('/');
}

/** Turns what `fetch` throws into what our callers know. */
export function explained(
  error: unknown,
  outline: RequestOutline,
  caller?: AbortSignal,
  patience?: AbortSignal,
): unknown {
  if (caller?.aborted) return new DOMException('The request was stopped.', 'AbortError');
  if (patience?.aborted) return new NetworkError(outline, 'timeout', { cause: error });
  const isOffline = typeof navigator === 'object' && navigator.onLine === false;
  if (error instanceof TypeError || isAbort(error) || isBrokenOff(error)) {
    return new NetworkError(outline, isOffline ? 'offline' : 'connection', { cause: error });
  }
  return error;
}

/** Browsers and Node name a connection that broke in the middle of an answer differently. */
function isBrokenOff(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NetworkError';
}
