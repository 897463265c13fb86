import { inAppTarget } from './inAppTarget.js';
import { addressOf } from './signedOutPlace.js';

/** Somebody who came back from the identity provider. */
export interface ProviderReturn {
  /** What the address bar showed, with what the provider has to say. */
  address: string;
  /** Whether a sign-in of this tab waits for it; otherwise somebody else may have made up the address. */
  isExpected: boolean;
}

/**
 * Takes what the identity provider says out of the address bar, and puts the page there that had been asked for: it is good
 * for one use, and has no place in the history.
 */
export function takeProviderReturn(basePath: string): ProviderReturn {
  const address = location.href;
  const state = new URLSearchParams(location.search).get('state');
  const kept = state === null ? undefined : keptSignIns.get(state);
  history.replaceState(null, '', addressOf({ page: 'signIn', redirect: targetIn(kept) }, basePath));
  return { address, isExpected: kept !== undefined };
}

/**
 * What a tab remembers while its user is at the provider: to which page, and how to prove that the answer is its own. Kept in the
 * tab alone, and never a token.
 */
export const keptSignIns = {
  get: (state: string) => storage()?.getItem(PREFIX + state) ?? undefined,
  set(state: string, text: string) {
    const store = storage();
    if (!store) throw new Error('This browser keeps nothing for the tab.');
    store.setItem(PREFIX + state, text);
  },
  remove: (state: string) => storage()?.removeItem(PREFIX + state),
  states: () =>
    Object.keys(storage() ?? {})
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length)),
  clear() {
    for (const state of this.states()) this.remove(state);
  },
};

const PREFIX = 'bomdeck.oidc.';

/** Undefined where a browser forbids it. */
function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

function targetIn(kept: string | undefined): string | undefined {
  if (kept === undefined) return undefined;
  try {
    const { data } = JSON.parse(kept) as { data?: { target?: unknown } };
    return typeof data?.target === 'string' ? inAppTarget(data.target) : undefined;
  } catch {
    return undefined;
  }
}
