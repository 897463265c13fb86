/**
 * Tracks whether the server can be reached, based on the requests of this page. Browsers alone do not know
 * enough about that.
 */

import { NetworkError, type ApiClient } from 'bomdeck';

/** `offline`: the browser says that it has no network. `unreachable`: it says nothing, but no answer comes. */
export type Connection = 'there' | 'offline' | 'unreachable';

let state: Connection = 'there';
let watched: ApiClient | undefined;
let checking: Promise<boolean> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let attempts = 0;
const listeners = new Set<() => void>();

/** Returns the currently known connection. */
export function connectionNow(): Connection {
  return state;
}

/** Calls back after each change; returns how to stop that. */
export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Starts watching.
 * @returns the same client, which records the outcome of each request
 */
export function watchConnection(api: ApiClient): ApiClient {
  watched = api;
  // Once: every call with a listener that is there already does nothing.
  addEventListener('offline', onOffline);
  addEventListener('online', onOnline);
  return {
    get baseUrl() {
      return api.baseUrl;
    },
    ...(api.getToken && { getToken: api.getToken }),
    async send(request) {
      try {
        const response = await api.send(request);
        note('there');
        return response;
      } catch (error) {
        // A server that refuses something is there; of one that is slow nothing is known.
        if (!(error instanceof NetworkError)) note('there');
        else if (error.kind !== 'timeout') note(lost());
        throw error;
      }
    },
  };
}

/** Checks whether the server can be reached. Simultaneous callers share one check. */
export function checkConnection(): Promise<boolean> {
  const question = async () => {
    try {
      const init: RequestInit = { method: 'HEAD', cache: 'no-store', mode: 'no-cors' };
      // For another server, only the fact that it answers is visible.
      await Promise.all(addresses().map((url) => fetch(url, init)));
      note('there');
      return true;
    } catch {
      note(lost());
      return false;
    } finally {
      checking = undefined;
    }
  };
  return (checking ??= question());
}

/** Reloads the page, unless nothing answers: the browser would then replace the console with its own page. */
export async function reloadIfReachable(): Promise<boolean> {
  const isReachable = await checkConnection();
  if (isReachable) location.reload();
  return isReachable;
}

/** Returns the URL of the console, and that of the API if it is on another server. */
function addresses(): string[] {
  const own = document.baseURI;
  const api = new URL(`${watched?.baseUrl ?? ''}/api/version`, own);
  return api.origin === new URL(own).origin ? [own] : [own, api.href];
}

function lost(): Connection {
  return navigator.onLine ? 'unreachable' : 'offline';
}

function onOffline() {
  note('offline');
}

function onOnline() {
  if (state !== 'there') void checkConnection();
}

function note(next: Connection) {
  if (next === 'there') {
    attempts = 0;
    clearTimeout(timer);
    timer = undefined;
  } else timer ??= setTimeout(checkAgain, DELAYS_MS[Math.min(attempts, DELAYS_MS.length - 1)]);
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Ever less often, and also while the browser says that it is offline: it may be wrong. */
function checkAgain() {
  timer = undefined;
  attempts += 1;
  void checkConnection();
}

const DELAYS_MS = [3_000, 6_000, 12_000, 30_000, 60_000] as const;
