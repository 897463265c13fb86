/** Styles of the table as one sheet: rows and cells are plain elements, so thousands of them cost no style work. */
import { css, keyframes, styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { boxLook } from '../fields/Checkbox.js';
import { bare, cut, focusRing, hiddenText, onTouch, whenStill } from '../layout/mixins.js';
import { breathing } from '../layout/Skeleton.js';
import { PHONE_WIDTH } from './columnCss.js';
import { FIRST_ROWS } from './useRowWindow.js';

const onCards = `@container bd-table (max-width: ${PHONE_WIDTH - 0.02}px)`;

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(100%); }
`;

/** The height of a loading row, and the space reserved in place of loading rows when there are few rows. */
const reserved = css`
  --bd-row: ${theme.size.row};
  &[data-density='compact'] {
    --bd-row: ${theme.size.rowCompact};
  }
  ${onCards} {
    && {
      --bd-row: 56px;
    }
  }
`;
const reservedSize = `calc(${FIRST_ROWS} * var(--bd-row))`;

/** Card around head, rows and foot; the container its own layout depends on. */
export const Frame = styled.div`
  container: bd-table / inline-size;
  box-sizing: border-box;
  position: relative;
  min-inline-size: 0;
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface.base};
  color: ${theme.color.text.default};
`;

export const Scroller = styled.div<{ $css: string }>`
  ${({ $css }) => $css}
