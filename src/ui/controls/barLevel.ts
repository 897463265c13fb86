import { createContext, useContext } from 'react';

/** How far a bar is shortened so that it stays on one line; each level does what those before it do. */
export const BAR_LEVELS = {
  /** Nothing is left out. */
  full: 0,
  /** Remarks are left out, and long values cut. */
  brief: 1,
  /** Buttons show icons alone, which have their words as a tip. */
  icons: 2,
  /** What can also be done elsewhere stands in a menu. */
  menu: 3,
  /** So does everything but the way on. */
  least: 4,
} as const;

export const BarLevelContext = createContext<number>(BAR_LEVELS.full);

/** How far the bar around a control is shortened. */
export function useBarLevel(): number {
  return useContext(BarLevelContext);
}
