import type { ReactNode } from 'react';

/** One choice of a `Combobox`. */
export interface ComboboxOption {
  id: string;
  label: string;
  /** Tells choices of the same name apart. */
  hint?: ReactNode;
  isDisabled?: boolean;
}
