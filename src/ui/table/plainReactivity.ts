import type { tableFeatures } from '@tanstack/react-table';

type Reactivity = NonNullable<Parameters<typeof tableFeatures>[0]['coreReactivityFeature']>;

const noSubscription = { unsubscribe: () => {} };

/**
 * How the table engine keeps state, for a table that is made anew with each layout and asked once: plain values, and
 * no subscribers. The engine's own store and its React binding would be a twentieth of what a widget may weigh.
 */
export const plainReactivity: Reactivity = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  addSubscription: () => {},
  schedule: () => {},
  batch: (work) => work(),
  untrack: (work) => work(),
  createReadonlyAtom: (compute) => ({ get: compute, subscribe: () => noSubscription }),
  createWritableAtom: (initial) => {
    let value = initial;
    return {
      get: () => value,
      set: (next: unknown) => {
        value =
          typeof next === 'function'
            ? (next as (old: typeof value) => typeof value)(value)
            : (next as typeof value);
      },
      subscribe: () => noSubscription,
    };
  },
};
