import type { ApiClient } from '../api/client.js';
import { isAbort, type NetworkError } from '../api/errors.js';
import { whenBack } from '../ui/later/whenBack.js';
import type { ResourceKey } from './resources/resourceKey.js';

/**
 * The known state of one resource. Each change makes a new object, so that it can be compared by identity.
 */
export interface ResourceState {
  /** The last good answer; undefined until there is one. */
  readonly data: unknown;
  /** When it came, epoch milliseconds. */
  readonly loadedAt: number;
  /** Why the last attempt failed; undefined after a good one. */
  readonly error: unknown;
  readonly isLoading: boolean;
}

/** A view of a resource. */
export interface Observer {
  onChange: () => void;
  load: (signal: AbortSignal) => Promise<unknown>;
  /** For how long an answer is shown without asking again, milliseconds. */
  freshForMs: number;
  /** The time it is kept after its last view is unmounted, in milliseconds. */
  keptForMs: number;
}

interface Slot {
  key: ResourceKey;
  state: ResourceState;
  observers: Set<Observer>;
  /**
   * True when the server may answer differently by now. It remains true until an answer has come, however
   * often it is requested.
   */
  isStale: boolean;
  request?: AbortController;
  /**
   * The time it is kept while no view shows it, in milliseconds, as set by its last view or by the code that
   * stored it.
   */
  keptForMs: number;
  /** When it is forgotten, epoch milliseconds; `Infinity` while it is shown. */
  forgetAt: number;
}

/**
 * The time answers are shown without a new request, and the time they are kept while no view shows them,
 * unless a caller sets others.
 */
export const DEFAULT_TIMES = { freshForMs: 30_000, keptForMs: 300_000 };

/** The state before anything is known. A server renders it, and a browser continues from it. */
export const EMPTY: ResourceState = { data: undefined, loadedAt: 0, error: undefined, isLoading: false };
/** The precision of the time to forget, in milliseconds. */
const SWEEP_MS = 1_000;
const caches = new WeakMap<ApiClient, ResourceCache>();

/** The cache of a server: widgets that share an API client share what it answered. */
export function resourceCacheOf(api: ApiClient): ResourceCache {
  let cache = caches.get(api);
  if (!cache) {
    cache = new ResourceCache();
    caches.set(api, cache);
  }
  return cache;
}

/**
 * Answers by key: loaded once for all who show them, kept a while for who comes back, loaded again when stale. A
 * general library does the same with mutations, retries and pages besides, in an eighth of the weight a widget may have.
 */
export class ResourceCache {
  readonly #slots = new Map<string, Slot>();
  /** The number of failed attempts to reach the server since it was last reached. */
  #attempts = 0;
  #callOffRetry: (() => void) | undefined;
  #isSweepSet = false;

  /** The number of resources with a known state. */
  get size(): number {
    return this.#slots.size;
  }

  /** Returns the known state. It is the same object until it changes. */
  stateOf(key: ResourceKey): ResourceState {
    return this.#slots.get(nameOf(key))?.state ?? EMPTY;
  }

  /** Starts to show a resource. Loads it unless there is a fresh answer. @returns a function that ends it */
  observe(key: ResourceKey, observer: Observer): () => void {
    const slot = this.#slotOf(key);
    slot.observers.add(observer);
    this.#forgetInTime(slot);
    if (!isFresh(slot, observer)) this.#load(slot, observer);
    return () => this.#leave(slot, observer);
  }

  /**
   * Loads a resource again: immediately where it is shown, otherwise when it is next shown. Does nothing
   * while it is being loaded.
   */
  reload(key: ResourceKey) {
    const slot = this.#slots.get(nameOf(key));
    // A resource that was never requested is loaded anyway when it is.
    if (!slot) return;
    slot.isStale = true;
    const [observer] = slot.observers;
    if (observer) this.#load(slot, observer);
  }

  /**
   * Marks everything whose key starts with one of these as stale. It is loaded again immediately where it is
   * shown, otherwise when it is next shown.
   * @param except - starts of keys that are left unchanged
   * @param gone - starts of keys of things that no longer exist. They are forgotten. Where they are still
   * shown they remain, and are not requested again.
   */
  invalidate(
    keyStarts: readonly ResourceKey[],
    except: readonly ResourceKey[] = [],
    gone: readonly ResourceKey[] = [],
  ) {
    for (const [name, slot] of this.#slots) {
      const isGone = isAmong(slot.key, gone);
      if (!isGone && (!isAmong(slot.key, keyStarts) || isAmong(slot.key, except))) continue;
      slot.isStale = true;
      // A request in progress may have read the data before the change.
      slot.request?.abort();
      slot.request = undefined;
      const [observer] = slot.observers;
      if (!observer && isGone) this.#slots.delete(name);
      else if (isGone && isKnown(slot)) this.#change(slot, { ...slot.state, isLoading: false });
      else if (observer) this.#load(slot, observer);
    }
  }

  /**
   * Puts data under a key as if it had just been loaded.
   * @param keptForMs - how long it is kept while no view shows it, milliseconds; `Infinity` for as long as the page
   */
  set(key: ResourceKey, data: unknown, keptForMs?: number) {
    const slot = this.#slotOf(key);
    slot.request?.abort();
    slot.request = undefined;
    slot.isStale = false;
    slot.keptForMs = keptForMs ?? slot.keptForMs;
    this.#forgetInTime(slot);
    this.#change(slot, { data, loadedAt: Date.now(), error: undefined, isLoading: false });
  }

