import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../../../src/api/client.js';
import { ApiError, NetworkError } from '../../../src/api/errors.js';
import { evenIfGone } from '../../../src/data/attempt.js';
import { resourceCacheOf } from '../../../src/data/ResourceCache.js';
import { resourceKey } from '../../../src/data/resources/resourceKey.js';
import {
  useRunProgress,
  useSaveMany,
  type SaveMany,
  type SaveManyOptions,
} from '../../../src/data/useSaveMany.js';
import { KitProvider } from '../../../src/host/KitProvider.js';
import type { Notice } from '../../../src/host/types.js';

const REQUEST = { method: 'DELETE', path: '/x' };
const refusal = (status: number) => new ApiError(REQUEST, status);
const ITEMS = Array.from({ length: 10 }, (_, place) => `item ${place}`);

/** Changes whose answers the test gives. */
function atHand() {
  const open = new Map<string, { answer: () => void; refuse: (error: unknown) => void }>();
  const save = vi.fn(
    (item: string) =>
      new Promise<string>((resolve, reject) => {
        const close = () => open.delete(item);
        open.set(item, {
          answer: () => (close(), resolve(item.toUpperCase())),
          refuse: (error) => (close(), reject(error as Error)),
        });
      }),
  );
  const answerAll = async () => {
    while (open.size > 0) {
      await act(async () => {
        for (const { answer } of [...open.values()]) answer();
      });
    }
  };
  return { open, save, answerAll };
}

/** A view that can change many items, and the notifications it sent. */
function aView(options: SaveManyOptions<string, string>) {
  const api = createApiClient({ baseUrl: '' });
  const notices: Notice[] = [];
  const onUnauthorized = vi.fn();
  const view: { many?: SaveMany<string, string>; progress?: ReturnType<typeof useRunProgress> } = {};
  function View() {
    view.many = useSaveMany(options);
    view.progress = useRunProgress(view.many.run?.view);
    return null;
  }
  const { unmount } = render(<View />, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <KitProvider
        api={api}
        auth={{ permissions: [], onUnauthorized }}
        notify={(notice) => void notices.push(notice)}
      >
        {children}
      </KitProvider>
    ),
  });
  const begin = (items: readonly string[] = ITEMS) => {
    let end!: ReturnType<SaveMany<string, string>['submit']>;
    act(() => {
      end = view.many!.submit(items);
    });
    return end;
  };
  return {
    cache: resourceCacheOf(api),
    notices,
    onUnauthorized,
    unmount,
    begin,
    many: () => view.many!,
    progress: () => view.progress,
  };
}

let reported: unknown[];
const noteReported = (event: ErrorEvent) => {
  event.preventDefault();
  reported.push(event.error);
};
beforeEach(() => {
  reported = [];
  window.addEventListener('error', noteReported);
});
afterEach(() => window.removeEventListener('error', noteReported));

