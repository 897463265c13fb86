import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../../../src/api/client.js';
import { ApiError } from '../../../src/api/errors.js';
import { resourceCacheOf } from '../../../src/data/ResourceCache.js';
import { projectCreated } from '../../../src/data/resources/changes.js';
import { resourceKey } from '../../../src/data/resources/resourceKey.js';
import { useDictionary } from '../../../src/data/useDictionary.js';
import { useProjectOptions } from '../../../src/data/useProjectOptions.js';
import { KitProvider } from '../../../src/host/KitProvider.js';

const KEY = resourceKey('licenses', 'concise');

/** A view that uses a hook, and the host's account of it. */
function aView<T>(use: () => T, api = createApiClient({ baseUrl: '' })) {
  const seen: { now?: T } = {};
  const onUnauthorized = vi.fn();
  function View() {
    seen.now = use();
    return null;
  }
  const { unmount } = render(<View />, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <KitProvider api={api} auth={{ permissions: [], onUnauthorized }}>
        {children}
      </KitProvider>
    ),
  });
  return { now: () => seen.now!, cache: resourceCacheOf(api), api, unmount, onUnauthorized };
}

describe('useDictionary', () => {
  let version = 1;
  const load = vi.fn(() => Promise.resolve(`version ${version++}`));
  const ref = { key: KEY, load };

  it('loads once, for all fields that need it', async () => {
    load.mockClear();
    const one = aView(() => useDictionary(ref));
    const other = aView(() => useDictionary(ref), one.api);

    const answers = await Promise.all([one.now().get(), other.now().get()]);
    await one.now().get();

    expect(new Set(answers).size).toBe(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded again once a change made it stale, in the same view and in the next', async () => {
    version = 1;
    const { now, cache, api, unmount } = aView(() => useDictionary(ref));
    expect(await now().get()).toBe('version 1');

    cache.invalidate([KEY]);
    expect(await now().get()).toBe('version 2');
    unmount();
    cache.invalidate([KEY]);
    const next = aView(() => useDictionary(ref), api);

    expect(await next.now().get()).toBe('version 3');
  });

  it('tells the host that the session ended, and asks again the next time', async () => {
    load.mockImplementationOnce(() => Promise.reject(new ApiError({ method: 'GET', path: '/x' }, 401)));
    const { now, onUnauthorized } = aView(() => useDictionary(ref));

    await expect(now().get()).rejects.toBeInstanceOf(ApiError);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);

    await expect(now().get()).resolves.toMatch('version');
  });
});

describe('useProjectOptions', () => {
  it('has a project that was created since, and tells the host that the session ended', async () => {
    const names = ['shop'];
    let status = 200;
    const fetch = vi.fn(() =>
      Promise.resolve(
        status === 200
          ? Response.json(
              names.map((name) => ({ uuid: name, name })),
              { headers: { 'X-Total-Count': String(names.length) } },
            )
          : new Response(null, { status }),
      ),
    );
    const options = () =>
      useProjectOptions(
        ({ name }) => name,
        () => undefined,
      );
    const { now, cache, onUnauthorized } = aView(options, createApiClient({ baseUrl: '', fetch }));
    const labels = async () => {
      const found = await act(() => now()('', new AbortController().signal));
      return found.map(({ label }) => label);
    };
    expect(await labels()).toEqual(['shop']);
    expect(await labels()).toEqual(['shop']);
    expect(fetch).toHaveBeenCalledTimes(1);

    names.push('till');
    cache.invalidate(projectCreated());
    expect(await labels()).toEqual(['shop', 'till']);
    status = 401;
    cache.invalidate(projectCreated());

    await expect(labels()).rejects.toBeInstanceOf(ApiError);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });
});
