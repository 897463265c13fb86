import { createContext } from 'react';

/** The decisions that a form makes for all its fields. */
export interface FormFields {
  /** True when the fields show their values and accept no input. */
  isReadOnly: boolean;
  /** True when fields show that their value differs from the saved one. */
  marksChanges: boolean;
}

export const FormFieldsContext = createContext<FormFields>({ isReadOnly: false, marksChanges: false });