`;

const Look = styled.table`
  ${reserved}
  display: block;
  box-sizing: border-box;
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font: inherit;
  color: inherit;

  > thead,
  > tbody {
    display: block;
  }
  > * > tr {
    display: grid;
    box-sizing: border-box;
    grid-template-columns: var(--bd-columns);
    align-items: center;
  }
  > * > tr > * {
    box-sizing: border-box;
    min-inline-size: 0;
    padding: 0 ${theme.space.sm};
    border: 0;
    text-align: start;
  }
  > * > tr > [data-align='end'] {
    text-align: end;
    justify-content: flex-end;
    font-variant-numeric: tabular-nums;
  }
  > * > tr > [data-align='center'] {
    text-align: center;
    justify-content: center;
  }
  > * > tr > [data-lead] {
    padding-inline: ${theme.space.md} 0;
  }
  > * > tr > [data-lead='expander'] {
    padding-inline: 2px;
  }
  > * > tr > :last-child {
    padding-inline-end: ${theme.space.md};
  }

  /* ----- head ----- */
  > thead {
    position: sticky;
    inset-block-start: var(--bd-sticky-top, 0px);
    z-index: ${theme.z.sticky};
    border-start-start-radius: 7px;
    border-start-end-radius: 7px;
    border-block-end: 1px solid ${theme.color.border.subtle};
    background: ${theme.color.surface.canvas};
  }
  > thead > tr {
    min-block-size: 34px;
  }
  > thead > tr > th {
    position: relative;
    color: ${theme.color.text.muted};
    font-size: ${theme.font.size.small};
    font-weight: ${theme.font.weight.medium};
    line-height: ${theme.font.line.small};
    white-space: nowrap;
  }
  > thead > tr > [data-lead] {
    line-height: 0;
  }
  &[aria-busy='true'] > thead::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: -1px;
    block-size: 2px;
    background: linear-gradient(90deg, transparent, ${theme.color.accent.solid}, transparent);
    animation: ${slide} 1.2s linear infinite;
    clip-path: inset(0);
  }
  &:not([data-refreshing]) > thead::after {
    display: none;
  }
  ${whenStill} {
    &[data-refreshing] > thead::after {
      animation: none;
    }
  }

  /* ----- rows ----- */
  > tbody > tr {
    position: relative;
    border-block-end: 1px solid ${theme.color.border.subtle};
  }
  &:not([data-reserved]) > tbody > tr:last-child {
    border-block-end: 0;
  }
  &[data-reserved] > tbody {
    min-block-size: ${reservedSize};
  }
  > tbody > tr[data-row] {
    min-block-size: var(--bd-row);
    cursor: default;
  }
  /* Keeps the focus clear of the head and of a bar over the list. */
  > tbody :is(tr, a, button, input, select, textarea) {
    scroll-margin-block: calc(var(--bd-sticky-top, 0px) + 36px) 64px;
  }
  &[data-opens] > tbody > tr[data-row] {
    cursor: pointer;
  }
  > tbody > tr[data-row] > td {
    ${cut}
    padding-block: 3px;
    overflow-wrap: anywhere;
  }
  > tbody > tr[data-row] > td[data-lead] {
    overflow: visible;
    /* A line of text around the button would make the row a pixel higher than its density says. */
    line-height: 0;
  }
  > tbody > tr[data-row] > td > [data-select] {
    ${boxLook}
  }
  > tbody > tr[data-row] > td[data-branch] {
    display: flex;
    align-self: stretch;
    align-items: center;
    position: relative;
    padding-inline-start: calc(${theme.space.sm} + 22px * var(--bd-level, 1));
    > div {
      ${cut}
      flex: 1;
    }
  }
  > tbody > tr > td[data-branch='2'] {
    --bd-level: 2;
  }
  > tbody > tr > td[data-branch='3'] {
    --bd-level: 3;
  }
  > tbody > tr > td[data-branch='4'] {
    --bd-level: 4;
  }
  > tbody > tr > td[data-branch='5'] {
    --bd-level: 5;
  }
  > tbody > tr > td[data-branch]::before {
    content: '';
    position: absolute;
    inset-inline-start: calc(22px * var(--bd-level, 1) - 8px);
    inset-block: -1px 50%;
    inline-size: 9px;
    border: solid ${theme.color.border.default};
    border-width: 0;
    border-block-end-width: 1px;
    border-inline-start-width: 1px;
    border-end-start-radius: 4px;
  }
  > tbody > tr > td[data-branch]:not([data-last])::after {
    content: '';
    position: absolute;
    inset-inline-start: calc(22px * var(--bd-level, 1) - 8px);
    inset-block: 40% 0;
    border-inline-start: 1px solid ${theme.color.border.default};
  }
  > tbody > tr[data-row]:hover,
  > tbody > tr[data-row][data-open] {
    background: ${theme.color.surface.hover};
  }
  > tbody > tr[data-row][data-open] {
    border-block-end-color: transparent;
  }
  > tbody > tr[data-row][aria-selected='true'] {
    background: ${theme.color.surface.selected};
  }
  > tbody > tr[data-row][aria-selected='true']:hover {
    background: ${theme.color.surface.selectedHover};
  }
  > tbody > tr[data-row][data-muted] {
    color: ${theme.color.text.subtle};
  }
  > tbody > tr[data-row]:focus-visible {
    outline: 0;
    box-shadow:
      inset 3px 0 0 ${theme.color.focus},
      inset 0 1px 0 ${theme.color.focus},
      inset 0 -1px 0 ${theme.color.focus};
  }
  [dir='rtl'] & > tbody > tr[data-row]:focus-visible {
    box-shadow:
      inset -3px 0 0 ${theme.color.focus},
      inset 0 1px 0 ${theme.color.focus},
      inset 0 -1px 0 ${theme.color.focus};
  }
  @media (forced-colors: active) {
    > tbody > tr[data-row]:focus-visible {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    > tbody > tr[data-row][aria-selected='true'] {
      border-inline-start: 3px solid Highlight;
    }
  }
  /* What is done with a row appears with the pointer or the focus, and is always there for a finger. */
  @media (hover: hover) {
    > tbody > tr[data-row]:not(:hover, :focus-within, [data-open]) [data-row-actions] {
      opacity: 0;
    }
  }

  > tbody > tr[data-detail] {
    display: block;
    background: ${theme.color.surface.hover};
  }
  > tbody > tr[data-detail] > td {
    display: block;
    padding: 0 ${theme.space.md} ${theme.space.md} 40px;
    padding-inline: 40px ${theme.space.md};
  }
  > tbody > tr[data-detail] > td > div {
    box-sizing: border-box;
    border: 1px solid ${theme.color.border.default};
    border-radius: ${theme.radius.lg};
    background: ${theme.color.surface.base};
    overflow: clip;
  }
  > tbody > tr[data-gap] {
    display: block;
    /* That it moves is nothing that people see, which browsers would count. */
    visibility: hidden;
    border: 0;
    overflow-anchor: none;
  }
  > tbody > tr[data-gap] > td {
    display: block;
    padding: 0;
  }
  > tbody > tr[data-skeleton] > td > span {
    inline-size: var(--bd-skeleton, 60%);
  }
  > tbody > tr[data-skeleton] {
    ${breathing}
  }
  /* Not by :nth-child: once a table has matched it, each row that comes or goes restyles all behind it. */
  > tbody > tr[data-skeleton='1'] > td > span {
    --bd-skeleton: 80%;
  }
  > tbody > tr[data-skeleton='2'] > td > span {
    --bd-skeleton: 45%;
  }
  > tbody > tr[data-waiting] {
    visibility: hidden;
  }

  /* ----- rows as blocks ----- */
  ${onCards} {
    > thead {
      display: block;
      position: static;
      border: 0;
    }
    > thead > tr {
      ${hiddenText}
      display: block;
    }
    > tbody > tr[data-row] {
      /* Distances belong to what stands in the outer columns, so that they take no room where they are empty. */
      grid-template-columns: var(--bd-box, 0px) minmax(0, 1fr) auto auto auto;
      /* A title goes up to what stands beside it, however much stands below that. */
      grid-template-areas:
        'box title title titleEnd more'
        'box second secondEnd secondEnd more'
        'box third thirdEnd thirdEnd more';
      gap: 2px 0;
      padding: 10px ${theme.space.md};
      line-height: 22px;
    }
    &[data-selects] {
      --bd-box: 36px;
    }
    > tbody > tr[data-row]:not([data-skeleton]) {
      min-block-size: ${theme.size.row};
    }
    > tbody > tr[data-row] > td {
      padding: 0;
      text-align: start;
    }
    > tbody > tr[data-row] > [data-c] {
      align-self: center;
    }
    > tbody > tr[data-row] > [data-end] {
      padding-inline-start: ${theme.space.sm};
      text-align: end;
    }
    > tbody > tr[data-row] > td[data-lead='box'] {
      grid-area: box;
      align-self: start;
      padding: 0;
      line-height: 0;
      padding-block-start: 4px;
    }
    > tbody > tr[data-row] > td[data-lead='expander'] {
      grid-area: var(--bd-expander-area, secondEnd);
      justify-self: end;
      line-height: 0;
    }
    > tbody > tr[data-row] > td[data-lead='expander'] > button {
      margin-inline: ${theme.space.sm} -6px;
    }
    > tbody > tr[data-row] > td[data-branch] {
      padding-inline-start: calc(14px * var(--bd-level, 1));
    }
    > tbody > tr > td[data-branch]::before,
    > tbody > tr > td[data-branch]::after {
      display: none;
    }
    > tbody > tr[data-detail] > td {
      padding: 0 ${theme.space.sm} ${theme.space.sm};
    }
  }
`;

/** The columns are in their own class. When they change, the browser keeps the parsed rest. */
export const Table = styled(Look)<{ $columns: string }>`
  ${({ $columns }) => `&& { ${$columns} }`}
`;

/** The words of a head that sorts. */
export const SortButton = styled.button`
  ${bare}
  ${focusRing}
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  max-inline-size: 100%;
  min-block-size: 24px;
  border-radius: ${theme.radius.sm};
  white-space: nowrap;
  &:hover,
  [aria-sort] > &[data-sorted] {
    color: ${theme.color.text.default};
  }
  > span:first-child {
    ${cut}
  }
`;

export const HeadWords = styled.span`
  ${cut}
  ${focusRing}
  display: inline-block;
  max-inline-size: 100%;
  vertical-align: middle;
  border-radius: ${theme.radius.sm};
  &[data-hidden] {
    ${hiddenText}
  }
`;

export const ResizeHandle = styled.span`
  position: absolute;
  inset-block: 4px;
  inset-inline-end: -5px;
  z-index: 1;
  inline-size: 9px;
  cursor: col-resize;
  touch-action: none;
  /* Beyond the table it would make room for itself, to which the table could be scrolled. */
  th:last-child > & {
    inset-inline-end: 0;
  }
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 4px;
    inline-size: 1px;
    background: ${theme.color.border.default};
    opacity: 0;
  }
  &:is(:hover, [data-dragging])::after {
    background: ${theme.color.accent.solid};
    opacity: 1;
  }
  thead:hover &::after {
    opacity: 1;
  }
  ${onCards} {
    display: none;
  }
