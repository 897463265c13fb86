import { useEffect, useRef } from 'react';
import { useEffectEvent } from '../hooks/useEffectEvent.js';
import { useTypedText } from './useTypedText.js';

/** Quick typists leave less between two keys: they are asked for once, for what they meant. */
const PAUSE_MS = 120;

/**
 * What somebody types, handed on without letting a server answer for each of many letters: the first key after a pause at once, what
 * follows quicker than that once there is a pause. An emptied field is handed on at once, and a text that its owner changed by
 * itself, by a link or "Clear all", stands in the field at once.
 * @param text - what the owner has
 * @param onTextChange - takes the text when it is time
 * @param pauseMs - how long a pause is; 0: each letter is handed on
 * @returns what stands in the field, its setter, and a way to hand it on now, for Enter
 */
export function useDebouncedText(
  text: string,
  onTextChange: (text: string) => void,
  pauseMs = PAUSE_MS,
): { draft: string; setDraft: (draft: string) => void; commit: () => void } {
  const { typed: draft, setTyped, noteAsked, getExpected } = useTypedText(text);

  const commit = () => {
    const asked = draft.trim();
    if (asked === getExpected()) return;
    noteAsked(asked);
    onTextChange(asked);
  };
  const commitLatest = useEffectEvent(commit);
  const isExpected = useEffectEvent(() => draft.trim() === getExpected());
  const latest = useRef({ draft, typedAt: -Infinity, dueAt: 0 });
  useEffect(() => {
    const now = performance.now();
    if (draft !== latest.current.draft) {
      const isDue = draft.trim() === '' || now - latest.current.typedAt >= pauseMs;
      latest.current = { draft, typedAt: now, dueAt: isDue ? now : now + pauseMs };
    }
    if (isExpected()) return;
    const timer = setTimeout(() => commitLatest(), latest.current.dueAt - now);
    return () => clearTimeout(timer);
  }, [draft, text, pauseMs]);

  return { draft, setDraft: setTyped, commit };
}
