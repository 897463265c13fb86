import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createSessionStore,
  type SessionStore,
} from '../../../../reference-app/console/session/sessionStore.js';

const tokenOf = (username: string, mark = '') =>
  [
    'e30',
    Buffer.from(JSON.stringify({ sub: username, permissions: 'VIEW_PORTFOLIO' })).toString('base64url'),
    `s${mark}`,
  ].join('.');

let count = 0;
const name = () => `console-${(count += 1)}`;

function tab(channel: string, kept: Record<string, string> = {}) {
  const storage = new Map(Object.entries(kept));
  const page = { hasUnsaved: false };
  const reload = vi.fn();
  const store = createSessionStore({
    name: channel,
    reload,
    hasUnsaved: () => page.hasUnsaved,
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
  });
  return { store, storage, reload, page };
}

const admin = { token: tokenOf('admin'), username: 'admin' };
const userOf = (store: SessionStore) => {
  const state = store.getState();
  return state.status === 'signedIn' ? state.session.username : undefined;
};

afterEach(() => vi.unstubAllGlobals());

describe('the session of a tab', () => {
  it('survives a reload', () => {
    const channel = name();
    const before = tab(channel);
    before.store.signIn(admin);

    const after = tab(channel, Object.fromEntries(before.storage));

    expect(after.store.getState()).toMatchObject({
      status: 'signedIn',
      isEnded: false,
      session: { username: 'admin', permissions: ['VIEW_PORTFOLIO'] },
    });
  });

  it('is given to a new tab that asks', async () => {
    const channel = name();
    const first = tab(channel);
    first.store.signIn(admin);
    const second = tab(channel);

    await second.store.adopt();

    expect(userOf(second.store)).toBe('admin');
    expect(second.storage.get('token')).toBe(admin.token);
  });

  it('that the server no longer takes is not given on by a tab that has not noticed yet', async () => {
    const channel = name();
    const first = tab(channel);
    const second = tab(channel);
    first.store.signIn(admin);
    await vi.waitFor(() => expect(userOf(second.store)).toBe('admin'));

    first.store.refuse(admin.token);

    await vi.waitFor(() => expect(second.store.getState()).toMatchObject({ isEnded: true }));
    const third = tab(channel);
    await third.store.adopt();
    expect(third.store.getState().status).toBe('signedOut');
    // Signing in there is signing in everywhere.
    const renewed = { token: tokenOf('admin', '2'), username: 'admin' };
    third.store.signIn(renewed);
    for (const { store } of [first, second])
      await vi.waitFor(() =>
        expect(store.getState()).toMatchObject({ isEnded: false, session: { token: renewed.token } }),
      );
    // A rejection of the old token no longer has an effect.
    first.store.refuse(admin.token);
    expect(second.store.getState()).toMatchObject({ isEnded: false });
  });

  it('is not waited for when there is none', async () => {
    const { store } = tab(name());

    await store.adopt();

    expect(store.getState().status).toBe('signedOut');
  });

  it('ends in every tab', async () => {
    const channel = name();
    const first = tab(channel);
    const second = tab(channel);
    first.store.signIn(admin);
    await vi.waitFor(() => expect(userOf(second.store)).toBe('admin'));

    second.store.signOut();

    await vi.waitFor(() => expect(first.store.getState().status).toBe('signedOut'));
    expect(first.storage.size).toBe(0);
    expect(second.storage.size).toBe(0);
  });

  it('keeps a page with unsaved input when its user signs out in another tab', async () => {
    const channel = name();
    const first = tab(channel);
    const second = tab(channel);
    first.store.signIn(admin);
    await vi.waitFor(() => expect(userOf(second.store)).toBe('admin'));
    first.page.hasUnsaved = true;

    second.store.signOut();

    await vi.waitFor(() =>
      expect(first.store.getState()).toMatchObject({ status: 'signedIn', isEnded: true }),
    );
    expect(first.storage.size).toBe(0);

    second.store.signIn({ token: tokenOf('admin', '2'), username: 'admin' });

    await vi.waitFor(() =>
      expect(first.store.getState()).toMatchObject({ status: 'signedIn', isEnded: false }),
    );
    expect(first.reload).not.toHaveBeenCalled();
  });

  it('goes on in the page when the same user signs in again', () => {
    const { store, reload } = tab(name());
    store.signIn(admin);
    store.refuse(admin.token);
    expect(store.getState()).toMatchObject({ status: 'signedIn', isEnded: true });

    store.signIn({ token: tokenOf('admin', '2'), username: 'admin' });

    expect(store.getState()).toMatchObject({ status: 'signedIn', isEnded: false });
    expect(reload).not.toHaveBeenCalled();
  });

  it('loads the page anew when somebody else signs in over it', () => {
    const { store, storage, reload } = tab(name());
    store.signIn(admin);
    store.refuse(admin.token);

    store.signIn({ token: tokenOf('eve'), username: 'eve' });

    expect(reload).toHaveBeenCalledOnce();
    expect(storage.get('token')).toBe(tokenOf('eve'));
    expect(userOf(store)).toBe('admin');
  });

  it('knows the user again whom only the server could name', () => {
    const { store, storage, reload } = tab(name(), { token: 'odt_taken-over' });
    expect(userOf(store)).toBe('');

    store.recognize('admin');
    expect(userOf(store)).toBe('admin');
    expect(storage.get('username')).toBe('admin');
    store.recognize('viewer');
    expect(userOf(store)).toBe('admin');

    store.refuse('odt_taken-over');
    store.signIn({ token: 'odt_other', username: 'admin' });
    expect(reload).not.toHaveBeenCalled();
    store.refuse('odt_other');
    store.signIn({ token: 'odt_third', username: 'viewer' });
    expect(reload).toHaveBeenCalledOnce();
  });

  it('needs no sign-in where the server does without, also after a reload', () => {
    const { store, storage } = tab(name());

    store.open();

    const open = { status: 'signedIn', isEnded: false, session: { token: undefined, username: '' } };
    expect(store.getState()).toMatchObject(open);
    expect(tab(name(), Object.fromEntries(storage)).store.getState()).toMatchObject(open);
  });

  it('of somebody is not opened for everybody', () => {
    const { store } = tab(name());
    store.signIn(admin);

    store.open();

    expect(userOf(store)).toBe('admin');
  });

  it('is needed again in place when the server begins to ask for it', () => {
    const { store, storage, reload } = tab(name());
    store.open();

    store.refuse(undefined);
    expect(store.getState()).toMatchObject({ status: 'signedIn', isEnded: true });
    store.signIn(admin);

    expect(userOf(store)).toBe('admin');
    expect(reload).not.toHaveBeenCalled();
    expect([...storage.keys()].sort()).toEqual(['token', 'username']);
  });

  it('is not asked from a tab that needs none', async () => {
    const channel = name();
    tab(channel).store.open();
    const second = tab(channel);

    await second.store.adopt();

    expect(second.store.getState().status).toBe('signedOut');
  });

  it('is not ended by the late refusal of an older token', () => {
    const { store } = tab(name());
    store.signIn(admin);
    store.signIn({ token: tokenOf('admin', '2'), username: 'admin' });

    store.refuse(admin.token);

    expect(store.getState()).toMatchObject({ isEnded: false });
  });

  it('is not handed out once the server has refused it', async () => {
    const channel = name();
    const first = tab(channel);
    first.store.signIn(admin);
    first.store.refuse(admin.token);
    const second = tab(channel);

    await second.store.adopt();

    expect(second.store.getState().status).toBe('signedOut');
  });

  it('goes on in other tabs when one of them signs in again', async () => {
    const channel = name();
    const first = tab(channel);
    const second = tab(channel);
    first.store.signIn(admin);
    await vi.waitFor(() => expect(userOf(second.store)).toBe('admin'));
    first.store.refuse(admin.token);
    second.store.refuse(admin.token);

    first.store.signIn({ token: tokenOf('admin', '2'), username: 'admin' });

    await vi.waitFor(() => expect(second.store.getState()).toMatchObject({ isEnded: false }));
  });

  it('does not hear what is not of the console', async () => {
    const channel = name();
    const { store } = tab(channel);
    const foreign = new BroadcastChannel(channel);
    for (const data of [
      'signedIn',
      null,
      { kind: 'signedIn' },
      { kind: 'signedIn', session: { token: 1 } },
    ]) {
      foreign.postMessage(data);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
    foreign.close();

    expect(store.getState().status).toBe('signedOut');
  });

  it('lasts as long as the page where the browser keeps nothing', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const store = createSessionStore({
      name: name(),
      hasUnsaved: () => false,
      reload: () => {},
      storage: { getItem: blocked, setItem: blocked, removeItem: blocked },
    });

    store.signIn(admin);

    expect(userOf(store)).toBe('admin');
  });
});
