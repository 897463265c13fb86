import type { tableFeatures } from '@tanstack/react-table';

type Reactivity = NonNullable<Parameters<typeof tableFeatures>[0]['coreReactivityFeature']>;

const noSubscription = { unsubscribe: () => {} };

/**
 * The state handling of the table engine, for a table that is rebuilt with each layout and read once: plain
 * values, without subscribers. The engine's own store and its React binding would take one twentieth of a
 * widget's size budget.
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
