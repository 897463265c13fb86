import { createContext } from 'react';

/** The setting that a search has led to; the same one again is another object. */
export interface SoughtSetting {
  /** Name of its field, see `fieldOf`. */
  field: string;
}

/** Brings a setting into view in the panel below, as soon as its field is there, and puts the focus on it. */
export const SoughtSettingContext = createContext<SoughtSetting | undefined>(undefined);
