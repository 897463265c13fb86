/** The one place that positions what floats; loaded with the first part that opens. */
import { autoUpdate, flip, offset, shift, size, useFloating, type Placement } from '@floating-ui/react';
import { useEffect, type CSSProperties, type RefObject } from 'react';

/** Side and alignment; `start` and `end` follow the direction of the text. */
export type FloatingPlacement = Extract<
  Placement,
  'bottom-start' | 'bottom-end' | 'top' | 'top-start' | 'bottom' | 'right-start' | 'left-start'
>;

/** Keeps a floating part at its anchor and inside the window. */
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
  return { setFloating: refs.setFloating, style, isPositioned };
}

/** Closes a floating part on a press outside of it and its anchor. */
export function useDismiss(floating: RefObject<HTMLElement | null>, anchor: Element, onClose: () => void) {
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      const target = event.target as Node;
      // A part that floats from inside this one belongs to it, wherever it is in the page.
      const isInside = floating.current?.contains(target) || anchor.contains(target);
      const isNested = target instanceof Element && target.closest('[data-floating]') !== null;
      if (!isInside && !isNested) onClose();
    };
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, [floating, anchor, onClose]);
}
