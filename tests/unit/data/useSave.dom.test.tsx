import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../../../src/api/client.js';
import { ApiError } from '../../../src/api/errors.js';
import { resourceCacheOf } from '../../../src/data/ResourceCache.js';
import { withData } from '../../../src/data/cacheChange.js';
import { resourceKey, type ResourceRef } from '../../../src/data/resources/resourceKey.js';
import { useSave, type Save, type SaveOptions } from '../../../src/data/useSave.js';
import { KitProvider } from '../../../src/host/KitProvider.js';
import type { HostProps, Notice } from '../../../src/host/types.js';
import { IntlScope } from '../../../src/i18n/index.js';

interface Values {
  name: string;
}

const PROJECT: ResourceRef<string> = {
  key: resourceKey('projects', 'one', 'p'),
  load: () => Promise.resolve('as the server has it'),
};
const refusal = (status: number, reason?: string) =>
  new ApiError({ method: 'PUT', path: '/x' }, status, reason);

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

/** A view that can save, and the notifications it sent. */
function aView(options: SaveOptions<Values, string>, host: Partial<HostProps> = {}) {
  const api = createApiClient({ baseUrl: '' });
  const notices: Notice[] = [];
  const onUnauthorized = vi.fn();
  const view: { save?: Save<Values> } = {};
  function View() {
    view.save = useSave(options);
    return null;
  }
  const { unmount } = render(<View />, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <KitProvider
        api={api}
        auth={{ permissions: [], onUnauthorized }}
        notify={(notice) => void notices.push(notice)}
        {...host}
      >
        <IntlScope locale="en">{children}</IntlScope>
      </KitProvider>
    ),
  });
  return {
    cache: resourceCacheOf(api),
    notices,
    onUnauthorized,
    unmount,
    now: () => view.save!,
    submit: (name = 'shop') => act(() => view.save!.submit({ name })),
  };
}

