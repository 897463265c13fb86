import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { hiddenText, onPhone } from '../layout/mixins.js';

/**
 * A table of a few rows in a card. The first column takes the room that the others leave, and is cut. Cells
 * with `data-end` end together, cells with `data-wide` are left out on a phone. With `data-stacks`, rows have
 * two lines there instead: the first two cells, and below them the others.
 */
export const ShortTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  th,
  td {
    block-size: 38px;
    padding-block: 0;
    padding-inline: 0 ${theme.space.md};
    border-block-start: 1px solid ${theme.color.border.subtle};
    font-weight: ${theme.font.weight.regular};
    text-align: start;
    white-space: nowrap;
  }
  thead th {
    block-size: 28px;
    border-block-start: 0;
    color: ${theme.color.text.muted};
    font-size: ${theme.font.size.small};
  }
  th:last-child,
  td:last-child {
    padding-inline-end: 0;
  }
  [data-main] {
    inline-size: 100%;
    max-inline-size: 0;
    overflow: hidden;
  }
  [data-end] {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  [data-muted] {
    color: ${theme.color.text.muted};
    font-size: ${theme.font.size.small};
  }
  ${onPhone} {
    [data-wide] {
      display: none;
    }
    &[data-stacks] {
      display: block;
      thead {
        ${hiddenText}
      }
      tbody {
        display: block;
      }
      tbody tr {
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        gap: ${theme.space.xs};
        padding-block: ${theme.space.sm};
        border-block-start: 1px solid ${theme.color.border.subtle};
      }
      tbody tr > * {
        block-size: auto;
        padding: 0;
        border: 0;
      }
      [data-main] {
        flex: 1 1 55%;
        max-inline-size: 100%;
      }
      tbody [data-wide] {
        display: block;
      }
    }
  }
`;
