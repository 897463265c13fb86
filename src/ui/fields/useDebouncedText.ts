import { useEffect, useRef } from 'react';
import { useEffectEvent } from '../hooks/useEffectEvent.js';
import { useTypedText } from './useTypedText.js';

/**
 * Fast typists leave shorter pauses between two keys, so the server gets one request for their final text.
 */
const PAUSE_MS = 120;

/**
 * Passes on typed text without a server request for each of many letters: the first key after a pause
 * immediately, keys that follow faster than that after a pause. A cleared field is passed on immediately.
 * When the owner changes the text itself, by a link or "Clear all", the new text appears in the field
 * immediately.
 * @param text - the text of the owner
 * @param onTextChange - receives the text when it is due
 * @param pauseMs - the length of a pause. With 0, each letter is passed on
 * @returns the text in the field, its setter, and a function that passes it on now, for Enter
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
