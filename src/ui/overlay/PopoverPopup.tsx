import { useEffect, type KeyboardEvent, type ReactNode } from 'react';
import { Portal } from '../../theme/index.js';
import { useAnchored, useDismiss, type FloatingPlacement } from './floating.js';
import { FloatingSurface } from './floating.styles.js';
import { focusableIn } from '../focus/focusable.js';
import { focusedNear } from '../focus/focusedNear.js';
import { isKeyUsed, markKeyUsed } from '../controls/usedKeys.js';

/** Props of {@link PopoverPopup}. */
export interface PopoverPopupProps {
  id?: string;
  anchor: Element;
  placement: FloatingPlacement;
  label: string;
  children: ReactNode;
  onClose: (returnsFocus: boolean) => void;
}

/**
 * A floating part with its own controls: the focus moves into it, and Escape and tabbing out return the
 * focus.
 */
export function PopoverPopup(props: PopoverPopupProps) {
  const { id, anchor, placement, label, children, onClose } = props;
  const { surface, floating, isPositioned } = useAnchored(anchor, placement);
  useDismiss(surface, anchor, () => onClose(false));

  useEffect(() => {
    if (!isPositioned || !surface.current) return;
    if (surface.current.contains(focusedNear(surface.current))) return;
    (focusableIn(surface.current)[0] ?? surface.current).focus({ preventScroll: true });
  }, [surface, isPositioned]);

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape' && !isKeyUsed(event)) {
      markKeyUsed(event);
      onClose(true);
    }
    if (event.key !== 'Tab' || !surface.current) return;
    // The part is at the end of the page, far from its button. Leaving it moves the focus back to the button.
    const stops = focusableIn(surface.current);
    const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
    const focused = focusedNear(surface.current);
    if (stops.length > 0 && focused !== edge && focused !== surface.current) return;
    markKeyUsed(event);
    onClose(true);
  };

  return (
    <Portal>
      <FloatingSurface
        {...floating}
        id={id}
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onClick={(event) => event.stopPropagation()}
      >
        {children}
      </FloatingSurface>
    </Portal>
  );
}
