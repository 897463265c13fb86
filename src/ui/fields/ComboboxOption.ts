import type { ReactNode } from 'react';

/** One choice of a `Combobox`. */
export interface ComboboxOption {
  id: string;
  label: string;
  /** Distinguishes choices with the same name. */
  hint?: ReactNode;
  isDisabled?: boolean;
}
