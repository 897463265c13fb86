import { createContext, useContext } from 'react';

/** The levels at which a bar is shortened to stay on one line. Each level includes the levels before it. */
export const BAR_LEVELS = {
  /** Nothing is left out. */
  full: 0,
  /** Remarks are left out, and long values cut. */
  brief: 1,
  /** Buttons show icons alone, which have their words as a tip. */
  icons: 2,
  /** Actions that are also available elsewhere move into a menu. */
  menu: 3,
  /** So does everything but the way on. */
  least: 4,
} as const;

export const BarLevelContext = createContext<number>(BAR_LEVELS.full);

/** Returns the level to which the surrounding bar is shortened. */
export function useBarLevel(): number {
  return useContext(BarLevelContext);
}
