import { useEffect, useState } from 'react';
import { useEffectEvent } from '../ui/useEffectEvent.js';

/**
 * What somebody types, handed on once they pause. An emptied field is handed on at once, and so is a text that was
 * changed from outside.
 * @param text - what was handed on last, or set by the owner
 * @param onTextChange - takes the text when it is time
 * @param delayMs - how long a pause is
 * @returns what stands in the field, its setter, and a way to hand it on now, for Enter
 */
export function useDebouncedText(
  text: string,
  onTextChange: (text: string) => void,
  delayMs = 300,
): { draft: string; setDraft: (draft: string) => void; commit: () => void } {
  const [state, setState] = useState({ draft: text, text });
  // The owner may change the text, by a link or "Clear all": then that is what stands in the field.
  if (state.text !== text) setState({ draft: state.draft.trim() === text ? state.draft : text, text });
  const { draft } = state;

  const commit = useEffectEvent(() => {
    if (draft.trim() !== text) onTextChange(draft.trim());
  });
  useEffect(() => {
    if (draft.trim() === text) return;
    const timer = setTimeout(() => commit(), draft.trim() === '' ? 0 : delayMs);
    return () => clearTimeout(timer);
  }, [draft, text, delayMs]);

  return {
    draft,
    // Not of what was drawn last: React would go on from a drawing that was given up for this very letter.
    setDraft: (next) => setState({ ...state, draft: next }),
    commit: () => {
      if (draft.trim() !== text) onTextChange(draft.trim());
    },
  };
}
