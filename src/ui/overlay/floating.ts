/** The one place that positions what floats; loaded with the first part that opens. */
import { autoUpdate, flip, offset, shift, size, useFloating, type Placement } from '@floating-ui/react';
import { useCallback, useEffect, type CSSProperties, type RefObject } from 'react';
import { raise, TOP_LAYER } from './topLayer.js';

/** Side and alignment; `start` and `end` follow the direction of the text. */
export type FloatingPlacement = Extract<
  Placement,
  'bottom-start' | 'bottom-end' | 'top' | 'top-start' | 'bottom' | 'right-start' | 'left-start'
>;

/**
 * Keeps a floating part at its anchor, inside the window and above the page.
 * @returns the props of its element (`floating`), the element (`surface`), and whether it is in position
 */
export function useAnchored(
  anchor: Element,
  placement: FloatingPlacement,
  options?: { fitsWidth?: boolean },
) {
  const fitsWidth = options?.fitsWidth ?? false;
  const { refs, floatingStyles, isPositioned } = useFloating({
    placement,
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(4),
      flip({ padding: 8 }),
      shift({ padding: 8 }),
      size({
        padding: 8,
        apply({ availableHeight, rects, elements }) {
          elements.floating.style.maxBlockSize = `${Math.max(120, availableHeight)}px`;
          if (fitsWidth) elements.floating.style.minInlineSize = `${rects.reference.width}px`;
        },
      }),
    ],
  });
  useEffect(() => {
    refs.setPositionReference(anchor);
  }, [refs, anchor]);
  const style: CSSProperties = isPositioned ? floatingStyles : { ...floatingStyles, visibility: 'hidden' };
  const ref = useCallback(
    (element: HTMLElement | null) => {
      // Before it is measured: in the top layer nothing around it moves it.
      raise(element);
      refs.setFloating(element);
    },
    [refs],
  );
  return {
    surface: refs.floating,
    floating: { ref, style, popover: TOP_LAYER, 'data-floating': '' } as const,
    isPositioned,
  };
}

/** Closes a floating part on a press outside of it and its anchor. */
export function useDismiss(surface: RefObject<HTMLElement | null>, anchor: Element, onClose: () => void) {
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      // From a shadow root the target is the host of the root; the path has what is inside of it.
      const isInside = event.composedPath().some(
        (node) =>
          node === surface.current ||
          node === anchor ||
          // A part that floats from inside this one belongs to it, wherever it is in the page.
          (node instanceof Element && node.hasAttribute('data-floating')),
      );
      if (!isInside) onClose();
    };
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, [surface, anchor, onClose]);
}
