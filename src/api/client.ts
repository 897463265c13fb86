import type { Struct } from 'superstruct';
import { checkShape } from './checkShape.js';
import { ApiError, NetworkError, ShapeError, type RequestOutline } from './errors.js';
import { refusalOf } from './refusal.js';
import { explained, outlineOf } from './request.js';
import { failingWhenSilent } from './silence.js';
import { sendWithProgress } from './upload.js';
import type { ApiRequest } from './request.js';
import type { QueryParameters } from './request.js';

export type { QueryParameters } from './request.js';

export type { ApiRequest } from './request.js';

export { outlineOf, pathOf } from './request.js';

/** Options for connecting to a server. @public */
export interface ApiClientOptions {
  /**
   * The address of the server, without `/api`: an origin, with or without a path (`https://dtrack.example`),
   * a path (`/dtrack`), or empty for the origin of the page. If it is known only later, a promise of it, or a
   * function that is called at the first request, and again after a failure.
   */
  baseUrl: string | Promise<string> | (() => string | Promise<string>);
  /**
   * Sends the requests; a host may add tracing or its own sign-in. It is given the address as text, and headers as a
   * plain record. With an own `fetch`, uploads report no progress, because `fetch` cannot. @defaultValue the browser's
   */
  fetch?: typeof globalThis.fetch;
  /** Sent with each request beside those that it needs itself, such as `X-Api-Key`; a function is asked before each. */
  headers?: Record<string, string> | (() => Record<string, string> | Promise<Record<string, string>>);
  /** Asked before each request; sent as bearer token, to the base URL only. Undefined: no token is sent. */
  getToken?: () => string | undefined | Promise<string | undefined>;
  /**
   * Gets another token when the server rejects the one from `getToken` with 401. The request is then sent
   * once more. All waiting requests share one call. If it returns undefined, or fails with an error (the
   * `cause` of the ApiError), the 401 is final.
   */
  refreshToken?: () => Promise<string | undefined>;
  /** True to send cookies to another origin. @defaultValue false */
  withCredentials?: boolean;
  /**
   * The maximum time of silence from a server: before its answer starts, and between two pieces of it. An
   * answer that continues can take as long as it needs, and so can an upload while it continues. Once an
   * upload is complete, the server has five times this limit to process it. With a custom `fetch`, the
   * progress of an upload is unknown, and its answer can take any time to start. @defaultValue 60000
   */
  timeoutMs?: number;
}

/**
 * Talks to one server. Made by {@link createApiClient}; a host may wrap it or bring its own.
 * @public
 */
export interface ApiClient {
  /** The address of the server; empty for the origin of the page, and while it is not known. */
  readonly baseUrl: string;
  /** The token that requests are sent with now; absent where the client does not know of one. */
  readonly getToken?: ApiClientOptions['getToken'];
  /**
   * Sends one request and returns the answer of a server that said yes, its body unread. Reading it fails with a
   * NetworkError when it breaks off or falls silent.
   * @throws ApiError for each status outside of 200–299
   * @throws NetworkError when no answer came
   */
  send(request: ApiRequest): Promise<Response>;
}

/**
 * Makes the client that widgets take as `api`.
 * @public
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { getToken, refreshToken, timeoutMs = 60_000 } = options;
  const address = addressOf(options.baseUrl);
  const renew = refreshToken && sharedCall(refreshToken);

  async function send(request: ApiRequest): Promise<Response> {
    const outline = outlineOf(request);
    // Nothing has such a name. Servers and browsers would take the path for that of something else.
    if (NAMELESS.test(request.path)) throw new ApiError(outline, 404);
    const token = request.isPublic ? undefined : getToken;
    if (!renew || !token) return attempt(request, token);
    let sent: string | undefined;
    const noting = async () => (sent = await token());
    try {
      return await attempt(request, noting);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401 || request.signal?.aborted) throw error;
      const next = await anotherToken(token, renew, sent).catch((cause: unknown) => {
        error.cause ??= cause;
        return undefined;
      });
      if (next === undefined || next === sent) throw error;
      return attempt(request, () => next);
    }
  }

  async function attempt(request: ApiRequest, token: ApiClientOptions['getToken']): Promise<Response> {
    const outline = outlineOf(request);
    const patience = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waitUpTo = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => patience.abort(), ms);
    };
    const { onUploadProgress } = request;
    if (!onUploadProgress) waitUpTo(timeoutMs);
    const signal = request.signal ? AbortSignal.any([request.signal, patience.signal]) : patience.signal;
    try {
      const baseUrl = await address.find();
      const headers = await headersOf(request, options.headers, token);
      // The request was aborted while these were loaded: not every injected fetch checks a signal that is
      // already aborted.
      signal.throwIfAborted();
      const init: RequestInit = {
        method: outline.method,
        headers,
        body: encodeBody(request.body),
        signal,
        credentials: options.withCredentials ? 'include' : 'same-origin',
        // Answers say that they must be revalidated, but carry nothing to do so with.
        cache: 'no-store',
        // A redirect to a sign-in page of a proxy would arrive as HTML; a redirect to elsewhere would take the token along.
        redirect: 'error',
      };
      const url = baseUrl + request.path + queryOf(request.params);
      const hasProgress = onUploadProgress && !options.fetch && typeof XMLHttpRequest === 'function';
      const answer = hasProgress
        ? await sendWithProgress(url, init, onUploadProgress, (isSent) =>
            waitUpTo(isSent ? timeoutMs * ANSWER_TO_UPLOAD : timeoutMs),
          )
        : await (options.fetch ?? globalThis.fetch)(url, init);
      clearTimeout(timer);
      const response = failingWhenSilent(answer, timeoutMs, (error, isSilent) =>
        isSilent ? new NetworkError(outline, 'timeout') : explained(error, outline, request.signal),
      );
      if (response.ok) return response;
      throw await refusalOf(response, outline);
    } catch (error) {
      throw explained(error, outline, request.signal, patience.signal);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    get baseUrl() {
      return address.known();
    },
    ...(getToken && { getToken }),
    send,
  };
}

/** Returns the address of the server, determined once. A failed attempt is repeated. */
function addressOf(given: ApiClientOptions['baseUrl']) {
  const clean = (url: string) => url.replace(/\/+$/, '');
  let known = typeof given === 'string' ? clean(given) : undefined;
  // Each request fails with it. Until there is one the promise is handled nowhere, which ends the process of a server that renders.
  if (given instanceof Promise) given.catch(() => {});
  const find = sharedCall(async () => clean(await (typeof given === 'function' ? given() : given)));
  return { known: () => known ?? '', find: async () => (known ??= await find()) };
}