describe('useSave, when it worked', () => {
  it('tells what is known, then gives notice, then tells the host', async () => {
    const order: string[] = [];
    const view = aView(
      {
        save: async ({ name }) => name.toUpperCase(),
        known: (name) => [withData(PROJECT, name)],
        notice: (name) => `${name} saved`,
        saved: (name, values) =>
          order.push(`saved ${name} ${values.name} ${String(view.cache.stateOf(PROJECT.key).data)}`),
      },
      { notify: ({ kind, title }) => void order.push(`${kind} ${title}`) },
    );

    expect(await view.submit()).toBeUndefined();

    expect(order).toEqual(['success SHOP saved', 'saved SHOP shop SHOP']);
    expect(view.now()).toMatchObject({ isRunning: false, error: undefined, fieldErrors: undefined });
  });

  it('asks again for what is stale, but for what it knows and what is gone', async () => {
    const asked: string[] = [];
    const gone = resourceKey('projects', 'one', 'gone');
    const other = resourceKey('projects', 'one', 'other');
    const view = aView({
      save: async () => 'new name',
      stale: () => [resourceKey('projects')],
      known: (name) => [withData(PROJECT, name)],
      gone: () => [gone],
    });
    for (const key of [PROJECT.key, gone, other]) {
      view.cache.set(key, 'old');
      const load = async () => void asked.push(String(key.at(-1)));
      view.cache.observe(key, { onChange: () => {}, load, freshForMs: 60_000, keptForMs: 0 });
    }

    await view.submit();

    expect(asked).toEqual(['other']);
    expect(view.cache.stateOf(PROJECT.key).data).toBe('new name');
  });

  it.each<[string, Partial<SaveOptions<Values, string>>, Partial<HostProps>]>([
    ['the host, told that it is saved,', { saved: fail }, {}],
    ['the notice', { notice: () => 'Saved.' }, { notify: fail }],
    ['what words the notice', { notice: fail }, {}],
    ['what knows it', { known: fail }, {}],
    ['what says what is refused of it', { refusedPart: fail }, {}],
  ])('is saved even if %s throws, which is reported', async (_, options, host) => {
    const view = aView({ save: async () => 'done', ...options }, host);

    expect(await view.submit()).toBeUndefined();

    expect(view.now()).toMatchObject({ isRunning: false, error: undefined });
    expect(reported).toEqual([FAULT]);
  });

  it('takes all steps that come after one that throws', async () => {
    const saved = vi.fn();
    const view = aView({
      save: async () => 'done',
      known: fail,
      stale: () => [resourceKey('projects')],
      notice: fail,
      saved,
    });
    view.cache.set(PROJECT.key, 'old');

    await view.submit();

    expect(saved).toHaveBeenCalledExactlyOnceWith('done', { name: 'shop' });
    const load = vi.fn(() => Promise.resolve('new'));
    view.cache.observe(PROJECT.key, { onChange: () => {}, load, freshForMs: 60_000, keptForMs: 0 });
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('useSave, when it was refused', () => {
  it('gives the reason, keeps the host out of it and makes nothing stale', async () => {
    const saved = vi.fn();
    const stale = vi.fn();
    const view = aView({ save: () => Promise.reject(refusal(409, 'The name is taken.')), saved, stale });

    const errors = await view.submit();

    expect(errors).toEqual({ form: expect.stringContaining('The name is taken.') });
    expect(view.now()).toMatchObject({
      isRunning: false,
      error: refusal(409, 'The name is taken.'),
      fieldErrors: errors,
    });
    expect(saved).not.toHaveBeenCalled();
    expect(stale).not.toHaveBeenCalled();
    expect(view.notices).toEqual([]);
    act(() => view.now().reset());
    expect(view.now()).toMatchObject({ error: undefined, fieldErrors: undefined });
  });

  it('says it in the words of the form, and in a notice where no form does', async () => {
    const view = aView({
      save: () => Promise.reject(refusal(500, 'Out of space.')),
      refused: (_, { name }) => ({ name: `${name} was refused.` }),
      failed: () => 'The project was not saved.',
    });

    expect(await view.submit()).toEqual({ name: 'shop was refused.' });

    expect(view.notices).toEqual([
      { kind: 'failure', title: 'The project was not saved.', detail: 'Out of space.' },
    ]);
  });

  it('reports a refused session once; not where no session is needed', async () => {
    const save = () => Promise.reject(refusal(401));
    const view = aView({ save });
    const publicView = aView({ save, isPublic: true });

    await view.submit();
    await publicView.submit();

    expect(view.onUnauthorized).toHaveBeenCalledOnce();
    expect(publicView.onUnauthorized).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<SaveOptions<Values, string>>]>([
    ['the form', { refused: fail }],
    ['the notice', { failed: fail }],
  ])('gives the reason of the server where what words it for %s throws', async (_, options) => {
    const view = aView({ save: () => Promise.reject(refusal(409, 'The name is taken.')), ...options });

    expect(await view.submit()).toEqual({ form: expect.stringContaining('The name is taken.') });

    expect(view.now().isRunning).toBe(false);
    expect(reported).toEqual([FAULT]);
  });

  it('takes a fault before anything was sent for a refusal', async () => {
    const view = aView({
      save: () => {
        throw new Error('no request to be made of it');
      },
    });

    expect(await view.submit()).toEqual({ form: expect.any(String) });
  });
});

describe('useSave, while it runs', () => {
  it('saves once, however often it is asked to', async () => {
    let answer: (name: string) => void = () => {};
    const save = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)));
    const view = aView({ save });

    let both: Promise<unknown>[] = [];
    act(() => {
      both = [view.now().submit({ name: 'a' }), view.now().submit({ name: 'a' })];
    });
    expect(view.now().isRunning).toBe(true);
    answer('done');
    await act(() => Promise.all(both));

    expect(save).toHaveBeenCalledOnce();
    expect(view.now().isRunning).toBe(false);
    act(() => void view.now().submit({ name: 'b' }));
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('sends other values afterwards, and says of each what became of them', async () => {
    const answers: (() => void)[] = [];
    const sent: string[] = [];
    const save = ({ name }: Values) => {
      sent.push(name);
      return new Promise<string>((resolve, reject) =>
        answers.push(() =>
          name === 'b' ? reject(refusal(409, 'b is taken.')) : resolve(name.toUpperCase()),
        ),
      );
    };
    const saved = vi.fn();
    const view = aView({ save, saved });
    const answer = () => act(async () => answers.shift()!());

    let ends: Promise<unknown>[] = [];
    act(() => {
      ends = ['a', 'b', 'c', 'c'].map((name) => view.now().send({ name }));
    });
    expect(sent).toEqual(['a']);
    await answer();
    expect(sent).toEqual(['a', 'b']);
    expect(view.now().isRunning).toBe(true);
    await answer();
    await answer();

    expect(sent).toEqual(['a', 'b', 'c']);
    expect(await Promise.all(ends)).toEqual([
      { status: 'done', result: 'A' },
      { status: 'refused', refusal: { form: expect.stringContaining('b is taken.') } },
      { status: 'done', result: 'C' },
      { status: 'done', result: 'C' },
    ]);
    expect(saved.mock.calls).toEqual([
      ['A', { name: 'a' }],
      ['C', { name: 'c' }],
    ]);
    expect(view.now()).toMatchObject({ isRunning: false, error: undefined });
  });

  it('is stopped with all that waits, and sends the same again when it is asked to', async () => {
    const sent: string[] = [];
    const save: SaveOptions<Values, string>['save'] = ({ name }, signal) => {
      sent.push(name);
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError'))),
      );
    };
    const view = aView({ save });

    let ends: Promise<unknown>[] = [];
    act(() => {
      ends = ['a', 'b'].map((name) => view.now().send({ name }));
      view.now().stop();
      void view.now().send({ name: 'b' });
    });

    expect(await act(() => Promise.all(ends))).toEqual([{ status: 'stopped' }, { status: 'stopped' }]);
    await act(async () => {});
    expect(sent).toEqual(['a', 'b']);
  });

  it('is stopped without a word, and goes away with its view where it belongs to it', async () => {
    const signals: AbortSignal[] = [];
    const save: SaveOptions<Values, string>['save'] = (_, signal) => {
      signals.push(signal);
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError'))),
      );
    };
    const view = aView({ save, failed: () => 'Not saved.', isBoundToView: true });
    const detached = aView({ save });

    let end: Promise<unknown> | undefined;
    act(() => {
      end = view.now().submit({ name: 'a' });
      view.now().stop();
    });
    expect(await act(() => end!)).toBeUndefined();
    expect(view.now()).toMatchObject({ isRunning: false, error: undefined });
    expect(view.notices).toEqual([]);

    act(() => void view.now().submit({ name: 'b' }));
    act(() => void detached.now().submit({ name: 'c' }));
    view.unmount();
    detached.unmount();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false]);
  });
});

const FAULT = new Error('a fault of the host');

function fail(): never {
  throw FAULT;
}

describe('success is told once', () => {
  const options = (staysInForm?: boolean): SaveOptions<Values, string> => ({
    save: ({ name }) => Promise.resolve(name),
    notice: (name) => `${name} saved`,
    staysInForm,
  });

  it('in the notice, where no form stays that says it', async () => {
    const { notices, submit } = aView(options());
    await submit('a');
    expect(notices).toMatchObject([{ kind: 'success', title: 'a saved' }]);
  });

  it('in the form, where that stays', async () => {
    const { notices, submit } = aView(options(true));
    await submit('a');
    expect(notices).toEqual([]);
  });

  it('in the notice, where the form that stays was left in the meantime', async () => {
    let answer = (_: string) => {};
    const { notices, now, unmount } = aView({
      ...options(true),
      save: () => new Promise<string>((resolve) => (answer = resolve)),
    });
    let sent: unknown;
    await act(async () => void (sent = now().submit({ name: 'a' })));
    unmount();
    answer('a');
    await sent;
    expect(notices).toMatchObject([{ kind: 'success', title: 'a saved' }]);
  });
});
