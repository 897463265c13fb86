import { inAppTarget } from './inAppTarget.js';
import { addressOf } from './signedOutPlace.js';

/** The return of a user from the identity provider. */
export interface ProviderReturn {
  /** The URL that the address bar showed, with the answer of the provider. */
  address: string;
  /** True when a sign-in of this tab waits for it. Otherwise, someone else may have made up the URL. */
  isExpected: boolean;
}

/**
 * Removes the identity provider's answer from the address bar, and restores the requested page there: the
 * answer can be used once, and does not belong in the history.
 */
export function takeProviderReturn(basePath: string): ProviderReturn {
  const address = location.href;
  const state = new URLSearchParams(location.search).get('state');
  const kept = state === null ? undefined : keptSignIns.get(state);
  history.replaceState(null, '', addressOf({ page: 'signIn', redirect: targetIn(kept) }, basePath));
  return { address, isExpected: kept !== undefined };
}

/**
 * The data that a tab keeps while its user is at the provider: the page to return to, and the proof that the
 * answer is its own. It is kept only in the tab, and never contains a token.
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
