import { createContext } from 'react';

/** Whether the fields of the form around show their values and take none. */
export const FormReadOnlyContext = createContext(false);
