import { dequal } from 'dequal';
import { useRef } from 'react';

/**
 * Fields that were changed here and that someone else changed to something else in the meantime. Nothing was
 * sent.
 */
export class ContestedFields extends Error {
  /**
   * @param theirs - the values of these fields on the server, by name
   */
  constructor(readonly theirs: Readonly<Record<string, unknown>>) {
    super('Somebody else changed the same fields.');
  }
}

/**
 * Merges an edit, for servers that replace a thing completely: the changes of a form are applied to the
 * current state on the server, so that changes that others made in the meantime are kept. Fields that both
 * changed are rejected once, and replaced when the user saves again.
 * @param read - the values that the form started with; another object restarts it
 * @returns makes the values to send from those of the form and those on the server; throws {@link
 * ContestedFields}
 */
export function useMergedEdit<Values extends object>(read: Values): (mine: Values, theirs: Values) => Values {
  // The values that the user has seen. These are more than the form started with once a conflict was shown.
  const seen = useRef({ read, values: read });
  return (mine, theirs) => {
    const before = seen.current.read === read ? seen.current.values : read;
    try {
      return mergedEdit(before, mine, theirs);
    } catch (error) {
      if (error instanceof ContestedFields)
        seen.current = { read, values: { ...before, ...(error.theirs as Partial<Values>) } };
      throw error;
    }
  };
}

/**
 * Applies the changes to the current values. This is {@link useMergedEdit} without its memory.
 * @param before - the values that the user has seen
 * @throws ContestedFields for fields that both changed to something else
 */
export function mergedEdit<Values extends object>(before: Values, mine: Values, theirs: Values): Values {
  const fields = Object.keys(mine) as (keyof Values)[];
  const isChanged = (field: keyof Values) => !dequal(mine[field], before[field]);
  const contested = fields.filter(
    (field) =>
      isChanged(field) && !dequal(theirs[field], before[field]) && !dequal(mine[field], theirs[field]),
  );
  if (contested.length > 0) {
    throw new ContestedFields(Object.fromEntries(contested.map((field) => [field, theirs[field]])));
  }
  const merged = fields.map((field) => [field, isChanged(field) ? mine[field] : theirs[field]]);
  return Object.fromEntries(merged) as Values;
}
