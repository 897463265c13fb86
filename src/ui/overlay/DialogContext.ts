import { createContext } from 'react';

/** Closes the dialog around, which asks first when something would be lost; undefined outside of one. */
export const DialogContext = createContext<(() => void) | undefined>(undefined);
