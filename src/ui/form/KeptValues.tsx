import { useEffect, useRef, useState } from 'react';
import type { FormState } from './Form.js';

/** Props of {@link KeptValues}. */
export interface KeptValuesProps<Values extends object> {
  state: FormState<Values>;
  /** The text typed when the form was last drawn. Undefined: none. */
  kept: Values | undefined;
  /**
   * Called with the values in the fields while they are unsaved, else with undefined. Stable between renders.
   */
  onKeep: (values: Values | undefined) => void;
}

/** Carries what is typed over to where it outlives the form, such as in a row that closes, and back when the form is drawn again. */
export function KeptValues<Values extends object>({ state, kept: last, onKeep }: KeptValuesProps<Values>) {
  const { values, isDirty, change } = state;
  const [kept] = useState(last);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!kept) return;
    for (const name of Object.keys(kept) as (keyof Values & string)[]) change(name, kept[name]);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form is drawn again: afterwards it knows better
  }, []);
  useEffect(() => {
    // The kept values reach the form shortly after the first render. Until then, the form has no values to
    // report.
    if (!isFirst.current || !kept) onKeep(isDirty ? values : undefined);
    isFirst.current = false;
  }, [onKeep, isDirty, values, kept]);
  return null;
}
