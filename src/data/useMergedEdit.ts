import { dequal } from 'dequal';
import { useRef } from 'react';

/** Fields that were changed here and, to something else, by somebody else meanwhile; nothing was sent. */
export class ContestedFields extends Error {
  /**
   * @param theirs - the values of these fields on the server, by name
   */
  constructor(readonly theirs: Readonly<Record<string, unknown>>) {
    super('Somebody else changed the same fields.');
  }
}

/**
 * For servers that replace a thing as a whole: what was changed in a form, put into the thing as it is on the server now, so that what
 * others changed meanwhile stays. Fields that both changed are refused once, and replaced when the user saves again.
 * @param read - what the form began with; another object begins anew
 * @returns makes the values to send from those of the form and those on the server; throws {@link ContestedFields}
 */
export function useMergedEdit<Values extends object>(read: Values): (mine: Values, theirs: Values) => Values {
  // What the user has seen, which is more than the form began with once a conflict was shown.
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
 * What was changed, put into what is there now; {@link useMergedEdit} without its memory.
 * @param before - what the user has seen
 * @throws ContestedFields for what both changed to something else
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
