import { useEffect, useRef, useState } from 'react';
import type { DraftStore } from './DraftStore.js';
import type { FormState } from './Form.js';

/** Props of {@link KeptValues}. */
export interface KeptValuesProps<Values extends object> {
  state: FormState<Values>;
  /** Keeps what is typed. The same object between renders. */
  drafts: DraftStore<Values>;
  /** Identifies what the form is about. */
  id: string;
}

/** Carries what is typed over to where it outlives the form, such as in a row that closes, and back when the form is drawn again. */
export function KeptValues<Values extends object>({ state, drafts, id }: KeptValuesProps<Values>) {
  const { values, isDirty, change } = state;
  const [kept] = useState(() => drafts.get(id));
  const isFirst = useRef(true);
  useEffect(() => {
    if (!kept) return;
    for (const name of Object.keys(kept) as (keyof Values & string)[]) change(name, kept[name]);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form is drawn again: afterwards it knows better
  }, []);
  useEffect(() => {
    // The kept values reach the form shortly after the first render. Until then, the form has no values to
    // report.
    if (!isFirst.current || !kept) drafts.set(id, isDirty ? values : undefined);
    isFirst.current = false;
  }, [drafts, id, isDirty, values, kept]);
  return null;
}
