import { useRef, useState } from 'react';
import { useLayoutEffect } from './useLayoutEffect.js';

/**
 * Returns the level to which a row of controls must be shortened to fit into its parent on one line: 0 for no
 * shortening. Each level is tried only when the one before is too long. Without layout, as in tests, it is 0.
 * @param most - the last level that shortens. One more means that even that does not fit
 */
export function useFitLevel(row: HTMLElement | null, most: number): number {
  const [level, setLevel] = useState(0);
  const [room, setRoom] = useState(0);
  /** The width at each level tried with the current room. */
  const tried = useRef<{ room: number; widths: (number | undefined)[] }>({ room: 0, widths: [] });
  useLayoutEffect(() => {
    const parent = row?.parentElement;
    if (!parent) return;
    const measure = () => setRoom(roomIn(parent));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(parent);
    return () => observer.disconnect();
  }, [row]);
  // After each drawing: what is in it may have become longer or shorter. Each level is measured once per room, so it comes to an end.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- it has to run after each drawing
  useLayoutEffect(() => {
    if (!row || room === 0) return;
    if (tried.current.room !== room) {
      tried.current = { room, widths: [] };
      if (level > 0) {
        setLevel(0);
        return;
      }
    }
    // It wraps, so that its width says nothing.
    if (level > most) return;
    const { widths } = tried.current;
    const width = row.scrollWidth + row.offsetWidth - row.clientWidth;
    const before = widths[level];
    // Shorter than it was: what was too long before may fit now.
    if (before !== undefined && width < before - 1) widths.length = 0;
    widths[level] = width;
    if (width > room) setLevel(level + 1);
    else if (level > 0 && (widths[level - 1] ?? 0) <= room) setLevel(level - 1);
  });
  return level;
}

function roomIn(parent: HTMLElement): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(parent);
  return parent.clientWidth - (parseFloat(paddingInlineStart) || 0) - (parseFloat(paddingInlineEnd) || 0);
}
