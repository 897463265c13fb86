import { createContext, useContext } from 'react';
import type { Notice } from 'bomdeck';

export const NotifyContext = createContext<(notice: Notice) => void>(() => {});

/** Shows a toast of the console's own. */
export function useNotify(): (notice: Notice) => void {
  return useContext(NotifyContext);
}
