import weaknesses from './weaknesses.json' with { type: 'json' };

/** One entry of the Common Weakness Enumeration. */
export interface Weakness {
  cweId: number;
  name: string;
}

const BY_NUMBER = new Map(weaknesses.map((weakness) => [weakness.cweId, weakness]));

/** The complete dictionary in numerical order. */
export const allWeaknesses: readonly Weakness[] = weaknesses;

/** The weakness with a number; `undefined` for numbers the dictionary does not know. */
export function weaknessOf(cweId: number): Weakness | undefined {
  return BY_NUMBER.get(cweId);
}
