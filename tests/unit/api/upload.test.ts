import { afterEach, expect, it, vi } from 'vitest';
import { createApiClient } from '../../../src/api/client.js';
import { isAbort } from '../../../src/api/errors.js';

/** Performs the steps of a browser, one at a time. */
class StubRequest {
  static last: StubRequest;
  readonly upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  onload?: () => void;
  onabort?: () => void;
  onprogress?: () => void;
  status = 0;
  response: Blob | undefined;
  constructor() {
    StubRequest.last = this;
  }
  open() {}
  readonly headers: Record<string, string> = {};
  setRequestHeader(name: string, value: string) {
    this.headers[name.toLowerCase()] = value;
  }
  send() {}
  getAllResponseHeaders() {
    return 'Content-Type: application/json\r\n';
  }
  abort() {
    this.onabort?.();
  }
  sentMore(loaded: number) {
    this.upload.onprogress?.({ loaded, total: 100, lengthComputable: true });
  }
  answer(text: string, status = 200) {
    this.status = status;
    this.response = new Blob([text]);
    this.onload?.();
  }
}

function upload(signal?: AbortSignal) {
  const api = createApiClient({ baseUrl: '', timeoutMs: 1_000 });
  const settled = api
    .send({ method: 'POST', path: '/api/v1/bom', body: new FormData(), onUploadProgress: () => {}, signal })
    .then(
      async (response) => ({ text: await response.text(), error: undefined }),
      (error: unknown) => ({ text: undefined, error }),
    );
  let isSettled = false;
  void settled.then(() => (isSettled = true));
  return { settled, isSettled: () => isSettled };
}

async function started(signal?: AbortSignal) {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', StubRequest);
  const sent = upload(signal);
  await vi.advanceTimersByTimeAsync(0);
  return { ...sent, request: StubRequest.last };
}

afterEach(() => {
  StubRequest.last = undefined as unknown as StubRequest;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('may take longer than the time limit while it goes on', async () => {
  const { request, settled } = await started();

  for (const loaded of [20, 40, 60, 80, 100]) {
    await vi.advanceTimersByTimeAsync(900);
    request.sentMore(loaded);
  }
  request.upload.onload?.();
  request.answer('{}');

  expect(await settled).toEqual({ text: '{}', error: undefined });
});

it('is a timeout once nothing more of it can be sent', async () => {
  const { request, settled } = await started();

  request.sentMore(20);
  await vi.advanceTimersByTimeAsync(1_100);

  expect((await settled).error).toMatchObject({ name: 'NetworkError', kind: 'timeout' });
});

it('gives the server five times the limit to look at what was sent, and not for ever', async () => {
  const { request, settled, isSettled } = await started();

  request.sentMore(100);
  request.upload.onload?.();
  await vi.advanceTimersByTimeAsync(4_900);
  expect(isSettled()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);

  expect((await settled).error).toMatchObject({ name: 'NetworkError', kind: 'timeout' });
});

it('is an abort, not a failure, when the caller stops it', async () => {
  const controller = new AbortController();
  const { settled } = await started(controller.signal);

  controller.abort();
  await vi.advanceTimersByTimeAsync(0);

  expect(isAbort((await settled).error)).toBe(true);
});

it('shares a renewal of the token with the requests beside it, and is sent once more', async () => {
  vi.stubGlobal('XMLHttpRequest', StubRequest);
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
    const token = new Headers(headers).get('authorization');
    asked.push(token);
    return Promise.resolve(new Response('{}', { status: token === 'Bearer new' ? 200 : 401 }));
  });
  let token = 'old';
  const refreshToken = vi.fn(async () => (token = await Promise.resolve('new')));
  const api = createApiClient({ baseUrl: '', getToken: () => token, refreshToken });

  const list = api.send({ path: '/api/v1/thing' });
  const sent = api.send({
    method: 'POST',
    path: '/api/v1/bom',
    body: new FormData(),
    onUploadProgress: () => {},
  });
  const first = await vi.waitUntil(() => StubRequest.last as StubRequest | undefined);
  first.answer('', 401);
  const again = await vi.waitUntil(() => StubRequest.last !== first && StubRequest.last);
  again.answer('{}');

  expect((await sent).status).toBe(200);
  expect((await list).status).toBe(200);
  expect(refreshToken).toHaveBeenCalledOnce();
  expect(asked).toEqual(['Bearer old', 'Bearer new']);
  expect([first, again].map(({ headers }) => headers['authorization'])).toEqual(['Bearer old', 'Bearer new']);
});
