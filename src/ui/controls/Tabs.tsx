import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { TextSpan, useIntl } from '../../i18n/index.js';
import { Icon } from './Icon.js';
import { useScrollEdges } from '../hooks/useScrollEdges.js';
import { isPlainClick } from './isPlainClick.js';
import { bare, focusRing } from '../layout/mixins.js';
import { markKeyUsed } from './usedKeys.js';
import { VisuallyHidden } from './VisuallyHidden.js';

/** One tab. */
export interface TabItem {
  id: string;
  label: string;
  /** In a small pill; the total, without filters. */
  count?: number;
  /**
   * The counted items, if the words of the tab do not name them. Used as the tip, and instead of the number
   * for screen readers.
   */
  countText?: string;
  /** Shown instead of the number, when one number does not say it. */
  countWords?: string;
  /** The problem in the tab, for screen readers. A sign shows it to everyone else. */
  problem?: string;
  /** Address of the tab; with it all tabs are links. */
  href?: string;
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** The name of the group of tabs, for screen readers. */
  label: string;
  items: readonly TabItem[];
  /** Id of the tab that is open. */
  value: string;
  /** A tab was chosen; for links only by plain clicks. */
  onValueChange?: (id: string) => void;
  /** While it is not known yet where they lead: they are shown and take neither focus nor presses. @defaultValue false */
  isWaiting?: boolean;
  /** Ties tabs that are no links to their {@link TabPanel}. Absent: what they show is not in one. */
  idPrefix?: string;
}

/** Parts of a page. As links they are navigation; without addresses arrow keys choose. Too many scroll sideways. */
export function Tabs(props: TabsProps) {
  const { label, items, value, onValueChange, isWaiting = false } = props;
  const ownId = useId();
  const idPrefix = props.idPrefix ?? ownId;
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const areLinks = isWaiting || items.some((item) => item.href !== undefined);

  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[data-open]');
    const box = list.current;
    if (!open || !box) return;
    // Only sideways: scrollIntoView would move the page too.
    const isHidden =
      open.offsetLeft < box.scrollLeft + FADED ||
      open.offsetLeft + open.offsetWidth > box.scrollLeft + box.clientWidth - FADED;
    if (isHidden) box.scrollLeft = open.offsetLeft - (box.clientWidth - open.offsetWidth) / 2;
  }, [value, items]);
  useScrollEdges(list, items);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item.id === value);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps: Record<string, number> = {
      ArrowRight: at + (isRtl ? -1 : 1),
      ArrowLeft: at + (isRtl ? 1 : -1),
      Home: 0,
      End: items.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    markKeyUsed(event);
    const next = items[(to + items.length) % items.length];
    if (!next) return;
    onValueChange?.(next.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${idPrefix}-${next.id}`)}`)?.focus();
  };

  const content = (item: TabItem): ReactNode => (
    <>
      <TextSpan>{item.label}</TextSpan>
      {item.count !== undefined && (
        <Count title={item.countText} role={item.countText && 'img'} aria-label={item.countText}>
          {item.countWords ?? intl.formatNumber(item.count)}
        </Count>
      )}
      {item.problem && (
        <Problem>
          <Icon name="alert" size={14} />
          <VisuallyHidden>{item.problem}</VisuallyHidden>
        </Problem>
      )}
    </>
  );

  if (areLinks) {
    return (
      <Row as="nav" ref={list} aria-label={label}>
        {items.map((item) => (
          <TabLink
            key={item.id}
            href={item.href}
            role={isWaiting ? 'link' : undefined}
            aria-disabled={isWaiting || undefined}
            aria-current={item.id === value ? 'page' : undefined}
            data-open={item.id === value ? '' : undefined}
            onClick={(event) => {
              if (isWaiting || !onValueChange || !isPlainClick(event)) return;
              event.preventDefault();
              onValueChange(item.id);
            }}
          >
            {content(item)}
          </TabLink>
        ))}
      </Row>
    );
  }
  return (
    <Row ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <TabButton
          key={item.id}
          type="button"
          role="tab"
          id={`${idPrefix}-${item.id}`}
          aria-selected={item.id === value}
          aria-controls={props.idPrefix && item.id === value ? panelId(idPrefix, item.id) : undefined}
          tabIndex={item.id === value ? 0 : -1}
          data-open={item.id === value ? '' : undefined}
          onClick={() => onValueChange?.(item.id)}
        >
          {content(item)}
        </TabButton>
      ))}
    </Row>
  );
}

/** The content of a tab, drawn for the open tab only. */
export function TabPanel(props: { idPrefix: string; id: string; children: ReactNode }) {
  const { idPrefix, id, children } = props;
  return (
    <div role="tabpanel" id={panelId(idPrefix, id)} aria-labelledby={`${idPrefix}-${id}`}>
      {children}
    </div>
  );
}

const panelId = (idPrefix: string, id: string) => `${idPrefix}-${id}-panel`;

/** In pixels: the faded part of an edge that hides tabs. */
const FADED = 32;

const Row = styled.div`
  display: flex;
  position: relative;
  gap: ${theme.space.xs};
  min-inline-size: 0;
  /* The line belongs to the box, so that it does not scroll away with the tabs. */
  box-shadow: inset 0 -1px 0 ${theme.color.border.subtle};
  overflow-x: auto;
  scrollbar-width: none;
  /* Keeps a tab with the focus clear of the faded edges. */
  scroll-padding-inline: ${FADED}px;
  &[data-more] {
    --bd-toward: right;
    mask-image: linear-gradient(
      to var(--bd-toward),
      var(--bd-start, #000),
      #000 ${FADED}px calc(100% - ${FADED}px),
      var(--bd-end, #000)
    );
  }
  &[data-more]:dir(rtl) {
    --bd-toward: left;
  }
  &[data-more~='start'] {
    --bd-start: transparent;
  }
  &[data-more~='end'] {
    --bd-end: transparent;
  }
`;

const tab = css`
  ${bare}
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  block-size: 38px;
  padding-inline: 10px;
  border-radius: ${theme.radius.sm};
  color: ${theme.color.text.muted};
  font-weight: ${theme.font.weight.medium};
  white-space: nowrap;
  ${focusRing}
  &:focus-visible {
    outline-offset: -2px;
  }
  &:is(:hover, [data-open]) {
    color: ${theme.color.text.default};
  }
  &[data-open]::after {
    content: '';
    position: absolute;
    inset-inline: 10px;
    inset-block-end: 0;
    block-size: 2px;
    border-radius: 2px 2px 0 0;
    background: ${theme.color.accent.solid};
  }
  @media (forced-colors: active) {
    &[data-open]::after {
      background: Highlight;
    }
  }
`;

const TabLink = styled.a`
  ${tab}
`;

const TabButton = styled.button`
  ${tab}
`;

const Problem = styled.span`
  display: inline-flex;
  color: ${theme.color.danger.text};
`;

const Count = styled.span`
  padding-inline: 6px;
  border-radius: ${theme.radius.full};
  background: ${theme.color.surface.sunken};
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.micro};
  font-variant-numeric: tabular-nums;
  line-height: 18px;
`;
