import { startTransition, useEffect, useReducer, useState, type ComponentType, type ReactNode } from 'react';
import { Message } from '../../i18n/index.js';
import { withWords } from '../../i18n/words.js';
import { FaultBox } from '../layout/FaultBox.js';
import { messages } from '../layout/states.messages.js';
import { useIsFromServer } from '../hooks/useIsFromServer.js';
import { saysOffline, whenBack } from './whenBack.js';

/** A component whose code is loaded when it is first drawn, see {@link deferred}. @public */
export type DeferredComponent<P extends object> = ComponentType<P & { fallback?: ReactNode }> & {
  /** Loads the code ahead of the first drawing. Never rejects: what failed is asked for again when it is drawn. */
  load: () => Promise<void>;
};

/**
 * What stands in the place of a {@link deferred} component whose code could not be loaded: words with a button that asks
 * for it again, as the part does by itself once the network is back (over the page, and with one to dismiss them, where the component takes `onClose`), its fallback where people do without it, or nothing, because the failure is thrown to the error boundary
 * around. In each case the code is asked for again when the component is drawn anew.
 * @public
 */
export type WhenNotLoaded = 'retry' | 'fallback' | 'throw';

/** Why nothing could be reached while the browser said that it has no network, and when that was seen last. */
let lastFailure: { error: unknown; at: number } = { error: undefined, at: -Infinity };
const PAUSE_MS = 10_000;
let reaching: Promise<void> | undefined;

/**
 * Asks for the page itself, once for all that would be loaded. A part has many files, and browsers ask for each of them in vain; they
 * are sometimes wrong about the network, so nothing is given up unasked.
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
 * Makes a component of code that is loaded when it is first drawn. Until then `fallback` stands in its place, nothing
 * when absent. What has been loaded ahead is drawn at once.
 *
 * React's own `lazy` is not used: it draws the fallback even of code that is there, and React then leaves a fallback on
 * the screen for 300 ms.
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
    // The server draws no deferred code, so neither does what takes over its page.
    const isFromServer = useIsFromServer();
    const [, draw] = useReducer((count: number) => count + 1, 0);
    const [failure, setFailure] = useState<{ error: unknown; attempts: number }>();
    const [isAsked, setIsAsked] = useState(false);
    const isDrawn = loaded !== undefined && !isFromServer;
    useEffect(() => {
      if (isDrawn || failure) return;
      let isWanted = true;
      (isAsked ? loadOnce() : loadByItself()).then(
        // What has arrived may be a lot to draw: whatever people do meanwhile goes first.
        () => isWanted && startTransition(draw),
        (error: unknown) => isWanted && setFailure({ error, attempts: 0 }),
      );
      return () => {
        isWanted = false;
      };
    }, [isDrawn, failure, isAsked]);
    // The words stay until the code is there: what is tried by itself changes nothing on the screen before.
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
  // Nobody waits for it: without a network it can wait, too.
  const ahead = () => (saysOffline() ? Promise.resolve() : loadOnce().catch(() => {}));
  return Object.assign(Deferred, { load: ahead }) as DeferredComponent<P>;
}
