import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../../../src/api/errors.js';
import { DEFAULT_TIMES, ResourceCache, type Observer } from '../../../src/data/ResourceCache.js';
import { resourceKey } from '../../../src/data/resources/resourceKey.js';

const KEY = resourceKey('project', 'p');

function observerOf(load: Observer['load'], times: Partial<Observer> = {}) {
  return { freshForMs: 1_000, keptForMs: 5_000, ...times, load, onChange: vi.fn() } satisfies Observer;
}

describe('the cache', () => {
  let cache: ResourceCache;
  beforeEach(() => {
    vi.useFakeTimers();
    cache = new ResourceCache();
  });
  afterEach(() => vi.useRealTimers());

  it('loads once for all who show the same thing', async () => {
    const load = vi.fn(() => Promise.resolve(1));

    cache.observe(KEY, observerOf(load));
    cache.observe(resourceKey('project', 'p'), observerOf(load));
    await vi.runAllTicks();

    expect(load).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(cache.stateOf(KEY)).toMatchObject({ data: 1, isLoading: false }));
  });

  it.each([
    ['does not ask again while the answer is fresh', 900, 1],
    ['asks again once it is not', 1_100, 2],
    ['has forgotten it after it was not shown for long', 6_000, 2],
  ])('%s', async (_, pauseMs, calls) => {
    const load = vi.fn(() => Promise.resolve(1));
    const leave = cache.observe(KEY, observerOf(load));
    await vi.waitFor(() => expect(cache.stateOf(KEY).data).toBe(1));
    leave();

    vi.advanceTimersByTime(pauseMs);
    const isKnown = cache.stateOf(KEY).data === 1;
    cache.observe(KEY, observerOf(load));

    expect(load).toHaveBeenCalledTimes(calls);
    expect(isKnown).toBe(pauseMs < 5_000);
  });

  it('loads what is shown again when it is stale, and drops what was already on its way', async () => {
    const answers: ((value: number) => void)[] = [];
    const signals: AbortSignal[] = [];
    const load = (signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<number>((resolve) => answers.push(resolve));
    };
    cache.observe(KEY, observerOf(load));

    cache.invalidate([resourceKey('project')]);
    answers[0]!(1);
    answers[1]!(2);
    await vi.waitFor(() => expect(cache.stateOf(KEY).isLoading).toBe(false));

    expect(signals[0]!.aborted).toBe(true);
    expect(cache.stateOf(KEY).data).toBe(2);
  });

  it('leaves alone what begins otherwise', () => {
    const load = vi.fn(() => Promise.resolve(1));
    cache.observe(KEY, observerOf(load));

    cache.invalidate([resourceKey('projects'), resourceKey('project', 'q')]);

    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps the last good answer beside the failure of a newer try', async () => {
    const load = vi.fn<Observer['load']>().mockResolvedValueOnce(1).mockRejectedValueOnce(new Error('no'));
    cache.observe(KEY, observerOf(load));
    await vi.waitFor(() => expect(cache.stateOf(KEY).data).toBe(1));

    cache.reload(KEY);

    await vi.waitFor(() => expect(cache.stateOf(KEY)).toMatchObject({ data: 1, error: new Error('no') }));
  });

  it('takes a loader that throws at once for a failure', async () => {
    cache.observe(
      KEY,
      observerOf(() => {
        throw new Error('at once');
      }),
    );

    await vi.waitFor(() => expect(cache.stateOf(KEY).error).toEqual(new Error('at once')));
  });

  it('believes what was saved more than what it is just loading', async () => {
    let answer: (value: number) => void = () => {};
    cache.observe(
      KEY,
      observerOf(() => new Promise((resolve) => (answer = resolve))),
    );

    cache.set(KEY, 'saved');
    answer(1);
    await vi.advanceTimersByTimeAsync(1);

    expect(cache.stateOf(KEY).data).toBe('saved');
  });

  it('forgets what was put there and never shown, ten thousand decisions as well as one', () => {
    const keys = Array.from({ length: 10_000 }, (_, index) => resourceKey('analyses', index));
    for (const key of keys) cache.set(key, 'decided');
    expect(cache.size).toBe(10_000);

    vi.advanceTimersByTime(DEFAULT_TIMES.keptForMs - 1);
    expect(cache.size).toBe(10_000);
    cache.set(keys[0]!, 'decided again');
    vi.advanceTimersByTime(1_001);

    expect(cache.size).toBe(1);
    expect(cache.stateOf(keys[0]!).data).toBe('decided again');
    vi.advanceTimersByTime(DEFAULT_TIMES.keptForMs + 1_000);
    expect(cache.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps what was put there while it is shown, and for its time afterwards', async () => {
    cache.set(KEY, 'saved');
    const leave = cache.observe(KEY, observerOf(vi.fn(), { freshForMs: 1_000_000, keptForMs: 5_000 }));
    cache.set(KEY, 'saved again');

    vi.advanceTimersByTime(DEFAULT_TIMES.keptForMs * 2);
    expect(cache.stateOf(KEY).data).toBe('saved again');
    leave();
    vi.advanceTimersByTime(6_000);

    expect(cache.size).toBe(0);
  });

  it('keeps for as long as the page what is put there for that', () => {
    cache.set(KEY, 'dictionary', Infinity);

    vi.advanceTimersByTime(100_000_000);

    expect(cache.stateOf(KEY).data).toBe('dictionary');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('notes nothing of what is to be loaded again and was never asked for', () => {
    cache.reload(KEY);
    cache.invalidate([KEY]);

    expect(cache.size).toBe(0);
  });

  it('loads again, when it is next shown, what was not shown when it was to be loaded again', () => {
    const load = vi.fn(() => Promise.resolve(1));
    cache.set(KEY, 'saved');

    cache.reload(KEY);
    expect(load).not.toHaveBeenCalled();
    cache.observe(KEY, observerOf(load));

    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does not load again what was saved after it became stale', () => {
    const load = vi.fn(() => Promise.resolve(1));
    cache.set(KEY, 'known');

    cache.invalidate([KEY]);
    cache.set(KEY, 'saved');
    cache.observe(KEY, observerOf(load));

    expect(load).not.toHaveBeenCalled();
  });

  it('stays stale when its view is left before the answer, and is loaded when it is next shown', async () => {
    let version = 1;
    const load = vi.fn(() => new Promise((resolve) => setTimeout(() => resolve(version), 10)));
    const leave = cache.observe(KEY, observerOf(load));
    await vi.advanceTimersByTimeAsync(10);
    version = 2;

    cache.invalidate([KEY]);
    leave();
    cache.observe(KEY, observerOf(load));
    expect(cache.stateOf(KEY)).toMatchObject({ data: 1, isLoading: true });
    await vi.advanceTimersByTimeAsync(10);

    expect(cache.stateOf(KEY)).toMatchObject({ data: 2, isLoading: false });
  });

  it.each([
    ['became stale', () => cache.invalidate([KEY])],
    ['was to be loaded again', () => cache.reload(KEY)],
  ])('asks again for what %s and could not be loaded', async (_, change) => {
    const load = vi.fn<Observer['load']>().mockResolvedValueOnce(1).mockRejectedValueOnce(new Error('no'));
    load.mockResolvedValue(2);
    const leave = cache.observe(KEY, observerOf(load));
    await vi.advanceTimersByTimeAsync(1);
    change();
    await vi.advanceTimersByTimeAsync(1);
    leave();

    cache.observe(KEY, observerOf(load));
    await vi.advanceTimersByTimeAsync(1);

    expect(cache.stateOf(KEY)).toMatchObject({ data: 2, error: undefined });
  });

  it('is fresh again once what was stale is loaded', async () => {
    const load = vi.fn(() => Promise.resolve(1));
    const leave = cache.observe(KEY, observerOf(load));
    cache.invalidate([KEY]);
    await vi.advanceTimersByTimeAsync(1);
    leave();

    cache.observe(KEY, observerOf(load));

    expect(load).toHaveBeenCalledTimes(2);
  });

  it('loads what is gone while nothing is known of it, so that its view can say so', () => {
    cache.observe(KEY, observerOf(vi.fn(() => Promise.resolve(1))));

    cache.invalidate([], [], [KEY]);

    expect(cache.stateOf(KEY).isLoading).toBe(true);
  });

  it('loads at once what several changes make stale, and only once', () => {
    const load = vi.fn(() => Promise.resolve(1));
    cache.observe(KEY, observerOf(load));

    cache.invalidate([resourceKey('project'), KEY]);

    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('a server that cannot be reached', () => {
  const lost = (kind: 'connection' | 'offline' | 'timeout' = 'connection') =>
    new NetworkError({ method: 'GET', path: '/api/v1/project' }, kind);
  const keys = ['a', 'b', 'c'].map((id) => resourceKey('project', id));
  let isThere: boolean;
  let cache: ResourceCache;
  const load = vi.fn<(signal: AbortSignal) => Promise<unknown>>();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('addEventListener', (_: string, listener: () => void) => online.add(listener));
    vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => online.delete(listener));
    isThere = false;
    cache = new ResourceCache();
    load.mockReset();
    load.mockImplementation(() => (isThere ? Promise.resolve(1) : Promise.reject(lost())));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const online = new Set<() => void>();
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it('is asked one question, ever less often, and then all that are still shown', async () => {
    keys.forEach((key) => cache.observe(key, observerOf(load)));
    await pass(0);
    expect(load).toHaveBeenCalledTimes(3);
    await pass(3_000);
    expect(load).toHaveBeenCalledTimes(4);
    await pass(5_900);
    expect(load).toHaveBeenCalledTimes(4);
    await pass(100);
    expect(load).toHaveBeenCalledTimes(5);

    isThere = true;
    await pass(12_000);
    expect(load).toHaveBeenCalledTimes(8);
    expect(keys.map((key) => cache.stateOf(key).data)).toEqual([1, 1, 1]);
    await pass(120_000);
    expect(load).toHaveBeenCalledTimes(8);
  });

  it('is asked at once when the browser has its network back', async () => {
    keys.forEach((key) => cache.observe(key, observerOf(load)));
    await pass(0);
    isThere = true;
    online.forEach((listener) => listener());
    await pass(0);
    expect(keys.map((key) => cache.stateOf(key).error)).toEqual([undefined, undefined, undefined]);
    expect(online.size).toBe(0);
  });

  it('is asked by what people load themselves, and the rest follows', async () => {
    keys.forEach((key) => cache.observe(key, observerOf(load)));
    await pass(0);
    isThere = true;
    cache.reload(keys[2]!);
    await pass(0);
    expect(keys.map((key) => cache.stateOf(key).data)).toEqual([1, 1, 1]);
  });

  it('is not asked about what nobody looks at any more', async () => {
    const leave = keys.map((key) => cache.observe(key, observerOf(load)));
    await pass(0);
    leave.forEach((end) => end());
    await pass(300_000);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it.each([lost('timeout'), new Error('a fault')])(
    'is not confused with another failure: %s',
    async (error) => {
      load.mockImplementation(() => Promise.reject(error));
      cache.observe(KEY, observerOf(load));
      await pass(300_000);
      expect(load).toHaveBeenCalledTimes(1);
    },
  );
});
