import { useCallback, useState } from 'react';
import { useHost } from '../host/KitProvider.js';

/** The conversion of a choice to text and back. Reading unknown text returns undefined. */
export interface PreferenceCodec<T> {
  read: (text: string) => T | undefined;
  write: (value: T) => string;
}

/** A choice of the user that the host remembers, such as which columns are shown. */
export function usePreference<T>(
  key: string,
  initial: T,
  codec: PreferenceCodec<T>,
): [value: T, setValue: (value: T) => void] {
  const { preferences } = useHost();
  const [value, setValue] = useState<T>(() => {
    const text = preferences.get(key);
    return (text === undefined ? undefined : codec.read(text)) ?? initial;
  });
  const keep = useCallback(
    (next: T) => {
      setValue(next);
      preferences.set(key, codec.write(next));
    },
    [preferences, key, codec],
  );
  return [value, keep];
}

/** For switches, in the words the existing console uses. */
export const booleanCodec: PreferenceCodec<boolean> = {
  read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  write: String,
};

/** For one of a fixed list of words. */
export function wordCodec<T extends string>(words: readonly T[]): PreferenceCodec<T> {
  return { read: (text) => words.find((word) => word === text), write: (word) => word };
}