/** Wraps a function so that it runs once while several callers wait for it. */
function sharedCall<T>(call: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => (running ??= call().finally(() => (running = undefined)));
}

/**
 * Returns the current token if it differs from the rejected one, because another request got it. Otherwise
 * gets a new one.
 */
async function anotherToken(
  getToken: NonNullable<ApiClientOptions['getToken']>,
  renew: () => Promise<string | undefined>,
  refused: string | undefined,
): Promise<string | undefined> {
  const now = await getToken();
  return now === refused ? renew() : now;
}

/** A plain record, because hosts spread the headers they are given to add their own, which a `Headers` would get lost by. */
async function headersOf(
  { accept, body }: ApiRequest,
  own: ApiClientOptions['headers'],
  getToken: ApiClientOptions['getToken'],
): Promise<Record<string, string>> {
  const headers: Record<string, string> = {
    ...(typeof own === 'function' ? await own() : own),
    Accept: accept ?? 'application/json, text/plain;q=0.9, */*;q=0.8',
  };
  if (isJson(body)) headers['Content-Type'] = 'application/json';
  const token = await getToken?.();
  if (token) headers['Authorization'] = `Bearer ${token}`;
  return headers;
}

/**
 * One call whose answer has a shape.
 * @throws ApiError, NetworkError, and ShapeError when the answer is not what the struct says
 */
export async function call<T>(api: ApiClient, request: ApiRequest, struct: Struct<T, unknown>): Promise<T> {
  return checkShape(await jsonOf(await api.send(request), request), struct, outlineOf(request));
}

/** One call whose answer does not matter beyond that the server said yes. */
export async function command(api: ApiClient, request: ApiRequest): Promise<void> {
  const response = await api.send(request);
  await response.body?.cancel();
}

/** The body of an answer as text; a connection that breaks on the way or falls silent is a NetworkError. */
export async function textOf(response: Response, request: ApiRequest): Promise<string> {
  // By hand, because the text() of browsers forgets what its body failed with.
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      text += decoder.decode(piece.value, { stream: true });
    }
  } catch (error) {
    throw explained(error, outlineOf(request), request.signal);
  }
  return text + decoder.decode();
}

/** The body of an answer as JSON; HTML, cut short and empty answers are a ShapeError. */
export async function jsonOf(response: Response, request: ApiRequest): Promise<unknown> {
  const text = await textOf(response, request);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw notJson(text, outlineOf(request));
  }
}

/** Says what came instead of JSON, without repeating it. */
function notJson(text: string, outline: RequestOutline): ShapeError {
  const found =
    text.trim() === '' ? 'nothing' : /^\s*</.test(text) ? 'a page' : 'text that breaks off or is not JSON';
  return new ShapeError(outline, '', `expected JSON, found ${found}`);
}

/** Query text with its question mark, or nothing. */
export function queryOf(params: QueryParameters = {}): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(key, String(one));
  }
  const text = query.toString();
  return text && `?${text}`;
}

// A segment that is empty, or that a URL parser resolves.
const NAMELESS = /\/\.{0,2}(\/|$)/;

// Servers check a BOM against its schema before they answer.
const ANSWER_TO_UPLOAD = 5;

function encodeBody(body: unknown): BodyInit | undefined {
  return isJson(body) ? JSON.stringify(body) : (body as string | FormData | URLSearchParams | undefined);
}

function isJson(body: unknown): boolean {
  const isOther = typeof body === 'string' || body instanceof FormData || body instanceof URLSearchParams;
  return body !== undefined && !isOther;
}
