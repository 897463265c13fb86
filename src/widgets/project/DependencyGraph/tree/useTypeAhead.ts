import { useRef, type KeyboardEvent } from 'react';
import { hasModifier } from '../../../../ui/table/gridKeys.js';

/** The lines that {@link useTypeAhead} searches. */
export interface TypeAheadOptions {
  /** Place from where is looked on, round the end. */
  at: number;
  count: number;
  nameAt: (index: number) => string;
  moveTo: (index: number) => void;
}

/**
 * Moves to the line that starts with the typed letters. Letters typed within 700 ms belong together.
 * @returns a function that handles a key
 */
export function useTypeAhead({
  at,
  count,
  nameAt,
  moveTo,
}: TypeAheadOptions): (event: KeyboardEvent) => void {
  const typed = useRef({ text: '', at: 0 });
  return (event) => {
    if (event.key.length !== 1 || hasModifier(event) || event.nativeEvent.isComposing) return;
    const isMore = event.timeStamp - typed.current.at < 700;
    const text = (isMore ? typed.current.text : '') + event.key.toLowerCase();
    typed.current = { text, at: event.timeStamp };
    // The first letter leads away from where one is, further ones may stay.
    const from = text.length > 1 ? at : at + 1;
    for (let step = 0; step < count; step += 1) {
      const index = (from + step) % count;
      if (nameAt(index).toLowerCase().startsWith(text)) return moveTo(index);
    }
  };
}
