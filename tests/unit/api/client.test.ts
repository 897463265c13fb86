import { number, type } from 'superstruct';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  call,
  command,
  createApiClient,
  pathOf,
  queryOf,
  type ApiClientOptions,
  type ApiRequest,
} from '../../../src/api/client.js';
import { ApiError, NetworkError, ShapeError, isAbort } from '../../../src/api/errors.js';

const Answer = type({ count: number() });
const PATH = '/api/v1/thing';

function clientAnswering(answer: () => Response | Promise<Response>, options = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(answer()));
  return { fetch, api: createApiClient({ baseUrl: 'https://dtrack.example/', fetch, ...options }) };
}

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('the call should fail'),
    (error: unknown) => error,
  );

describe('an answer without content', () => {
  it.each([204, 205])('of %s is one, also where a browser gives it an empty body', async (status) => {
    // The answer of Chromium to a fetch. Such a Response cannot be constructed directly.
    const answer = new Response(new Blob([]).stream());
    Object.defineProperty(answer, 'status', { value: status });
    const { api } = clientAnswering(() => answer);

    await expect(command(api, { method: 'DELETE', path: PATH })).resolves.toBeUndefined();
  });
});

describe('what is sent', () => {
  it('goes to the base URL without doubled slash, with the token of this moment', async () => {
    const getToken = vi.fn().mockReturnValueOnce('first').mockReturnValueOnce('second');
    const { api, fetch } = clientAnswering(() => json({ count: 1 }), { getToken });

    await call(api, { path: PATH }, Answer);
    await call(api, { path: PATH }, Answer);

    const sent = fetch.mock.calls.map(([url, init]) => [
      url,
      new Headers(init?.headers).get('Authorization'),
    ]);
    expect(sent).toEqual([
      ['https://dtrack.example/api/v1/thing', 'Bearer first'],
      ['https://dtrack.example/api/v1/thing', 'Bearer second'],
    ]);
  });

  it.each(['', '.', '..'])(
    'is nothing when what is asked for is called “%s”: there is no such thing',
    async (id) => {
      const { api, fetch } = clientAnswering(() => json({ count: 1 }));

      const failures = await Promise.all(
        [pathOf('finding', 'project', id), pathOf('component', 'project', id, 'dependencyGraph', 'uuid')].map(
          (path) => failureOf(call(api, { path }, Answer)),
        ),
      );

      expect(failures).toEqual([expect.any(ApiError), expect.any(ApiError)]);
      expect(failures).toMatchObject([{ status: 404 }, { status: 404 }]);
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  it('carries no token where none is needed', async () => {
    const { api, fetch } = clientAnswering(() => json({ count: 1 }), { getToken: () => 'secret' });

    await call(api, { path: PATH, isPublic: true }, Answer);

    expect(new Headers(fetch.mock.calls[0]![1]?.headers).has('Authorization')).toBe(false);
  });

  it('never follows a redirect, which would take the token along', async () => {
    const { api, fetch } = clientAnswering(() => json({ count: 1 }));

    await call(api, { path: PATH }, Answer);

    expect(fetch.mock.calls[0]![1]?.redirect).toBe('error');
  });

  it.each([
    ['omit', false, 'same-origin'],
    ['send', true, 'include'],
  ])('can %s cookies to another origin', async (_, withCredentials, expected) => {
    const { api, fetch } = clientAnswering(() => json({ count: 1 }), { withCredentials });

    await call(api, { path: PATH }, Answer);

    expect(fetch.mock.calls[0]![1]?.credentials).toBe(expected);
  });

  it.each([
    ['a/../b', '/api/v1/tag/a%2F..%2Fb'],
    ['50%?#', '/api/v1/tag/50%25%3F%23'],
    ['ä', '/api/v1/tag/%C3%A4'],
  ])('encodes the segment %s', (segment, expected) => {
    expect(pathOf('tag', segment)).toBe(expected);
  });

  it('leaves undefined parameters out and repeats lists', () => {
    expect(queryOf({ a: undefined, b: false, c: ['1', '2&3'] })).toBe('?b=false&c=1&c=2%263');
  });
});

describe('headers', () => {
  it('reach an own fetch as a plain record, which it may spread without losing the token', async () => {
    const sent: Record<string, string>[] = [];
    const fetch = (_: unknown, init?: RequestInit) => {
      sent.push({ ...(init?.headers as Record<string, string>), 'X-Trace': '1' });
      return Promise.resolve(json({ count: 1 }));
    };
    const api = createApiClient({ baseUrl: '', fetch, getToken: () => 'secret' });

    await call(api, { method: 'PUT', path: PATH, body: { name: 'a' } }, Answer);

    expect(sent).toEqual([
      {
        Accept: expect.stringContaining('application/json'),
        'Content-Type': 'application/json',
        Authorization: 'Bearer secret',
        'X-Trace': '1',
      },
    ]);
  });

  it.each([
    ['a record', { 'X-Api-Key': 'key' }],
    ['a function', () => ({ 'X-Api-Key': 'key' })],
    ['a promise', () => Promise.resolve({ 'X-Api-Key': 'key' })],
  ])('of the host are sent with each request: %s', async (_, headers) => {
    const { api, fetch } = clientAnswering(() => json({ count: 1 }), { headers });

    await call(api, { path: PATH }, Answer);
    await call(api, { path: PATH, isPublic: true }, Answer);

    const keys = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('X-Api-Key'));
    expect(keys).toEqual(['key', 'key']);
  });
});

describe('a token that is refused', () => {
  /** A server that takes one token only. */
  function clientOfServer(accepted: string, options: Partial<ApiClientOptions>) {
    const fetch = vi.fn<typeof globalThis.fetch>((_, init) => {
      const isGood = new Headers(init?.headers).get('Authorization') === `Bearer ${accepted}`;
      return Promise.resolve(isGood ? json({ count: 1 }) : new Response(null, { status: 401 }));
    });
    return { fetch, api: createApiClient({ baseUrl: '', fetch, ...options }) };
  }

  it('is renewed once for all requests that wait, and each is sent once more', async () => {
    let token = 'old';
    const refreshToken = vi.fn(async () => (token = await Promise.resolve('new')));
    const { api, fetch } = clientOfServer('new', { getToken: () => token, refreshToken });

    const answers = await Promise.all([1, 2, 3].map(() => call(api, { path: PATH }, Answer)));
    await call(api, { path: PATH }, Answer);

    expect(answers).toEqual([{ count: 1 }, { count: 1 }, { count: 1 }]);
    expect(refreshToken).toHaveBeenCalledOnce();
    expect(fetch).toHaveBeenCalledTimes(7);
  });

  it('is not renewed where another request has got a new one meanwhile', async () => {
    const refreshToken = vi.fn();
    const getToken = vi.fn().mockReturnValueOnce('old').mockReturnValue('new');
    const { api } = clientOfServer('new', { getToken, refreshToken });

    await expect(call(api, { path: PATH }, Answer)).resolves.toEqual({ count: 1 });
    expect(refreshToken).not.toHaveBeenCalled();
  });

  it.each([
    ['gives none', () => Promise.resolve(undefined), undefined],
    ['gives one that is refused, too', () => Promise.resolve('worse'), undefined],
    ['fails', () => Promise.reject(new Error('the provider is down')), 'the provider is down'],
  ])('stays refused when its renewal %s', async (_, refreshToken, cause) => {
    const { api, fetch } = clientOfServer('new', { getToken: () => 'old', refreshToken });

    const error = (await failureOf(call(api, { path: PATH }, Answer))) as ApiError;

    expect(error).toMatchObject({ name: 'ApiError', status: 401 });
    expect((error.cause as Error | undefined)?.message).toBe(cause);
    expect(fetch.mock.calls.length).toBeLessThanOrEqual(2);
  });

  it('is not renewed for what needs none, nor for other refusals', async () => {
    const refreshToken = vi.fn(() => Promise.resolve('new'));
    const { api } = clientOfServer('new', { getToken: () => 'old', refreshToken });
    const { api: forbidding } = clientAnswering(() => new Response(null, { status: 403 }), {
      getToken: () => 'old',
      refreshToken,
    });

    await expect(call(api, { path: PATH, isPublic: true }, Answer)).rejects.toMatchObject({ status: 401 });
    await expect(call(forbidding, { path: PATH }, Answer)).rejects.toMatchObject({ status: 403 });
    expect(refreshToken).not.toHaveBeenCalled();
  });
});

describe('a base URL that is known later', () => {
  it.each([
    ['a promise', Promise.resolve('https://dtrack.example/')],
    ['a function', () => 'https://dtrack.example/'],
    ['a function of a promise', () => Promise.resolve('https://dtrack.example/')],
  ])('is waited for: %s', async (_, baseUrl) => {
    const { api, fetch } = clientAnswering(() => json({ count: 1 }), { baseUrl });
    expect(api.baseUrl).toBe('');

    await Promise.all([call(api, { path: PATH }, Answer), call(api, { path: PATH }, Answer)]);

    expect(fetch.mock.calls.map(([url]) => url)).toEqual(Array(2).fill(`https://dtrack.example${PATH}`));
    expect(api.baseUrl).toBe('https://dtrack.example');
  });

  it('is asked for once, and again after a failure, which the requests fail with', async () => {
    const baseUrl = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('no configuration'))
      .mockResolvedValue('/dtrack');
    const { api, fetch } = clientAnswering(() => json({ count: 1 }), { baseUrl });

    await expect(call(api, { path: PATH }, Answer)).rejects.toThrow('no configuration');
    await call(api, { path: PATH }, Answer);
    await call(api, { path: PATH }, Answer);

    expect(baseUrl).toHaveBeenCalledTimes(2);
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([`/dtrack${PATH}`, `/dtrack${PATH}`]);
  });
});

