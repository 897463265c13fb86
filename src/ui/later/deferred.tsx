import { startTransition, useEffect, useReducer, useState, type ComponentType, type ReactNode } from 'react';
import { Message } from '../../i18n/index.js';
import { withWords } from '../../i18n/words.js';
import { FaultBox } from '../layout/FaultBox.js';
import { messages } from '../layout/states.messages.js';
import { useIsFromServer } from '../hooks/useIsFromServer.js';
import { saysOffline, whenBack } from './whenBack.js';

/** A component whose code is loaded when it is first drawn, see {@link deferred}. @public */
export type DeferredComponent<P extends object> = ComponentType<P & { fallback?: ReactNode }> & {
  /**
   * Loads the code before the first render. Never rejects: failed code is requested again when it is drawn.
   */
  load: () => Promise<void>;
};

/**
 * The replacement for a {@link deferred} component whose code could not be loaded: `retry` shows a message
 * with a button that requests the code again. The component also retries automatically when the network is
 * back. The message appears over the page and can be dismissed when the component takes `onClose`. `fallback`
 * shows its fallback, for components that users can do without. `throw` shows nothing, because the failure is
 * thrown to the surrounding error boundary. In each case, the code is requested again when the component is
 * next drawn.
 * @public
 */
export type WhenNotLoaded = 'retry' | 'fallback' | 'throw';

/** Why nothing could be reached while the browser said that it has no network, and when that was seen last. */
let lastFailure: { error: unknown; at: number } = { error: undefined, at: -Infinity };
const PAUSE_MS = 10_000;
let reaching: Promise<void> | undefined;

/**
 * Requests the page itself, once for all code to load. A component has many files, and browsers would request
 * each of them in vain. Browsers are sometimes wrong about the network, so nothing fails without a request.
 */
function reach(): Promise<void> {
  if (Date.now() - lastFailure.at < PAUSE_MS) return Promise.reject(lastFailure.error);
  reaching ??= fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    .then(
      () => {},
      (error: unknown) => {
        lastFailure = { error, at: Date.now() };
        throw error;
      },
    )
    .finally(() => {
      reaching = undefined;
    });
  return reaching;
}

/**
 * Makes a component from code that is loaded when it is first drawn. Until then, `fallback` replaces it, or
 * nothing when absent. Code that was loaded earlier is drawn immediately.
 *
 * React's own `lazy` is not used: it draws the fallback even for code that is already loaded, and React then
 * leaves a fallback on the screen for 300 ms.
 * @public
 */
export function deferred<P extends object>(
  load: () => Promise<ComponentType<P>>,
  whenNotLoaded: WhenNotLoaded = 'retry',
): DeferredComponent<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;

  const loadOnce = () =>
    (loading ??= withWords(load()).then(
      (component) => {
        loaded = component;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  /** As {@link loadOnce}, but while the browser says that it has no network, it is asked first whether anything can be reached. */
  const loadByItself = () => (loading || !saysOffline() ? loadOnce() : reach().then(loadOnce));

  function Deferred({ fallback, ...props }: P & { fallback?: ReactNode }) {
    // The server draws no deferred code, so neither does the hydration of its page.
    const isFromServer = useIsFromServer();
    const [, draw] = useReducer((count: number) => count + 1, 0);
    const [failure, setFailure] = useState<{ error: unknown; attempts: number }>();
    const [isAsked, setIsAsked] = useState(false);
    const isDrawn = loaded !== undefined && !isFromServer;
    useEffect(() => {
      if (isDrawn || failure) return;
      let isWanted = true;
      (isAsked ? loadOnce() : loadByItself()).then(
        // The loaded code may be a lot to draw. User input in the meantime takes priority.
        () => isWanted && startTransition(draw),
        (error: unknown) => isWanted && setFailure({ error, attempts: 0 }),
      );
      return () => {
        isWanted = false;
      };
    }, [isDrawn, failure, isAsked]);
    // The message stays until the code is loaded. Automatic retries change nothing on the screen before that.
    useEffect(() => {
      if (isDrawn || !failure || whenNotLoaded === 'throw') return;
      let isWanted = true;
      const callOff = whenBack(failure.attempts, (hasSign) => {
        loadOnce().then(
          () => isWanted && startTransition(() => setFailure(undefined)),
          (error: unknown) => isWanted && setFailure({ error, attempts: hasSign ? 0 : failure.attempts + 1 }),
        );
      });
      return () => {
        isWanted = false;
        callOff();
      };
    }, [isDrawn, failure]);
    if (failure && whenNotLoaded === 'throw') throw failure.error;
    if (failure && whenNotLoaded === 'retry') {
      return (
        <FaultBox
          action={<Message {...messages.retry} />}
          onAction={() => {
            setIsAsked(true);
            setFailure(undefined);
          }}
          dismissal={<Message {...messages.dismiss} />}
          onDismiss={(props as { onClose?: (returnsFocus: boolean) => void }).onClose}
        >
          <Message {...messages.notLoaded} />
        </FaultBox>
      );
    }
    const Part = isDrawn ? loaded : undefined;
    return Part ? <Part {...(props as unknown as P)} /> : fallback;
  }
  // No user is waiting for it, so without a network it can wait, too.
  const ahead = () => (saysOffline() ? Promise.resolve() : loadOnce().catch(() => {}));
  return Object.assign(Deferred, { load: ahead }) as DeferredComponent<P>;
}
