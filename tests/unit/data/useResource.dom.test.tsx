import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../../../src/api/client.js';
import { ApiError } from '../../../src/api/errors.js';
import { resourceCacheOf } from '../../../src/data/ResourceCache.js';
import { useAction } from '../../../src/data/useAction.js';
import { booleanCodec, usePreference, wordCodec } from '../../../src/data/usePreference.js';
import { resourceKey } from '../../../src/data/resources/resourceKey.js';
import { useResource, type Resource } from '../../../src/data/useResource.js';
import { KitProvider } from '../../../src/host/KitProvider.js';
import type { AuthContext, HostProps } from '../../../src/host/types.js';

const refused = () => new ApiError({ method: 'GET', path: '/x' }, 401);
const newHost = (auth: Partial<AuthContext> = {}): HostProps => ({
  api: createApiClient({ baseUrl: '' }),
  auth: { permissions: [], ...auth },
});

describe('useResource', () => {
  let seen: Resource<string>;
  function Show({ name, load }: { name: string; load: (signal: AbortSignal) => Promise<string> }) {
    const ref = {
      key: resourceKey('thing', name),
      load: (_: unknown, signal?: AbortSignal) => load(signal!),
    };
    seen = useResource(ref, { keepsPrevious: name.startsWith('page') });
    return <p>{seen.status === 'ready' ? seen.data : seen.status}</p>;
  }

  it('goes from loading to ready', async () => {
    render(<Show name="a" load={() => Promise.resolve('here')} />, { wrapper: wrapperOf(newHost()) });

    expect(screen.getByText('loading')).toBeVisible();
    expect(await screen.findByText('here')).toBeVisible();
  });

  it('shares what was loaded between all who ask for it', async () => {
    const load = vi.fn(() => Promise.resolve('here'));

    render(
      <>
        <Show name="a" load={load} />
        <Show name="a" load={load} />
      </>,
      { wrapper: wrapperOf(newHost()) },
    );

    expect(await screen.findAllByText('here')).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps old data when a refresh fails, and says so', async () => {
    const load = vi.fn().mockResolvedValueOnce('old').mockRejectedValueOnce(new Error('broken'));
    render(<Show name="a" load={load} />, { wrapper: wrapperOf(newHost()) });
    await screen.findByText('old');

    await act(async () => {
      if (seen.status === 'ready') seen.reload();
    });

    expect(await screen.findByText('old')).toBeVisible();
    expect(seen).toMatchObject({ status: 'ready', refreshError: new Error('broken') });
  });

  it('tells the host that the session ended, and asks again once there is a new one', async () => {
    const load = vi.fn().mockRejectedValueOnce(refused()).mockResolvedValueOnce('here');
    const onUnauthorized = vi.fn();
    const host = newHost({ onUnauthorized });
    const { rerender } = render(<Show name="a" load={load} />, { wrapper: wrapperOf(host) });
    await screen.findByText('failed');
    expect(onUnauthorized).toHaveBeenCalledTimes(1);

    host.auth = { permissions: [] };
    rerender(<Show name="a" load={load} />);

    expect(await screen.findByText('here')).toBeVisible();
  });

  it('gives what one thing is never to a view of another', async () => {
    const host = newHost();
    const here = (name: string) => <Show name={name} load={() => Promise.resolve(`data of ${name}`)} />;
    function Page({ name }: { name: string }) {
      // An answer to a change of “a” arrives after another one is drawn, and before that one is observed.
      useLayoutEffect(() => {
        if (name === 'b') resourceCacheOf(host.api!).invalidate([resourceKey('thing', 'a')]);
      }, [name]);
      return here(name);
    }
    const both = (name: string) => (
      <>
        <Page name={name} />
        <aside>{here('a')}</aside>
      </>
    );
    const { rerender } = render(both('a'), { wrapper: wrapperOf(host) });
    await screen.findAllByText('data of a');

    await act(async () => rerender(both('b')));

    expect(await screen.findByText('data of b')).toBeVisible();
    expect(screen.getByRole('complementary')).toHaveTextContent('data of a');
  });

  it('stops loading what is no longer waited for', async () => {
    let signal: AbortSignal | undefined;
    const load = (given: AbortSignal) => {
      signal = given;
      return new Promise<string>(() => {});
    };
    const { unmount } = render(<Show name="a" load={load} />, { wrapper: wrapperOf(newHost()) });

    unmount();

    expect(signal?.aborted).toBe(true);
  });
});

describe('useAction', () => {
  it('does one thing at a time', async () => {
    const work = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
    let run: (input: undefined) => Promise<void | undefined>;
    function Save() {
      run = useAction(work).run;
      return null;
    }
    render(<Save />, { wrapper: wrapperOf(newHost()) });

    await act(async () => {
      await Promise.all([run(undefined), run(undefined)]);
    });

    expect(work).toHaveBeenCalledTimes(1);
  });

  it('keeps a failure as state and reports a refused session', async () => {
    const onUnauthorized = vi.fn();
    let action: ReturnType<typeof useAction<undefined, void>>;
    function Save() {
      action = useAction(() => Promise.reject(refused()));
      return null;
    }
    render(<Save />, { wrapper: wrapperOf(newHost({ onUnauthorized })) });

    await act(async () => {
      await action.run(undefined);
    });

    expect(action!.error).toBeInstanceOf(ApiError);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('is silent about what was stopped on purpose', async () => {
    let action: ReturnType<typeof useAction<undefined, void>>;
    function Save() {
      action = useAction(
        (_: undefined, signal) =>
          new Promise<void>((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
          }),
      );
      return null;
    }
    render(<Save />, { wrapper: wrapperOf(newHost()) });

    await act(async () => {
      const running = action.run(undefined);
      action.stop();
      await running;
    });

    expect(action!).toMatchObject({ isRunning: false, error: undefined });
  });
});

describe('usePreference', () => {
  it.each([
    ['what was kept', 'true', true],
    ['the default when nothing usable was kept', 'maybe', false],
  ])('starts with %s', (_, kept, expected) => {
    const preferences = { get: () => kept, set: vi.fn() };
    function Show() {
      return <p>{String(usePreference('x', false, booleanCodec)[0])}</p>;
    }

    render(<Show />, { wrapper: wrapperOf({ ...newHost(), preferences }) });

    expect(screen.getByText(String(expected))).toBeVisible();
  });

  it('reads only what it would have written', () => {
    expect(wordCodec(['a', 'b']).read('c')).toBeUndefined();
  });
});

function wrapperOf(host: HostProps) {
  return function Wrapper({ children }: { children: React.ReactNode }) {
    return <KitProvider {...host}>{children}</KitProvider>;
  };
}