it('a base URL that is a promise which fails is the cause of each request that fails, and nothing is sent', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const { api, fetch } = clientAnswering(() => json({ count: 1 }), {
    baseUrl: Promise.reject(new Error('no configuration')),
  });
  // Long before the first request.
  await new Promise((resolve) => setTimeout(resolve, 5));

  await expect(call(api, { path: PATH }, Answer)).rejects.toThrow('no configuration');
  await expect(call(api, { path: PATH }, Answer)).rejects.toThrow('no configuration');
  process.off('unhandledRejection', unhandled);

  expect(unhandled).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
  expect(api.baseUrl).toBe('');
});

describe('a server that says no', () => {
  it.each<[string, BodyInit | null, string | undefined, number]>([
    ['a sentence', 'The project could not be found.', 'The project could not be found.', 404],
    ['a quoted sentence', '"INVALID"', 'INVALID', 401],
    ['problem details', JSON.stringify({ status: 400, title: 'Bad BOM', detail: 'Schema' }), 'Schema', 400],
    ['nothing', null, undefined, 403],
    ['the page of a proxy', '<html><body>Bad gateway</body></html>', undefined, 502],
    ['an unknown object', '{"trace":"at com.example"}', undefined, 500],
  ])('is quoted when it gives %s', async (_, body, reason, status) => {
    const { api } = clientAnswering(() => new Response(body, { status }));

    const error = await failureOf(call(api, { path: PATH }, Answer));

    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status, reason });
  });

  it('names the fields it refuses', async () => {
    const violations = [
      { message: 'must not be blank', messageTemplate: 't', path: 'name', invalidValue: ' ' },
    ];
    const { api } = clientAnswering(() => json(violations, { status: 400 }));

    const error = (await failureOf(call(api, { path: PATH }, Answer))) as ApiError;

    expect(error.violations).toEqual([{ message: 'must not be blank', path: 'name', invalidValue: ' ' }]);
  });

  it('is never quoted with a text that is too long to be a reason', async () => {
    const { api } = clientAnswering(() => new Response('x'.repeat(50_000), { status: 500 }));

    const error = (await failureOf(call(api, { path: PATH }, Answer))) as ApiError;

    expect(error.reason).toHaveLength(2_000);
  });
});

