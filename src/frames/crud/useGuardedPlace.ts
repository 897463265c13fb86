import { useEffect, useState } from 'react';
import { useEffectEvent } from '../../ui/hooks/useEffectEvent.js';
import type { LeaveGuard } from './useLeaveGuard.js';

/** The place that is shown, see {@link useGuardedPlace}. */
export interface GuardedPlace<Place> {
  place: Place;
  /** Another number for each visit of a place, so that what was typed in one is not found in the next: a key. */
  visit: number;
  /** The place has another name, and what is shown of it stays: something that was created has its id. */
  rename: (place: Place) => void;
}

/**
 * Follows where the value of a host leads. It may lead elsewhere while something is not saved, such as with Back: then the user is asked
 * first, and what is shown stays until there is an answer.
 * @param wanted - where the value leads
 * @param restore - puts the value right when the user stays
 */
export function useGuardedPlace<Place extends string | undefined>(
  wanted: Place,
  guard: Pick<LeaveGuard, 'isDirty' | 'leave'>,
  restore: (place: Place) => void,
): GuardedPlace<Place> {
  const [shown, setShown] = useState({ place: wanted, visit: 0, followed: wanted });
  const follow = { place: wanted, visit: shown.visit + 1, followed: wanted };
  const isElsewhere = wanted !== shown.followed && wanted !== shown.place;
  const isHeld = isElsewhere && guard.isDirty && shown.place !== undefined;
  if (isElsewhere && !isHeld) setShown(follow);
  else if (wanted === shown.place && wanted !== shown.followed) setShown({ ...shown, followed: wanted });
  const ask = useEffectEvent(() =>
    guard.leave(
      () => setShown(follow),
      () => restore(shown.place),
    ),
  );
  useEffect(() => {
    if (isHeld) ask();
  }, [isHeld, wanted]);
  const { place, visit } = isElsewhere && !isHeld ? follow : shown;
  return { place, visit, rename: (name) => setShown((old) => ({ ...old, place: name })) };
}
