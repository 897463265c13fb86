import type { PreferenceStore } from './types.js';

const kept = new Map<string, string>();

/** Stores choices when the host keeps none. They last as long as the page. */
export const memoryPreferences: PreferenceStore = {
  get: (key) => kept.get(key),
  set: (key, value) => {
    if (value === undefined) kept.delete(key);
    else kept.set(key, value);
  },
};