  #load(slot: Slot, observer: Observer) {
    if (slot.request) return;
    const request = new AbortController();
    slot.request = request;
    this.#change(slot, { ...slot.state, isLoading: true });
    const finish = (outcome: Partial<ResourceState>) => {
      if (slot.request !== request) return;
      slot.request = undefined;
      if ('data' in outcome) slot.isStale = false;
      this.#change(slot, { ...slot.state, ...outcome, isLoading: false });
      this.#followConnection(outcome);
    };
    started(observer, request.signal).then(
      (data) => finish({ data, loadedAt: Date.now(), error: undefined }),
      (error: unknown) => finish(isAbort(error) && request.signal.aborted ? {} : { error }),
    );
  }

  /**
   * When the server could not be reached, requests one of the resources again until it answers, and then the
   * others that are still shown.
   */
  #followConnection(outcome: Partial<ResourceState>) {
    // No one waited for the answer.
    if (!('data' in outcome) && outcome.error === undefined) return;
    if (isUnreached(outcome.error)) {
      this.#callOffRetry ??= whenBack(this.#attempts, (hasSign) => {
        this.#callOffRetry = undefined;
        this.#attempts = hasSign ? 0 : this.#attempts + 1;
        const [first] = this.#unreached();
        if (first) this.#load(...first);
        else this.#attempts = 0;
      });
    } else {
      this.#attempts = 0;
      this.#callOffRetry?.();
      this.#callOffRetry = undefined;
      for (const [slot, observer] of this.#unreached()) this.#load(slot, observer);
    }
  }

  /** Returns the resources that are shown as failed because there was no connection. */
  #unreached(): [Slot, Observer][] {
    return [...this.#slots.values()].flatMap((slot): [Slot, Observer][] => {
      const [observer] = slot.observers;
      return observer && isUnreached(slot.state.error) ? [[slot, observer]] : [];
    });
  }

  #change(slot: Slot, state: ResourceState) {
    slot.state = state;
    for (const observer of slot.observers) observer.onChange();
  }

  #leave(slot: Slot, observer: Observer) {
    slot.observers.delete(observer);
    if (slot.observers.size > 0) return;
    if (slot.request) {
      slot.request.abort();
      slot.request = undefined;
      slot.state = { ...slot.state, isLoading: false };
    }
    slot.keptForMs = observer.keptForMs;
    this.#forgetInTime(slot);
  }

  /** Restarts the time after which a resource that no view shows is forgotten. */
  #forgetInTime(slot: Slot) {
    slot.forgetAt = slot.observers.size > 0 ? Infinity : Date.now() + slot.keptForMs;
    // One timer for all: a change of many things may note thousands.
    if (slot.forgetAt < Infinity) this.#sweepLater();
  }

  #sweepLater() {
    if (this.#isSweepSet) return;
    this.#isSweepSet = true;
    setTimeout(() => {
      this.#isSweepSet = false;
      for (const [name, { forgetAt }] of this.#slots) {
        if (forgetAt <= Date.now()) this.#slots.delete(name);
        else if (forgetAt < Infinity) this.#sweepLater();
      }
    }, SWEEP_MS);
  }

  #slotOf(key: ResourceKey): Slot {
    const name = nameOf(key);
    let slot = this.#slots.get(name);
    if (!slot) {
      slot = {
        key,
        state: EMPTY,
        observers: new Set(),
        isStale: false,
        keptForMs: DEFAULT_TIMES.keptForMs,
        forgetAt: Infinity,
      };
      this.#slots.set(name, slot);
    }
    return slot;
  }
}

/**
 * Returns true when the server was not reached. A server that is slow, or that answers with an error, is not
 * requested again automatically.
 */
function isUnreached(error: unknown): boolean {
  return (
    error instanceof Error && error.name === 'NetworkError' && (error as NetworkError).kind !== 'timeout'
  );
}

/** Returns true when there is anything to show, including a failure to load. */
function isKnown({ state }: Slot): boolean {
  return state.data !== undefined || state.error !== undefined;
}

/** Returns true when the known data is shown without a new request. */
function isFresh({ state, isStale }: Slot, { freshForMs }: Observer): boolean {
  if (state.data === undefined || state.error !== undefined || isStale) return false;
  const age = Date.now() - state.loadedAt;
  // Less than nothing once the clock was set back.
  return age >= 0 && age < freshForMs;
}

function nameOf(key: ResourceKey): string {
  return JSON.stringify(key);
}

function isAmong(key: ResourceKey, starts: readonly ResourceKey[]): boolean {
  return starts.some((start) => startsWith(key, start));
}

function startsWith(key: ResourceKey, start: ResourceKey): boolean {
  return start.every((part, index) => {
    const own = key[index];
    return part === own || (typeof part === 'object' && JSON.stringify(part) === JSON.stringify(own));
  });
}

/** A loader may throw before it returns a promise. */
async function started(observer: Observer, signal: AbortSignal): Promise<unknown> {
  return observer.load(signal);
}
