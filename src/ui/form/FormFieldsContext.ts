import { createContext } from 'react';

/** What a form decides for all of its fields. */
export interface FormFields {
  /** Whether they show their values and take none. */
  isReadOnly: boolean;
  /** Whether they show that their value differs from the saved one. */
  marksChanges: boolean;
}

export const FormFieldsContext = createContext<FormFields>({ isReadOnly: false, marksChanges: false });
