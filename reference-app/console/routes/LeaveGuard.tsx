import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';
import { deferred } from 'bomdeck/ui';
import { hasUnsaved, subscribeToUnsaved } from '../shell/unsaved.js';
import { tabPathOf } from './paths.js';

const LeaveDialog = deferred(() => import('../shell/LeaveDialog.js').then((module) => module.LeaveDialog));

/** Asks before a page is left, in whatever way, while something typed on it or in a dialog over it is not saved. */
export function LeaveGuard() {
  // Not only idle while there is nothing to lose: the router warns of each step that a blocker, whatever it says, cannot hold.
  return useSyncExternalStore(subscribeToUnsaved, hasUnsaved) && <Blocker />;
}

function Blocker() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // A save may navigate away before this component is drawn again.
      hasUnsaved() && tabPathOf(currentLocation.pathname) !== tabPathOf(nextLocation.pathname),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} />;
}
