import { useEffect, useState, type RefObject } from 'react';
import { readColors, type DrawingColors } from './drawingColors.js';

/**
 * Returns the colors of the theme at an element, and again when they change.
 * @param watched - an element whose colors of the theme have a transition. It reports each change, whatever
 * caused it
 */
export function useColors(watched: RefObject<HTMLElement | null>): DrawingColors | undefined {
  const [colors, setColors] = useState<DrawingColors>();
  useEffect(() => {
    const element = watched.current;
    if (!element) return;
    const forced = window.matchMedia('(forced-colors: active)');
    const read = () => setColors(readColors(element, forced.matches));
    read();
    element.addEventListener('transitionend', read);
    forced.addEventListener('change', read);
    return () => {
      element.removeEventListener('transitionend', read);
      forced.removeEventListener('change', read);
    };
  }, [watched]);
  return colors;
}
