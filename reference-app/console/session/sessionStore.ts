import { claimsOf } from 'bomdeck';
import { shareSession, type SessionSharing, type SharedSession } from './sessionSharing.js';

/** A session of a user with a server. */
export interface Session {
  /** Undefined where the server does without sign-in. */
  readonly token: string | undefined;
  readonly username: string;
  /** Undefined where the token does not say: then the server is asked. */
  readonly permissions: readonly string[] | undefined;
  /** True when the password can be changed here. Undefined when the token does not contain this. */
  readonly isLocal: boolean | undefined;
  /** When the server stops taking the token, milliseconds since 1970; undefined where the token does not say. */
  readonly expiresAt?: number;
}

/** The sign-in state of the tab. */
export type SessionState =
  | { readonly status: 'signedOut' }
  /**
   * `isEnded`: the server no longer takes the token, or the user signed out in another tab while this page had
   * unsaved input. The page waits for the user to sign in again.
   */
  | { readonly status: 'signedIn'; readonly session: Session; readonly isEnded: boolean };

/** The session of this tab, kept in step with the other tabs. */
export interface SessionStore {
  getState: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Takes the session of another tab, if this one has none and another has. */
  adopt: () => Promise<void>;
  /** Starts the session of a user who signed in. A page left by another user is reloaded. */
  signIn: (given: SharedSession) => void;
  /**
   * Sets the user of the session, as reported by the server. Does nothing when the user is already known. A
   * token of 5.0 that this tab adopted from another frontend does not contain the user, and the page would
   * then be reloaded when the same user signs in again.
   */
  recognize: (username: string) => void;
  /** Marks the server as working without sign-in. Does nothing when a user is signed in. */
  open: () => void;
  /** Ends the session in every tab. Pages with unsaved input stay, and ask their user to sign in again. */
  signOut: () => void;
  /**
   * Records that the server rejected this token, and notifies the other tabs. Does nothing when a newer token
   * has arrived in the meantime.
   */
  refuse: (token: string | undefined) => void;
}

/** The browser features that the store needs. */
export interface SessionStoreOptions {
  /** Survives a reload, not the tab. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Differs between consoles that share an origin. */
  name: string;
  /** Reloads the page, so that no data of one user remains for another. */
  reload: () => void;
  /** Returns whether the page has input that is not saved. It stays when its user signs out in another tab. */
  hasUnsaved: () => boolean;
}

/** Makes the session store of this tab, with what the tab had before a reload. */
export function createSessionStore(options: SessionStoreOptions): SessionStore {
  const { storage, name, reload, hasUnsaved } = options;
  const listeners = new Set<() => void>();
  let state = restored(storage);

  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const keep = (given: SharedSession) => {
    const left = state.status === 'signedIn' && state.session.token !== undefined ? state.session : given;
    write(storage, given);
    if (left.username !== given.username) reload();
    else become({ status: 'signedIn', session: sessionOf(given), isEnded: false });
  };
  const forget = () => {
    write(storage, undefined);
    if (state.status !== 'signedOut') become({ status: 'signedOut' });
  };
  const end = (token: string | undefined): boolean => {
    if (state.status !== 'signedIn' || state.session.token !== token || state.isEnded) return false;
    become({ ...state, isEnded: true });
    return true;
  };
  const sharing: SessionSharing = shareSession(name, {
    current() {
      if (state.status !== 'signedIn' || state.isEnded) return undefined;
      const { token, username } = state.session;
      return token === undefined ? undefined : { token, username };
    },
    onSignedIn: (given) => {
      // A tab that is still in use keeps its own session.
      if (state.status === 'signedOut' || state.isEnded) keep(given);
    },
    onEnded: (token) => end(token),
    onSignedOut() {
      if (state.status !== 'signedIn' || !hasUnsaved()) return forget();
      write(storage, undefined);
      end(state.session.token);
    },
  });

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async adopt() {
      if (state.status === 'signedIn') return;
      const given = await sharing.ask();
      if (given && state.status === 'signedOut') keep(given);
    },
    signIn(given) {
      sharing.tellSignedIn(given);
      keep(given);
    },
    recognize(username) {
      if (state.status !== 'signedIn' || state.session.token === undefined || state.session.username !== '')
        return;
      const { token } = state.session;
      if (!state.isEnded) write(storage, { token, username });
      become({ ...state, session: { ...state.session, username } });
    },
    open() {
      if (state.status === 'signedIn') return;
      write(storage, undefined, 'yes');
      become({ status: 'signedIn', session: OPEN, isEnded: false });
    },
    signOut() {
      forget();
      sharing.tellSignedOut();
    },
    refuse(token) {
      // A new tab must not be given by another one what this one knows to be over.
      if (end(token) && token !== undefined) sharing.tellEnded(token);
    },
  };
}

function sessionOf({ token, username }: SharedSession): Session {
  const claims = claimsOf(token);
  return {
    token,
    username: claims?.username || username,
    permissions: claims?.permissions,
    isLocal: claims?.isLocal,
    ...(claims?.expiresAt !== undefined && { expiresAt: claims.expiresAt }),
  };
}

/** The session of every user, on a server without sign-in. */
const OPEN: Session = { token: undefined, username: '', permissions: undefined, isLocal: false };

// The name that the original uses, so that its token is adopted. The username beside it is for tokens that
// have none.
const TOKEN = 'token';
const USERNAME = 'username';
// So that a reload does not show a sign-in page before the server is asked again.
const IS_OPEN = 'isOpen';

function restored(storage: SessionStoreOptions['storage']): SessionState {
  try {
    const token = storage.getItem(TOKEN);
    if (!token && storage.getItem(IS_OPEN)) return { status: 'signedIn', session: OPEN, isEnded: false };
    if (!token) return { status: 'signedOut' };
    const session = sessionOf({ token, username: storage.getItem(USERNAME) ?? '' });
    return { status: 'signedIn', session, isEnded: false };
  } catch {
    return { status: 'signedOut' };
  }
}

/** A browser that keeps nothing still has its session, until the page is loaded again. */
function write(storage: SessionStoreOptions['storage'], given: SharedSession | undefined, isOpen?: 'yes') {
  const values = { [TOKEN]: given?.token, [USERNAME]: given?.username, [IS_OPEN]: isOpen };
  try {
    for (const [key, value] of Object.entries(values)) {
      if (value === undefined) storage.removeItem(key);
      else storage.setItem(key, value);
    }
  } catch {
    // Blocked or full: see above.
  }
}
