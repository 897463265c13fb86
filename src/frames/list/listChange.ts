import { createContext, useContext } from 'react';
import type { ListValue } from './listValue.js';

/** Changes the view of a list. */
export type ListChangeFunction = (part: ListValue) => void;

/** For cells of a list that change its view, such as a tag that lists all that have it. */
export const ListChangeContext = createContext<ListChangeFunction | undefined>(undefined);

/**
 * Returns the function that changes the view of the list around a cell. It is the same function for as long
 * as the list is drawn.
 */
export function useListChange<Value extends ListValue>(): (part: Partial<Value>) => void {
  const change = useContext(ListChangeContext);
  if (!change) throw new Error('Call useListChange only inside a ListView.');
  return change;
}
