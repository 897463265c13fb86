import { useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../controls/Button.js';
import { deferred } from '../later/deferred.js';
import { IconButton } from '../controls/IconButton.js';
import type { IconName } from '../controls/Icon.js';
import { useLayoutEffect } from '../hooks/useLayoutEffect.js';

/** Props of {@link PopoverButton}: those of a button. */
export interface PopoverButtonProps extends Omit<ButtonProps, 'onClick' | 'children' | 'content' | 'ref'> {
  /** Words of the button; with `isIconOnly` its name and tip. */
  label: ReactNode;
  /** Name of what opens; absent: the words of the button. */
  popoverLabel?: string;
  /** The floating content. A function receives a function that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Shows `icon` alone; `label` must then be a string. */
  isIconOnly?: boolean;
  icon?: IconName;
  /** @defaultValue 'bottom-start' */
  placement?: 'bottom-start' | 'bottom-end';
  /** True when it is open. For an owner that can also open it by a key. Absent: the button decides. */
  isOpen?: boolean;
  /** Called when the button or the popover itself opens or closes it. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Puts the focus back after Escape or leaving it by Tab. @defaultValue to the button */
  returnFocus?: () => void;
}

/**
 * A button that opens content to fill in or to read, beside it. The content loads only when the user comes
 * near.
 */
export function PopoverButton(props: PopoverButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const {
    label,
    popoverLabel,
    children,
    isIconOnly,
    placement = 'bottom-start',
    isOpen,
    onOpenChange,
    returnFocus = () => button.current?.focus(),
    ...rest
  } = props;
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toggle = (to: HTMLElement | null) => {
    setAnchor(to);
    onOpenChange?.(to !== null);
  };
  const close = () => {
    toggle(null);
    returnFocus();
  };
  useLayoutEffect(() => {
    if (isOpen !== undefined) setAnchor(isOpen ? button.current : null);
  }, [isOpen]);
  const preload = () => void PopoverPopup.load();
  const trigger = {
    ref: button,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': anchor !== null,
    'aria-controls': anchor ? id : undefined,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      toggle(anchor ? null : button.current);
    },
  };
  return (
    <>
      {isIconOnly && rest.icon && typeof label === 'string' ? (
        <IconButton
          {...trigger}
          icon={rest.icon}
          label={label}
          variant={rest.variant ?? 'secondary'}
          size={rest.size === 'tall' ? 'medium' : rest.size}
        />
      ) : (
        <Button iconEnd="chevron-down" {...rest} {...trigger}>
          {label}
        </Button>
      )}
      {anchor && (
        <PopoverPopup
          id={id}
          anchor={anchor}
          placement={placement}
          label={popoverLabel ?? (typeof label === 'string' ? label : (anchor.textContent ?? ''))}
          onClose={(returnsFocus) => (returnsFocus ? close() : toggle(null))}
        >
          {typeof children === 'function' ? children(close) : children}
        </PopoverPopup>
      )}
    </>
  );
}

const PopoverPopup = deferred(() => import('./PopoverPopup.js').then((module) => module.PopoverPopup));
