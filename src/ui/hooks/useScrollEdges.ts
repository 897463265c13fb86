import { useEffect, type RefObject } from 'react';

/**
 * Marks the edges of a sideways scrolling box that hide content: its `data-more` is `start`, `end`, or both.
 * Absent without layout, as in tests.
 * @param content - changes when the content may have another width
 */
export function useScrollEdges(box: RefObject<HTMLElement | null>, content: unknown): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const mark = () => {
      // Negative in right-to-left text.
      const before = Math.abs(element.scrollLeft);
      const after = element.scrollWidth - element.clientWidth - before;
      // Positions have fractions on screens that are enlarged.
      const edges = [before > 1 ? 'start' : [], after > 1 ? 'end' : []].flat();
      if (edges.length > 0) element.setAttribute('data-more', edges.join(' '));
      else element.removeAttribute('data-more');
    };
    mark();
    element.addEventListener('scroll', mark, { passive: true });
    const observer = new ResizeObserver(mark);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', mark);
      observer.disconnect();
    };
  }, [box, content]);
}
