import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { Select } from '../../ui/fields/Select.js';
import { Icon, type IconName } from '../../ui/controls/Icon.js';
import { isPlainClick } from '../../ui/controls/isPlainClick.js';
import { bare, focusRing, onTouch } from '../../ui/layout/mixins.js';
import { markKeyUsed } from '../../ui/controls/usedKeys.js';

/** A group of places under a heading. */
export interface NavigationSection {
  id: string;
  label: string;
  icon?: IconName;
  items: readonly NavigationItem[];
}

/** A place that {@link SectionNavigation} leads to. */
export interface NavigationItem {
  id: string;
  label: string;
  /** Its address, so that it can be opened in another tab; absent: it is a button. */
  href?: string;
}

/** Props of {@link SectionNavigation}. */
export interface SectionNavigationProps {
  /** Name of the navigation, such as “Administration”. */
  label: string;
  sections: readonly NavigationSection[];
  /** Id of the place that is shown; undefined: none of them. */
  value: string | undefined;
  /** Called when the user chooses a place. */
  onValueChange: (id: string) => void;
  /** True when there is no room for a column. The places are then the options of a select. */
  isNarrow: boolean;
}

/**
 * Leads through an area with many panels: a column of sections that open to their places, or a select where there is no room
 * for a column. Tab goes from one to the next, arrow keys walk up and down, open and close, Home and End go to the ends.
 */
export function SectionNavigation(props: SectionNavigationProps) {
  const { label, sections, value, onValueChange, isNarrow } = props;
  const current = sections.find(({ items }) => items.some(({ id }) => id === value))?.id;
  const [open, setOpen] = useState<readonly string[]>(current === undefined ? [] : [current]);
  const [known, setKnown] = useState(current);
  // The current place is never behind a closed heading when it appears, but the heading can be closed
  // afterward.
  if (known !== current) {
    setKnown(current);
    if (current !== undefined && !open.includes(current)) setOpen([...open, current]);
  }
  const setIsOpen = (id: string, isOpen: boolean) =>
    setOpen(isOpen ? [...open.filter((other) => other !== id), id] : open.filter((other) => other !== id));
  const list = useRef<HTMLUListElement>(null);

  if (isNarrow) {
    return (
      <nav aria-label={label}>
        <Select
          label={label}
          isLabelHidden
          size="tall"
          value={value ?? ''}
          placeholder={label}
          onValueChange={onValueChange}
          options={sections.flatMap((section) =>
            section.items.map((item) => ({ value: item.id, label: item.label, group: section.label })),
          )}
        />
      </nav>
    );
  }
  return (
    <nav aria-label={label}>
      <List ref={list} onKeyDown={(event) => onKey(event, list.current, setIsOpen)}>
        {sections.map((section) => (
          <Section
            key={section.id}
            section={section}
            value={value}
            isCurrent={section.id === current}
            isOpen={open.includes(section.id)}
            onOpenChange={(isOpen) => setIsOpen(section.id, isOpen)}
            onValueChange={onValueChange}
          />
        ))}
      </List>
    </nav>
  );
}

function Section(props: {
  section: NavigationSection;
  value: string | undefined;
  isCurrent: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onValueChange: (id: string) => void;
}) {
  const { section, value, isCurrent, isOpen, onOpenChange, onValueChange } = props;
  return (
    <li>
      <Heading
        type="button"
        aria-expanded={isOpen}
        data-section={section.id}
        data-current={(isCurrent && !isOpen) || undefined}
        onClick={() => onOpenChange(!isOpen)}
      >
        {section.icon && <Icon name={section.icon} />}
        <span>{section.label}</span>
        <Icon name="chevron-right" size={14} />
      </Heading>
      {isOpen && (
        <ul>
          {section.items.map((item) => (
            <li key={item.id}>
              <Place item={item} isCurrent={item.id === value} onChoose={() => onValueChange(item.id)} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Place(props: { item: NavigationItem; isCurrent: boolean; onChoose: () => void }) {
  const { item, isCurrent, onChoose } = props;
  const choose = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <PlaceLink
      {...(item.href === undefined ? { as: 'button', type: 'button' } : { href: item.href })}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={choose}
    >
      {item.label}
    </PlaceLink>
  );
}

/** Arrow keys go over headings and the places of open sections, in the order in which they are seen. */
function onKey(
  event: KeyboardEvent,
  list: HTMLElement | null,
  setIsOpen: (id: string, isOpen: boolean) => void,
) {
  const stops = [...(list?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const from = stops.indexOf(event.target as HTMLElement);
  const stop = stops[from];
  if (!stop || event.altKey || event.ctrlKey || event.metaKey) return;
  const { section } = stop.dataset;
  const heading = stops
    .slice(0, from)
    .filter((other) => other.dataset.section)
    .at(-1);
  const isRightToLeft = getComputedStyle(stop).direction === 'rtl';
  const [forwards, back] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const isOpen = stop.getAttribute('aria-expanded') === 'true';
  const go = (to: HTMLElement | undefined) => to?.focus();
  if (event.key === 'ArrowDown') go(stops[from + 1]);
  else if (event.key === 'ArrowUp') go(stops[from - 1]);
  else if (event.key === 'Home') go(stops[0]);
  else if (event.key === 'End') go(stops.at(-1));
  else if (event.key === forwards && section !== undefined) {
    if (isOpen) go(stops[from + 1]);
    else setIsOpen(section, true);
  } else if (event.key === back) {
    if (section === undefined) go(heading);
    else if (isOpen) setIsOpen(section, false);
  } else return;
  markKeyUsed(event);
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space['2xs']};
  margin: 0;
  padding: 0;
  list-style: none;
  ul {
    margin: 0;
    /* The line runs below the middle of the icon. */
    margin-inline-start: calc(${theme.space.lg} - ${theme.border.width});
    padding: 0;
    list-style: none;
  }
`;

const Heading = styled.button`
  ${bare}
  ${focusRing}
  display: flex;
  align-items: center;
  gap: ${theme.space.sm};
  inline-size: 100%;
  min-block-size: 30px;
  padding-inline: ${theme.space.sm};
  border-radius: ${theme.radius.md};
  color: ${theme.color.text.muted};
  font-weight: ${theme.font.weight.medium};
  &:hover {
    background: ${theme.color.surface.hover};
    color: ${theme.color.text.default};
  }
  &[data-current] {
    color: ${theme.color.accent.text};
  }
  > svg:last-child {
    margin-inline-start: auto;
    color: ${theme.color.text.subtle};
  }
  &[aria-expanded='true'] > svg:last-child {
    transform: rotate(90deg) !important;
  }
  ${onTouch} {
    min-block-size: ${theme.size.touch};
  }
`;

const PlaceLink = styled.a`
  ${bare}
  ${focusRing}
  display: block;
  inline-size: 100%;
  padding: 6px ${theme.space.sm};
  padding-inline-start: ${theme.space.lg};
  border-inline-start: 1px solid ${theme.color.border.default};
  color: ${theme.color.text.muted};
  line-height: 18px;
  overflow-wrap: anywhere;
  &:hover {
    color: ${theme.color.text.default};
  }
  &[aria-current] {
    padding-inline-start: calc(${theme.space.lg} - ${theme.border.width});
    border-inline-start: 2px solid ${theme.color.accent.solid};
    color: ${theme.color.accent.text};
    font-weight: ${theme.font.weight.strong};
  }
  ${onTouch} {
    padding-block: ${theme.space.md};
  }
`;
