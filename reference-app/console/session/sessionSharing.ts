/** The messages that the tabs of one console exchange. */
type Message =
  | { kind: 'ask'; nonce: string }
  | { kind: 'answer'; nonce: string; session: SharedSession }
  | { kind: 'signedIn'; session: SharedSession }
  | { kind: 'ended'; token: string }
  | { kind: 'signedOut' };

/** The data that creates a session in another tab. */
export interface SharedSession {
  token: string;
  username: string;
}

/** The methods with which this tab shares its session. */
export interface SessionSharing {
  /** Asks the other tabs; undefined when none has one. */
  ask: () => Promise<SharedSession | undefined>;
  tellSignedIn: (session: SharedSession) => void;
  /** The server no longer takes this token. */
  tellEnded: (token: string) => void;
  tellSignedOut: () => void;
}

/** The session that the owner provides, and the events it receives. */
export interface SharingOwner {
  /** The session of this tab, if it has one that the server still takes. */
  current: () => SharedSession | undefined;
  onSignedIn: (session: SharedSession) => void;
  onEnded: (token: string) => void;
  onSignedOut: () => void;
}

/**
 * Shares a session between the tabs of one console through a BroadcastChannel, so that it is never written anywhere
 * that outlives them.
 * @param name - differs between consoles that share an origin
 */
export function shareSession(name: string, owner: SharingOwner): SessionSharing {
  if (typeof BroadcastChannel !== 'function') {
    const doNothing = () => {};
    return {
      ask: () => Promise.resolve(undefined),
      tellSignedIn: doNothing,
      tellEnded: doNothing,
      tellSignedOut: doNothing,
    };
  }
  const channel = new BroadcastChannel(name);
  const asked = new Map<string, (session: SharedSession) => void>();
  const tell = (message: Message) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = messageOf(data);
    if (message?.kind === 'ask') {
      const session = owner.current();
      if (session) tell({ kind: 'answer', nonce: message.nonce, session });
    } else if (message?.kind === 'answer') {
      asked.get(message.nonce)?.(message.session);
    } else if (message?.kind === 'signedIn') {
      owner.onSignedIn(message.session);
    } else if (message?.kind === 'ended') {
      owner.onEnded(message.token);
    } else if (message?.kind === 'signedOut') {
      owner.onSignedOut();
    }
  };
  announcePresence(name);

  return {
    async ask() {
      const patienceMs = await patienceFor(name);
      if (patienceMs === 0) return undefined;
      const nonce = crypto.getRandomValues(new Uint32Array(4)).join('-');
      return new Promise((resolve) => {
        const settle = (session?: SharedSession) => {
          clearTimeout(timer);
          asked.delete(nonce);
          resolve(session);
        };
        const timer = setTimeout(settle, patienceMs);
        asked.set(nonce, settle);
        tell({ kind: 'ask', nonce });
      });
    },
    tellSignedIn: (session) => tell({ kind: 'signedIn', session }),
    tellEnded: (token) => tell({ kind: 'ended', token }),
    tellSignedOut: () => tell({ kind: 'signedOut' }),
  };
}

/**
 * Holds a shared lock while the tab lives, so that a new tab can detect whether there is another tab to wait
 * for.
 */
function announcePresence(name: string) {
  locks()
    ?.request(name, { mode: 'shared' }, () => new Promise<never>(() => {}))
    .catch(() => {});
}

/** Absent where the page is not served securely. */
function locks(): LockManager | undefined {
  return typeof navigator === 'object' && 'locks' in navigator ? navigator.locks : undefined;
}

const WAIT_FOR_TAB_MS = 800;
const WAIT_BLINDLY_MS = 120;

async function patienceFor(name: string): Promise<number> {
  const manager = locks();
  if (!manager) return WAIT_BLINDLY_MS;
  try {
    const { held = [] } = await manager.query();
    // One of them is ours.
    return held.filter((lock) => lock.name === name).length > 1 ? WAIT_FOR_TAB_MS : 0;
  } catch {
    return WAIT_BLINDLY_MS;
  }
}

/** Other scripts of this origin may use the channel's name; what is not ours is not heard. */
function messageOf(data: unknown): Message | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { kind, nonce, session, token: ended } = data as Record<string, unknown>;
  if (kind === 'signedOut') return { kind };
  if (kind === 'ended') return typeof ended === 'string' ? { kind, token: ended } : undefined;
  if (kind === 'ask') return typeof nonce === 'string' ? { kind, nonce } : undefined;
  if (kind !== 'answer' && kind !== 'signedIn') return undefined;
  if (typeof session !== 'object' || session === null) return undefined;
  const { token, username } = session as Record<string, unknown>;
  if (typeof token !== 'string' || typeof username !== 'string') return undefined;
  if (kind === 'signedIn') return { kind, session: { token, username } };
  return typeof nonce === 'string' ? { kind, nonce, session: { token, username } } : undefined;
}