describe('useSaveMany', () => {
  it('changes four at a time, tells how far it is, and then what came of it', async () => {
    const { open, save, answerAll } = atHand();
    const saved = vi.fn();
    const view = aView({
      save,
      stale: (items) => [resourceKey('things', items.length)],
      notice: ({ done }) => ({ kind: 'success', title: `${done.length} were changed.` }),
      saved,
    });
    view.cache.set(resourceKey('things', 9), 'old');
    const end = view.begin();

    expect([...open.keys()]).toEqual(ITEMS.slice(0, 4));
    expect(view.progress()).toEqual({ answered: 0, total: 10 });
    await act(async () => {
      open.get('item 0')!.answer();
      open.get('item 1')!.refuse(refusal(409));
    });
    expect(view.progress()).toEqual({ answered: 2, total: 10 });
    expect([...open.keys()]).toEqual(['item 2', 'item 3', 'item 4', 'item 5']);
    await answerAll();

    const outcome = await end;
    expect(outcome.refused).toEqual([{ item: 'item 1', error: refusal(409) }]);
    expect(outcome.done).toHaveLength(9);
    expect(outcome.done[0]).toEqual({ item: 'item 0', result: 'ITEM 0' });
    expect(view.many()).toMatchObject({ isRunning: false, outcome });
    expect(view.notices).toEqual([{ kind: 'success', title: '9 were changed.' }]);
    expect(saved).toHaveBeenCalledExactlyOnceWith(outcome);
    const load = vi.fn(() => Promise.resolve('new'));
    view.cache.observe(resourceKey('things', 9), {
      onChange: () => {},
      load,
      freshForMs: 60_000,
      keptForMs: 0,
    });
    expect(load).toHaveBeenCalledOnce();
  });

  it('tries nothing else after a refused session, which is reported once', async () => {
    const { open, save } = atHand();
    const view = aView({ save });
    const end = view.begin();

    await act(async () => {
      for (const { refuse } of [...open.values()]) refuse(refusal(401));
    });

    expect((await end).refused).toHaveLength(10);
    expect(save).toHaveBeenCalledTimes(4);
    expect(view.onUnauthorized).toHaveBeenCalledOnce();
  });

  it('waits where it is asked to, also while nothing gets through, and goes on', async () => {
    const { open, save, answerAll } = atHand();
    const view = aView({ save, atObstacle: 'waits' });
    const end = view.begin();

    await act(async () => {
      for (const { refuse } of [...open.values()]) refuse(new NetworkError(REQUEST, 'offline'));
    });
    expect(open.size).toBe(0);
    expect(view.many().isRunning).toBe(true);
    act(() => view.many().run!.view.resume());
    await answerAll();

    expect((await end).done).toHaveLength(10);
  });

  it('does not wait without its view, where nobody could go on', async () => {
    const { open, save } = atHand();
    const view = aView({ save, atObstacle: 'waits' });
    view.unmount();
    const end = view.begin(['a']);

    await act(async () => open.get('a')!.refuse(new NetworkError(REQUEST, 'offline')));

    expect((await end).refused).toHaveLength(1);
  });

  it('takes back what was done', async () => {
    const { open, save, answerAll } = atHand();
    const undone: string[] = [];
    const view = aView({ save, undo: async ({ result }) => void undone.push(result) });
    const end = view.begin(['a', 'b', 'c']);
    await act(async () => open.get('b')!.refuse(refusal(409)));
    await answerAll();
    const { done } = await end;

    const back = await act(() => view.many().undo(done));

    expect(undone).toEqual(['A', 'C']);
    expect(back.done.map(({ item }) => item.item)).toEqual(['a', 'c']);
    expect(view.many().outcome).toMatchObject({ total: 3 });
  });

  it('changes nothing twice at once, and others when those before are over', async () => {
    const { open, save, answerAll } = atHand();
    const view = aView({ save });

    const first = view.begin(['a', 'b']);
    const again = view.begin(['a', 'b']);
    const other = view.begin(['c']);
    expect([...open.keys()]).toEqual(['a', 'b']);
    await answerAll();
    await act(async () => {});
    await answerAll();

    expect(await again).toBe(await first);
    expect((await other).done).toEqual([{ item: 'c', result: 'C' }]);
    expect(save).toHaveBeenCalledTimes(3);
  });

  it('goes on without its view, unless it belongs to it', async () => {
    const own = atHand();
    const detached = atHand();
    const bound = aView({ save: own.save, isBoundToView: true });
    const unbound = aView({ save: detached.save });
    const ends = [bound.begin(), unbound.begin()];

    bound.unmount();
    unbound.unmount();
    await own.answerAll();
    await detached.answerAll();

    expect((await ends[0]!).left).toHaveLength(6);
    expect((await ends[1]!).done).toHaveLength(10);
  });

  it('stops what waits, too', async () => {
    const { save, answerAll } = atHand();
    const view = aView({ save, isBoundToView: true });
    const first = view.begin();
    const second = view.begin(['a', 'b']);

    view.unmount();
    await answerAll();

    expect((await first).left).toHaveLength(6);
    expect(await second).toEqual({ total: 2, done: [], refused: [], left: ['a', 'b'] });
    expect(save).toHaveBeenCalledTimes(4);
  });

  it.each(['notice', 'stale', 'saved'] as const)(
    'counts as done although %s throws, and does what comes after it',
    async (step) => {
      const fault = new Error('a fault of the host');
      const saved = vi.fn();
      const view = aView({
        save: async (item) => item,
        saved,
        [step]: () => {
          throw fault;
        },
      });

      const end = await act(() => view.many().submit(['a']));

      expect(end).toMatchObject({ done: [{ item: 'a' }], refused: [] });
      expect(view.many().isRunning).toBe(false);
      expect(saved).toHaveBeenCalledTimes(step === 'saved' ? 0 : 1);
      expect(reported).toEqual([fault]);
    },
  );
});

describe('a deletion of what is gone already', () => {
  it.each([
    ['counts as done', 404, 'done'],
    ['is refused for any other reason', 409, 'refused'],
  ])('%s', async (_, status, expected) => {
    const outcome = await evenIfGone(Promise.reject(refusal(status))).then(
      () => 'done',
      () => 'refused',
    );

    expect(outcome).toBe(expected);
  });
});
