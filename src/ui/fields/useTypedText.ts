import { useRef, useState } from 'react';
import { useLayoutEffect } from '../hooks/useLayoutEffect.js';

/** The text in a field whose owner receives change requests and follows with a delay. */
export interface TypedText {
  typed: string;
  setTyped: (typed: string) => void;
  /** Must be called with each text that the owner is requested to set. */
  noteAsked: (text: string) => void;
  /** Returns the text that the owner has, or that was last requested from it. */
  getExpected: () => string;
}

/**
 * Keeps the typed text while its owner follows. Between two letters, a slow owner returns a text that was
 * requested earlier. Any other text from outside replaces the text in the field.
 * @param known - the text of the owner
 */
export function useTypedText(known: string): TypedText {
  const [typed, setTyped] = useState(known);
  const [seen, setSeen] = useState(known);
  // Texts that were requested from the owner and that it has not returned. This is not state, because noting
  // a text must not restore what was typed then.
  const asked = useRef<readonly string[]>(NONE);
  if (known !== seen) {
    setSeen(known);
    // A text that was requested earlier means that the owner is catching up. Any other text is the owner's
    // own change, such as after navigating back.
    if (!asked.current.includes(known)) setTyped(known);
  }
  useLayoutEffect(() => {
    // An owner may skip intermediate requests. The last match counts, so that no request stays pending
    // forever.
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