describe('an answer that is not understood', () => {
  it.each([
    ['a page', '<!doctype html>', 'a page'],
    ['cut short', '{"count": 1', 'breaks off'],
    ['empty', '', 'nothing'],
  ])('is a ShapeError when it is %s', async (_, body, words) => {
    const { api } = clientAnswering(() => new Response(body));

    const error = await failureOf(call(api, { path: PATH }, Answer));

    expect(error).toBeInstanceOf(ShapeError);
    expect((error as ShapeError).explanation).toContain(words);
  });

  it('says where it is wrong, and not with which value', async () => {
    const { api } = clientAnswering(() => json({ count: 'a secret' }));

    const error = (await failureOf(call(api, { path: PATH }, Answer))) as ShapeError;

    expect(error.path).toBe('count');
    expect(error.message).not.toContain('secret');
  });

  it('is a NetworkError when the connection breaks in the middle of it', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"cou'));
        controller.error(new TypeError('terminated'));
      },
    });
    const { api } = clientAnswering(() => new Response(body));

    await expect(call(api, { path: PATH }, Answer)).rejects.toBeInstanceOf(NetworkError);
  });
});

describe('a body that stops in the middle', () => {
  /** Gives its pieces, each after a pause, and then nothing, without an end. */
  function stalling(pieces: readonly string[], pauseMs = 0) {
    const cancel = vi.fn();
    let next = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          const piece = pieces[next++];
          if (piece === undefined) return new Promise(() => {});
          await new Promise((resolve) => setTimeout(resolve, pauseMs));
          controller.enqueue(new TextEncoder().encode(piece));
        },
        cancel,
      },
      { highWaterMark: 0 },
    );
    return { body, cancel };
  }

  it('is a timeout, and its connection is given up', async () => {
    const { body, cancel } = stalling(['{"cou']);
    const { api } = clientAnswering(() => new Response(body), { timeoutMs: 20 });

    const error = await failureOf(call(api, { path: PATH }, Answer));

    expect(error).toMatchObject({ name: 'NetworkError', kind: 'timeout', request: { path: PATH } });
    expect(cancel).toHaveBeenCalled();
  });

  it('may take longer in all than the limit, as long as something comes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const pieces = ['{"co', 'unt"', ':', ' ', ' ', '1}'];
    let next = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        await new Promise((resolve) => setTimeout(resolve, 25));
        const piece = pieces[next++];
        if (piece === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(piece));
      },
    });
    const { api } = clientAnswering(() => new Response(body), { timeoutMs: 100 });

    const called = call(api, { path: PATH }, Answer);
    for (let passedMs = 0; passedMs < 200; passedMs += 25) await vi.advanceTimersByTimeAsync(25);

    expect(await called).toEqual({ count: 1 });
  });

  it('is waited for only while somebody reads', async () => {
    const { api } = clientAnswering(() => json({ count: 1 }), { timeoutMs: 10 });
    const response = await api.send({ path: PATH });

    await new Promise((resolve) => setTimeout(resolve, 40));

    expect(await response.json()).toEqual({ count: 1 });
  });

  it('still says no when it is that of a refusal', async () => {
    const { body } = stalling(['The proj']);
    const { api } = clientAnswering(() => new Response(body, { status: 409 }), { timeoutMs: 20 });

    expect(await failureOf(api.send({ path: PATH }))).toMatchObject({ name: 'ApiError', status: 409 });
  });

  it('is an abort when the caller stops it', async () => {
    const controller = new AbortController();
    const fetch: typeof globalThis.fetch = (_, init) => {
      const body = new ReadableStream({
        start(stream) {
          init?.signal?.addEventListener('abort', () => stream.error(init.signal!.reason));
        },
      });
      return Promise.resolve(new Response(body));
    };
    const api = createApiClient({ baseUrl: '', fetch });
    const called = call(api, { path: PATH, signal: controller.signal }, Answer);

    setTimeout(() => controller.abort(), 5);

    expect(isAbort(await failureOf(called))).toBe(true);
  });

  it('keeps status and headers of the answer', async () => {
    const { api } = clientAnswering(() => json([], { status: 202, headers: { 'X-Total-Count': '7' } }));

    const response = await api.send({ path: PATH });

    expect([response.status, response.headers.get('X-Total-Count')]).toEqual([202, '7']);
  });
});

describe('no answer', () => {
  const never: typeof globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  const request: ApiRequest = { path: PATH };

  it('is a NetworkError when the server cannot be reached', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));

    const error = await failureOf(createApiClient({ baseUrl: '', fetch }).send(request));

    expect(error).toMatchObject({ name: 'NetworkError', kind: 'connection' });
  });

  it('is a timeout after the time the host allows', async () => {
    const api = createApiClient({ baseUrl: '', fetch: never, timeoutMs: 5 });

    await expect(api.send(request)).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('is an abort, not an error to show, when the caller stops it', async () => {
    const controller = new AbortController();
    const sent = createApiClient({ baseUrl: '', fetch: never }).send({
      ...request,
      signal: controller.signal,
    });

    controller.abort();

    expect(isAbort(await failureOf(sent))).toBe(true);
  });
});
