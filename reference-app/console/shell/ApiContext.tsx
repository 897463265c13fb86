import { createContext, useContext } from 'react';
import type { ApiClient } from 'bomdeck';

export const ApiContext = createContext<ApiClient | undefined>(undefined);

/** The client of the console's own few calls; the widgets get the same one. */
export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiContext around it.');
  return api;
}