`;

export const Expander = styled.button`
  ${bare}
  ${focusRing}
  display: inline-grid;
  position: relative;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border-radius: ${theme.radius.sm};
  color: ${theme.color.text.subtle};
  &:hover {
    background: ${theme.color.surface.sunken};
    color: ${theme.color.text.default};
  }
  > svg {
    transition: transform ${theme.motion.fast} ${theme.motion.ease};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(90deg) !important;
  }
  ${onTouch} {
    &::after {
      content: '';
      position: absolute;
      inset: -8px;
    }
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.lg};
  box-sizing: border-box;
  min-block-size: 44px;
  padding: 6px ${theme.space.md};
  border-block-start: 1px solid ${theme.color.border.subtle};
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  line-height: ${theme.font.line.small};
  &[data-waiting] {
    visibility: hidden;
  }
`;

export const NarrowBar = styled.div`
  display: none;
  ${onCards} {
    display: flex;
    align-items: center;
    gap: ${theme.space.sm};
    padding: 6px ${theme.space.md};
    border-block-end: 1px solid ${theme.color.border.subtle};
    border-start-start-radius: 7px;
    border-start-end-radius: 7px;
    background: ${theme.color.surface.canvas};
    > label {
      align-self: center;
      margin-inline-end: 12px;
    }
  }
`;

export const Empty = styled.div`
  ${reserved}
  display: grid;
  align-content: center;
  &[data-reserved] {
    /* With the place of the foot, which an empty list lacks. */
    min-block-size: calc(${reservedSize} + 44px);
  }
`;
