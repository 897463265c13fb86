import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOf } from '../../../src/data/fetchResource.js';
import { ResourceCache } from '../../../src/data/ResourceCache.js';
import { resourceKey } from '../../../src/data/resources/resourceKey.js';

const KEY = resourceKey('project', 'p');

describe('what is read when it is needed', () => {
  let cache: ResourceCache;
  let version: number;
  const load = vi.fn(() => new Promise((resolve) => setTimeout(() => resolve(version), 10)));
  const reader = { load, freshForMs: 1_000, keptForMs: 5_000 };
  beforeEach(() => {
    vi.useFakeTimers();
    load.mockClear();
    cache = new ResourceCache();
    version = 1;
  });
  afterEach(() => vi.useRealTimers());

  async function fetched(): Promise<unknown> {
    const answer = answerOf(cache, KEY, reader);
    await vi.advanceTimersByTimeAsync(20);
    return answer;
  }

  it('is what is shown or being loaded already, if there is any', async () => {
    const [first, second] = [answerOf(cache, KEY, reader), answerOf(cache, KEY, reader)];
    cache.observe(KEY, { ...reader, onChange: () => {} });
    await vi.advanceTimersByTimeAsync(20);

    expect([await first, await second, await fetched()]).toEqual([1, 1, 1]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['it is not fresh', () => vi.advanceTimersByTime(1_000)],
    ['it is stale', () => cache.invalidate([KEY])],
  ])('is loaded again when %s', async (_, change) => {
    await fetched();
    version = 2;

    change();

    expect(await fetched()).toBe(2);
  });

  it('is never what was read before a change', async () => {
    const answer = answerOf(cache, KEY, reader);
    await vi.advanceTimersByTimeAsync(9);
    version = 2;

    cache.invalidate([KEY]);
    await vi.advanceTimersByTimeAsync(20);

    expect(await answer).toBe(2);
  });

  it('goes on when its view, or another reader, waits no longer', async () => {
    const stop = new AbortController();
    const stopped = answerOf(cache, KEY, reader, stop.signal);
    const answer = answerOf(cache, KEY, reader);
    const leave = cache.observe(KEY, { ...reader, onChange: () => {} });

    leave();
    stop.abort(new Error('typed on'));
    await expect(stopped).rejects.toThrow('typed on');
    await vi.advanceTimersByTimeAsync(20);

    expect(await answer).toBe(1);
  });

  it('is not asked for any more when no caller waits', async () => {
    let signal: AbortSignal | undefined;
    const stop = new AbortController();
    const never = (own: AbortSignal) => {
      signal = own;
      return new Promise(() => {});
    };
    const answer = answerOf(cache, KEY, { ...reader, load: never }, stop.signal);

    stop.abort();

    await expect(answer).rejects.toBe(stop.signal.reason);
    expect(signal?.aborted).toBe(true);
  });

  it('is asked for again after a failure, also of what is still known', async () => {
    await fetched();
    load.mockImplementationOnce(() => Promise.reject(new Error('no')));
    cache.invalidate([KEY]);
    await expect(answerOf(cache, KEY, reader)).rejects.toThrow('no');
    version = 2;

    expect(await fetched()).toBe(2);
  });

  it('is kept and forgotten like what is shown', async () => {
    await fetched();

    vi.advanceTimersByTime(6_001);

    expect(cache.size).toBe(0);
  });
});
