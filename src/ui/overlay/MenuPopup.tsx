import {
  Fragment,
  useEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { Message, TextSpan } from '../../i18n/index.js';
import { Portal } from '../../theme/index.js';
import { useAnchored, useDismiss, type FloatingPlacement } from './floating.js';
import { FloatingSurface, MenuHeading, MenuLine, MenuRow, MenuRule } from './floating.styles.js';
import { focusedNear } from '../focus/focusedNear.js';
import { opens } from '../controls/actions.messages.js';
import { Icon } from '../controls/Icon.js';
import { isPlainClick } from '../controls/isPlainClick.js';
import type { MenuItem, MenuItemBeside } from './MenuItem.js';
import { markKeyUsed } from '../controls/usedKeys.js';
import { VisuallyHidden } from '../controls/VisuallyHidden.js';

/** Props of {@link MenuPopup}. */
export interface MenuPopupProps {
  id?: string;
  anchor: Element;
  placement: FloatingPlacement;
  label: string;
  items: readonly MenuItem[];
  focuses: 'first' | 'last';
  /** `returnsFocus`: closed by keyboard or choice, so the focus belongs back on the button. */
  onClose: (returnsFocus: boolean) => void;
}

/** An open menu: arrows move, letters jump, Enter chooses, Escape and Tab close. */
export function MenuPopup(props: MenuPopupProps) {
  const { id, anchor, placement, label, items, focuses, onClose } = props;
  const { surface, floating, isPositioned } = useAnchored(anchor, placement);
  const typed = useRef({ text: '', at: 0 });
  useDismiss(surface, anchor, () => onClose(false));

  useEffect(() => {
    // Not before it is in position: focusing would scroll the page to the corner where it is measured.
    if (isPositioned)
      linesOf(surface.current)
        .at(focuses === 'last' ? -1 : 0)
        ?.focus({ preventScroll: true });
  }, [surface, isPositioned, focuses]);

  const choose = (item: Choice, event: MouseEvent | KeyboardEvent) => {
    if (item.disabledReason !== undefined) return event.preventDefault();
    if (item.href !== undefined && 'button' in event && !isPlainClick(event)) return onClose(true);
    if (item.href !== undefined && item.onSelect) event.preventDefault();
    if (item.isChecked === undefined) onClose(true);
    item.onSelect?.();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const all = linesOf(event.currentTarget);
    const at = all.indexOf(focusedNear(event.currentTarget) as HTMLElement);
    const move = (to: number) => {
      markKeyUsed(event);
      all[(to + all.length) % all.length]?.focus();
    };
    if (event.key === 'ArrowDown') move(at + 1);
    else if (event.key === 'ArrowUp') move(at - 1);
    else if (event.key === 'Home') move(0);
    else if (event.key === 'End') move(all.length - 1);
    else if (event.key === 'Escape' || event.key === 'Tab') {
      markKeyUsed(event);
      onClose(true);
    } else if (event.key === ' ' && typed.current.text === '') {
      markKeyUsed(event);
      all[at]?.click();
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const now = Date.now();
      typed.current = {
        text: (now - typed.current.at < 500 ? typed.current.text : '') + event.key.toLowerCase(),
        at: now,
      };
      const from = typed.current.text.length > 1 ? at : at + 1;
      const order = [...all.slice(from), ...all.slice(0, from)];
      order.find((line) => line.textContent?.trim().toLowerCase().startsWith(typed.current.text))?.focus();
    }
  };

  return (
    <Portal>
      <FloatingSurface
        {...floating}
        id={id}
        role="menu"
        aria-label={label}
        onKeyDown={onKeyDown}
        // A click in a menu is none on the row or card it was opened from.
        onClick={(event) => event.stopPropagation()}
      >
        {items.map((item) => (
          <Fragment key={item.id}>
            {item.hasRule && <MenuRule role="separator" />}
            {item.heading && <MenuHeading role="presentation">{item.heading}</MenuHeading>}
            <Row item={item} choose={choose}>
              <MenuLine
                as={item.href !== undefined ? 'a' : 'button'}
                {...(item.href !== undefined ? { href: item.href } : { type: 'button' })}
                role={item.isChecked === undefined ? 'menuitem' : 'menuitemcheckbox'}
                aria-checked={item.isChecked}
                aria-disabled={item.disabledReason !== undefined || undefined}
                title={item.disabledReason}
                tabIndex={-1}
                data-danger={item.isDanger || undefined}
                onClick={(event: MouseEvent) => choose(item, event)}
                onPointerMove={(event: PointerEvent<HTMLElement>) =>
                  event.currentTarget.focus({ preventScroll: true })
                }
              >
                {item.isChecked !== undefined && <Icon name={item.isChecked ? 'check' : 'minus'} />}
                {item.icon && <Icon name={item.icon} />}
                <span>
                  {item.opens ? <Message {...opens} values={{ action: item.label }} /> : item.label}
                </span>
                {item.disabledReason !== undefined && <VisuallyHidden>{item.disabledReason}</VisuallyHidden>}
                {item.keys && (
                  <span data-end="" aria-hidden>
                    {item.keys}
                  </span>
                )}
              </MenuLine>
            </Row>
          </Fragment>
        ))}
      </FloatingSurface>
    </Portal>
  );
}

/** The members of a line that are needed when it is chosen. */
type Choice = Pick<MenuItem, 'disabledReason' | 'href' | 'isChecked' | 'onSelect'>;

/** A line, and what else can be done with it. */
function Row(props: {
  item: MenuItem;
  choose: (item: MenuItemBeside, event: MouseEvent) => void;
  children: ReactNode;
}) {
  const { item, choose, children } = props;
  const { beside } = item;
  if (!beside) return <TextSpan>{children}</TextSpan>;
  return (
    <MenuRow role="none">
      <TextSpan>{children}</TextSpan>
      <MenuLine
        as={beside.href !== undefined ? 'a' : 'button'}
        {...(beside.href !== undefined ? { href: beside.href } : { type: 'button' })}
        role="menuitem"
        aria-label={beside.label}
        tabIndex={-1}
        data-beside=""
        onClick={(event: MouseEvent) => choose(beside, event)}
        onPointerMove={(event: PointerEvent<HTMLElement>) =>
          event.currentTarget.focus({ preventScroll: true })
        }
      >
        {beside.words}
      </MenuLine>
    </MenuRow>
  );
}

function linesOf(menu: Element | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}
