import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';

/** Props of {@link ChartTable}. */
export interface ChartTableProps {
  /** The content of the table, for screen readers. */
  label: string;
  /** A `table`, whose first column has the heads of its rows. */
  children: ReactNode;
}

/** The numbers of a chart as a table, about as high as the chart. */
export function ChartTable({ label, children }: ChartTableProps) {
  return (
    <Scroller tabIndex={0} role="group" aria-label={label}>
      {children}
    </Scroller>
  );
}

const Scroller = styled.div`
  max-block-size: 238px;
  overflow: auto;
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.md};
  &:focus-visible {
    outline: ${theme.border.focusWidth} solid ${theme.color.focus};
    outline-offset: ${theme.border.focusOffset};
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: ${theme.space.xs} ${theme.space.md};
    border-block-end: 1px solid ${theme.color.border.subtle};
    font-weight: ${theme.font.weight.regular};
    text-align: end;
    white-space: nowrap;
  }
  th:first-child {
    text-align: start;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    background: ${theme.color.surface.sunken};
    color: ${theme.color.text.muted};
    font-size: ${theme.font.size.small};
  }
`;
