import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../../../src/api/client.js';
import { resourceCacheOf } from '../../../src/data/ResourceCache.js';
import { resourceKey } from '../../../src/data/resources/resourceKey.js';
import type { Resource } from '../../../src/data/useResource.js';
import { useResources } from '../../../src/data/useResources.js';
import { KitProvider } from '../../../src/host/KitProvider.js';

/** The time an answer takes, in milliseconds. */
const ANSWER_MS = 100;

describe('useResources', () => {
  let asked: string[];
  let aborted: string[];
  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    aborted = [];
  });
  afterEach(() => vi.useRealTimers());

  const refOf = (id: string) => ({
    key: resourceKey('children', id),
    load: (_: unknown, signal?: AbortSignal) => {
      asked.push(id);
      signal?.addEventListener('abort', () => aborted.push(id));
      return new Promise<string>((resolve) => setTimeout(() => resolve(`of ${id}`), ANSWER_MS));
    },
  });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  function rowsOpen(first: readonly string[], api = createApiClient({ baseUrl: '' })) {
    let states: Resource<string>[] = [];
    const View = ({ ids }: { ids: readonly string[] }) => {
      states = useResources(ids.map(refOf));
      return null;
    };
    const page = (ids: readonly string[], client = api) => (
      <StrictMode>
        <KitProvider api={client} auth={{ permissions: [] }}>
          <View ids={ids} />
        </KitProvider>
      </StrictMode>
    );
    const { rerender, unmount } = render(page(first));
    // React shows the first ones twice in strict mode.
    asked = [...new Set(asked)];
    aborted = [];
    return {
      api,
      open: (ids: readonly string[], client = api) => rerender(page(ids, client)),
      unmount,
      shown: () => states.map((state) => (state.status === 'ready' ? state.data : state.status)),
    };
  }

  it('leaves on its way what stays while others come and go', async () => {
    const { open, shown } = rowsOpen(['a', 'b']);

    open(['a', 'b', 'c']);
    open(['c', 'a']);
    await wait(ANSWER_MS);

    expect(asked).toEqual(['a', 'b', 'c']);
    expect(aborted).toEqual(['b']);
    expect(shown()).toEqual(['of c', 'of a']);
  });

  it('does not ask again for what is shown because another one comes or goes later', async () => {
    const { open, shown } = rowsOpen(['a', 'b']);
    await wait(31_000);

    open(['a']);
    await wait(31_000);
    open(['a', 'c']);
    await wait(ANSWER_MS);

    expect(asked).toEqual(['a', 'b', 'c']);
    expect(shown()).toEqual(['of a', 'of c']);
  });

  it('loads one that comes back, and what became stale meanwhile', async () => {
    const { api, open } = rowsOpen(['a', 'b']);
    await wait(ANSWER_MS);
    open(['a']);
    resourceCacheOf(api).invalidate([resourceKey('children')]);

    open(['a', 'b']);
    await wait(ANSWER_MS);

    expect(asked).toEqual(['a', 'b', 'a', 'b']);
  });

  it('asks another server for all of them, and nothing more of the one before', async () => {
    const { open, shown, unmount } = rowsOpen(['a', 'b']);

    open(['a', 'b'], createApiClient({ baseUrl: '/other' }));
    await wait(ANSWER_MS);
    expect(asked).toEqual(['a', 'b', 'a', 'b']);
    expect(aborted).toEqual(['a', 'b']);
    expect(shown()).toEqual(['of a', 'of b']);

    open(['a', 'b', 'c']);
    unmount();
    expect(aborted.at(-1)).toBe('c');
  });
});
