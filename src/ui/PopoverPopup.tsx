import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Portal } from '../theme/index.js';
import { useAnchored, useDismiss, type FloatingPlacement } from './floating.js';
import { FloatingSurface } from './floating.styles.js';
import { focusableIn } from './focusable.js';

/** Props of {@link PopoverPopup}. */
export interface PopoverPopupProps {
  id?: string;
  anchor: Element;
  placement: FloatingPlacement;
  label: string;
  children: ReactNode;
  onClose: (returnsFocus: boolean) => void;
}

/** Something floating that has controls of its own: the focus goes in, Escape and tabbing out bring it back. */
export function PopoverPopup(props: PopoverPopupProps) {
  const { id, anchor, placement, label, children, onClose } = props;
  const { setFloating, style, isPositioned } = useAnchored(anchor, placement);
  const surface = useRef<HTMLDivElement>(null);
  useDismiss(surface, anchor, () => onClose(false));

  useEffect(() => {
    if (!isPositioned || !surface.current) return;
    if (surface.current.contains(document.activeElement)) return;
    (focusableIn(surface.current)[0] ?? surface.current).focus({ preventScroll: true });
  }, [isPositioned]);

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault();
      onClose(true);
    }
    if (event.key !== 'Tab' || !surface.current) return;
    // It stands at the end of the page, far from its button: leaving it goes back there.
    const stops = focusableIn(surface.current);
    const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
    if (stops.length > 0 && document.activeElement !== edge && document.activeElement !== surface.current)
      return;
    event.preventDefault();
    onClose(true);
  };

  return (
    <Portal>
      <FloatingSurface
        ref={(node) => {
          surface.current = node;
          setFloating(node);
        }}
        id={id}
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        data-floating=""
        style={style}
        onKeyDown={onKeyDown}
        onClick={(event) => event.stopPropagation()}
      >
        {children}
      </FloatingSurface>
    </Portal>
  );
}
