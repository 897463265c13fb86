import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { holdUnsaved } from '../shell/unsaved.js';
import { deferred } from 'bomdeck/ui';
import { tabPathOf } from './paths.js';

const LeaveDialog = deferred(() => import('../shell/LeaveDialog.js').then((module) => module.LeaveDialog));

/** Asks before a page is left on which something typed has not been saved. */
export function LeaveGuard({ isActive }: { isActive: boolean }) {
  // Not only idle while there is nothing to lose: the router warns of each step that a blocker, whatever it says, cannot hold.
  return isActive && <Blocker />;
}

function Blocker() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      tabPathOf(currentLocation.pathname) !== tabPathOf(nextLocation.pathname),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const release = holdUnsaved();
    return () => {
      window.removeEventListener('beforeunload', ask);
      release();
    };
  }, []);
  if (blocker.state !== 'blocked') return null;
  return <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} />;
}
