import { useState } from 'react';
import { NEW_ROW } from './CrudDefinition.js';
import { useGuardedPlace } from './useGuardedPlace.js';
import type { LeaveGuard } from './useLeaveGuard.js';

/** Which form of a panel is open, see {@link useOpenForm}. */
export interface OpenForm {
  /** The row; {@link NEW_ROW} while one is created, undefined while none is open. */
  place: string | undefined;
  /** Another number for each visit: a key, so that what was typed in one form is not found in the next. */
  visit: number;
  /** Whether somebody chose it here, so that the keyboard goes on in it; not where the value of the host led to it. */
  isChosen: boolean;
  /** Whether a row is being created, or was in this form, which shows it by now. */
  isNew: boolean;
  /** Opens another form, after asking where something is not saved. */
  choose: (place: string) => void;
  /** Goes on in the open form with the row that was created in it. */
  follow: (id: string) => void;
  close: () => void;
}

/**
 * Keeps which form is open. The value of the host says it; a form with something that is not saved stays until the user has answered.
 * @param value - what the value of the host names
 * @param setValue - changes that
 */
export function useOpenForm(
  value: string | undefined,
  setValue: (place: string | undefined) => void,
  guard: LeaveGuard,
): OpenForm {
  const { place, visit, rename } = useGuardedPlace(value, guard, setValue);
  const [origin, setOrigin] = useState<{ place: string; isCreated: boolean }>();
  const isFromHere = origin !== undefined && origin.place === place;
  const open = (next: string, isCreated: boolean) => {
    setOrigin({ place: next, isCreated });
    setValue(next);
  };
  return {
    place,
    visit,
    isChosen: isFromHere && !origin.isCreated,
    isNew: place === NEW_ROW || (isFromHere && origin.isCreated),
    choose: (next) => {
      if (next !== place) guard.leave(() => open(next, false));
    },
    follow: (id) => {
      rename(id);
      open(id, true);
    },
    close: () => {
      setOrigin(undefined);
      setValue(undefined);
    },
  };
}
