import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { holdUnsaved } from '../shell/unsaved.js';
import { deferred } from 'bomdeck/ui';
import { tabPathOf } from './paths.js';

const LeaveDialog = deferred(() => import('../shell/LeaveDialog.js').then((module) => module.LeaveDialog));

/** Asks before a page is left on which something typed has not been saved. */
export function LeaveGuard({ isActive }: { isActive: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isActive && tabPathOf(currentLocation.pathname) !== tabPathOf(nextLocation.pathname),
  );
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const release = holdUnsaved();
    return () => {
      window.removeEventListener('beforeunload', ask);
      release();
    };
  }, [isActive]);
  if (blocker.state !== 'blocked') return null;
  return <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} />;
}
