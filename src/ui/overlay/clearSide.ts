import type { Edges } from './bottomBars.js';
import { useTopDialog } from './topDialog.js';
import { useLayoutEffect } from '../hooks/useLayoutEffect.js';

/** Marks what people type into, a form in a page, which what floats over the page does not cover. */
export const FORM_AREA = { 'data-form-area': '' } as const;

/**
 * Moves an element from the end of the screen to its start, if it would cover a form or a dialog at the end
 * but not at the start.
 * @param content - the content that determines its size. When it changes, the element is placed again
 */
export function useClearSide(element: HTMLElement | null, content: unknown): void {
  const dialog = useTopDialog();
  useLayoutEffect(() => {
    if (!element) return;
    element.removeAttribute('data-side');
    const root = element.getRootNode() as Document | ShadowRoot;
    const areas = dialog ? [dialog] : [...root.querySelectorAll('[data-form-area]')];
    const side = sideOf(
      element.getBoundingClientRect(),
      areas.map((area) => area.getBoundingClientRect()),
      document.documentElement.clientWidth,
    );
    if (side === 'start') element.setAttribute('data-side', side);
  }, [element, content, dialog]);
}

/** See {@link useClearSide}; for the place at the end, and the width of the window. */
export function sideOf(place: Edges, areas: readonly Edges[], width: number): 'start' | 'end' {
  const mirrored = { ...place, left: width - place.right, right: width - place.left };
  return covers(place, areas) && !covers(mirrored, areas) ? 'start' : 'end';
}

function covers(place: Edges, areas: readonly Edges[]): boolean {
  return areas.some(
    (area) =>
      area.left < place.right &&
      area.right > place.left &&
      area.top < place.bottom &&
      area.bottom > place.top,
  );
}
