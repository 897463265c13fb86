import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/** A component whose code is loaded when it is first drawn, see {@link deferred}. @public */
export type DeferredComponent<P extends object> = ComponentType<P & { fallback?: ReactNode }> & {
  /** Loads the code ahead of the first drawing. Never rejects: what failed is asked for again when it is drawn. */
  load: () => Promise<void>;
};

/**
 * Makes a component of code that is loaded when it is first drawn. Until then `fallback` stands in its place, nothing
 * when absent. What has been loaded ahead is drawn at once. A failure is thrown to the error boundary around, and the
 * code is asked for again when the component is drawn anew.
 *
 * React's own `lazy` is not used: it draws the fallback even of code that is there, and React then leaves a fallback on
 * the screen for 300 ms.
 * @public
 */
export function deferred<P extends object>(load: () => Promise<ComponentType<P>>): DeferredComponent<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  const loadOnce = () =>
    (loading ??= load().then(
      (component) => {
        loaded = component;
        listeners.forEach((tell) => tell());
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  function Deferred({ fallback, ...props }: P & { fallback?: ReactNode }) {
    // The server draws no deferred code, so neither does what takes over its page.
    const Part = useSyncExternalStore(subscribe, () => loaded, nothing);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      if (!loaded) loadOnce().catch((error: unknown) => setFailure({ error }));
    }, []);
    if (failure) throw failure.error;
    return Part ? <Part {...(props as unknown as P)} /> : fallback;
  }
  const ahead = () => loadOnce().catch(() => {});
  return Object.assign(Deferred, { load: ahead }) as DeferredComponent<P>;
}

function nothing(): undefined {
  return undefined;
}
