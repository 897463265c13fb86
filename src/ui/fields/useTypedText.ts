import { useRef, useState } from 'react';
import { useLayoutEffect } from '../hooks/useLayoutEffect.js';

/** What stands in a field whose owner is asked for it and follows in its own time. */
export interface TypedText {
  typed: string;
  setTyped: (typed: string) => void;
  /** To be told what the owner is asked for. */
  noteAsked: (text: string) => void;
  /** What the owner has, or was asked for last. */
  getExpected: () => string;
}

/**
 * Keeps what is typed while its owner follows: an owner that is slow gives back, between two letters, what it was asked for
 * before. Any other text that comes from outside takes the place of what stands in the field.
 * @param known - what the owner has
 */
export function useTypedText(known: string): TypedText {
  const [typed, setTyped] = useState(known);
  const [seen, setSeen] = useState(known);
  // Texts that the owner was asked for and has not given back. No state: what is noted must not bring back what was typed then.
  const asked = useRef<readonly string[]>(NONE);
  if (known !== seen) {
    setSeen(known);
    // A text asked for before is the owner catching up; any other one is its own, such as after going back.
    if (!asked.current.includes(known)) setTyped(known);
  }
  useLayoutEffect(() => {
    // An owner may leave out what it was asked for in between; the last time counts, so that nothing is waited for that never comes.
    const at = asked.current.lastIndexOf(known);
    asked.current = at < 0 ? NONE : asked.current.slice(at + 1);
  }, [known]);
  return {
    typed,
    setTyped,
    noteAsked: (text) => void (asked.current = [...asked.current, text]),
    getExpected: () => asked.current.at(-1) ?? known,
  };
}

const NONE: readonly string[] = [];
