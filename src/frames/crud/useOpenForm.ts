import { useState } from 'react';
import { NEW_ROW } from './CrudDefinition.js';
import { useGuardedPlace } from './useGuardedPlace.js';
import type { LeaveGuard } from './useLeaveGuard.js';

/** The open form of a panel, see {@link useOpenForm}. */
export interface OpenForm {
  /** The row; {@link NEW_ROW} while one is created, undefined while none is open. */
  place: string | undefined;
  /** Another number for each visit: a key, so that what was typed in one form is not found in the next. */
  visit: number;
  /**
   * True when the user opened the form here, so that the keyboard continues in it. False when the host's
   * value led to it.
   */
  isChosen: boolean;
  /** True while a row is being created, or when it was created in this form, which now shows it. */
  isNew: boolean;
  /** Opens another form, after asking where something is not saved. */
  choose: (place: string) => void;
  /** Continues in the open form with the row that was created in it. */
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
