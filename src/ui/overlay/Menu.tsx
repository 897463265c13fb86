import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../controls/Button.js';
import { deferred } from '../later/deferred.js';
import { IconButton, type IconButtonProps } from '../controls/IconButton.js';
import type { IconName } from '../controls/Icon.js';
import type { MenuItem } from './MenuItem.js';
import { markKeyUsed } from '../controls/usedKeys.js';
import { useLayoutEffect } from '../hooks/useLayoutEffect.js';

/** Props of {@link MenuButton}: those of a button. */
export interface MenuButtonProps extends Omit<ButtonProps, 'onClick'> {
  items: readonly MenuItem[];
  /** Name of the menu; absent: the words of the button. */
  menuLabel?: string;
  /** @defaultValue 'bottom-start' */
  placement?: 'bottom-start' | 'bottom-end';
  /** True when it is open. For an owner that can also open it by a key. Absent: the button decides. */
  isOpen?: boolean;
  /** Called when the button or the menu itself opens or closes it. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** A button that opens a menu. */
export function MenuButton(props: MenuButtonProps) {
  const { items, menuLabel, placement = 'bottom-start', isOpen, onOpenChange, ...rest } = props;
  const menu = useMenu(items, { placement, label: menuLabel, isOpen, onOpenChange });
  return (
    <>
      <Button iconEnd="chevron-down" {...rest} {...menu.trigger} />
      {menu.element}
    </>
  );
}

/** Props of {@link MoreButton}. @public */
export interface MoreButtonProps extends Omit<IconButtonProps, 'icon' | 'onClick'> {
  /** The lines of the menu. */
  items: readonly MenuItem[];
  /** The icon of the button. @defaultValue 'more' */
  icon?: IconName;
}

/** The ⋯ that opens a menu of what else can be done. @public */
export function MoreButton(props: MoreButtonProps) {
  const { items, icon = 'more', ...rest } = props;
  const menu = useMenu(items, { placement: 'bottom-end', label: rest.label });
  return (
    <>
      <IconButton icon={icon} {...rest} {...menu.trigger} />
      {menu.element}
    </>
  );
}

const MenuPopup = deferred(() => import('./MenuPopup.js').then((module) => module.MenuPopup));

interface UseMenuOptions extends Pick<MenuButtonProps, 'isOpen' | 'onOpenChange'> {
  placement: 'bottom-start' | 'bottom-end';
  label: string | undefined;
}

function useMenu(items: readonly MenuItem[], { placement, label, isOpen, onOpenChange }: UseMenuOptions) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{ anchor: HTMLElement; focuses: 'first' | 'last' }>();
  const open = (focuses: 'first' | 'last') => {
    if (!anchor.current) return;
    setOpened({ anchor: anchor.current, focuses });
    onOpenChange?.(true);
  };
  const close = () => {
    setOpened(undefined);
    onOpenChange?.(false);
  };
  useLayoutEffect(() => {
    if (isOpen !== undefined)
      setOpened(isOpen && anchor.current ? { anchor: anchor.current, focuses: 'first' } : undefined);
  }, [isOpen]);
  const preload = () => void MenuPopup.load();
  const element: ReactNode = opened && (
    <MenuPopup
      id={id}
      anchor={opened.anchor}
      placement={placement}
      label={label ?? opened.anchor.textContent}
      items={items}
      focuses={opened.focuses}
      onClose={(returnsFocus) => {
        close();
        if (returnsFocus) opened.anchor.focus();
      }}
    />
  );
  const trigger = {
    ref: anchor,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': opened !== undefined,
    'aria-controls': opened && id,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      if (opened) close();
      else open('first');
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      markKeyUsed(event);
      open(event.key === 'ArrowUp' ? 'last' : 'first');
    },
  };
  return { trigger, element };
}
