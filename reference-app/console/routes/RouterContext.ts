import { createContext } from 'react';
import type { createBrowserRouter } from 'react-router-dom';

/** The router itself: what it does just now, which hooks know a drawing later. */
export const RouterContext = createContext<Pick<ReturnType<typeof createBrowserRouter>, 'state'> | undefined>(
  undefined,
);
