import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { markKeyUsed } from '../controls/usedKeys.js';
import { boxLook } from './Checkbox.js';
import { splitFrame, type FieldFrameProps } from './Field.js';
import { FieldGroup } from './FieldGroup.js';

/** A line or a column of a {@link MatrixField}. @public */
export interface MatrixHead {
  /** The identifier of the row or column. */
  id: string;
  /** Its words. */
  label: ReactNode;
}

/** Props of {@link MatrixField}. @public */
export interface MatrixFieldProps extends FieldFrameProps {
  /** The heads of the rows, such as teams. */
  rows: readonly MatrixHead[];
  /** The heads of the columns, such as permissions. */
  columns: readonly MatrixHead[];
  /** Ids of the columns that are on, by the id of their line; a line that is absent has none. */
  value: Readonly<Record<string, readonly string[]>>;
  /** Called with all lines, those that did not change as they were. */
  onValueChange: (value: Record<string, readonly string[]>) => void;
  /** Shows what is on and takes nothing. */
  isReadOnly?: boolean;
  /** Called when a cell is left. */
  onBlur?: () => void;
}

/**
 * A grid of checkboxes that shows which of a few properties each of many items has. It is one Tab stop. The
 * arrow keys, Home, and End (with Ctrl: of the entire grid) move within it, and Space toggles a checkbox.
 * @public
 */
export function MatrixField(props: MatrixFieldProps) {
  const [frame, own] = splitFrame(props);
  const { rows, columns, value, onValueChange, isReadOnly, onBlur } = own;
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState({ row: 0, column: 0 });
  const row = Math.min(current.row, rows.length - 1);
  const column = Math.min(current.column, columns.length - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = placeAfter(
      event,
      { row, column },
      { row: rows.length - 1, column: columns.length - 1 },
      isRtl,
    );
    if (!next) return;
    markKeyUsed(event);
    setCurrent(next);
    grid.current?.querySelector<HTMLElement>(`[data-place="${next.row} ${next.column}"]`)?.focus();
  };
  const toggle = (line: string, head: string) => {
    const on = value[line] ?? [];
    onValueChange({ ...value, [line]: on.includes(head) ? on.filter((one) => one !== head) : [...on, head] });
  };

  return (
    <FieldGroup {...frame} role="grid">
      {({ 'aria-invalid': _, ...group }) => (
        <Scroll>
          <Grid {...group} ref={grid} aria-readonly={isReadOnly || undefined} onKeyDown={onKeyDown}>
            <thead>
              <tr>
                <td />
                {columns.map((head, place) => (
                  <th key={head.id} scope="col" id={`${id}-column-${place}`}>
                    {head.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((line, rowPlace) => (
                <tr key={line.id}>
                  <th scope="row" id={`${id}-row-${rowPlace}`}>
                    {line.label}
                  </th>
                  {columns.map((head, columnPlace) => (
                    <td key={head.id}>
                      <input
                        type="checkbox"
                        aria-labelledby={`${id}-row-${rowPlace} ${id}-column-${columnPlace}`}
                        aria-readonly={isReadOnly || undefined}
                        data-place={`${rowPlace} ${columnPlace}`}
                        tabIndex={rowPlace === row && columnPlace === column ? 0 : -1}
                        checked={value[line.id]?.includes(head.id) ?? false}
                        onChange={() => !isReadOnly && toggle(line.id, head.id)}
                        onFocus={() => setCurrent({ row: rowPlace, column: columnPlace })}
                        onBlur={onBlur}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Grid>
        </Scroll>
      )}
    </FieldGroup>
  );
}

interface Place {
  row: number;
  column: number;
}

/** Returns the place a key moves to. Undefined when the key is not handled here. */
function placeAfter(
  event: KeyboardEvent,
  { row, column }: Place,
  last: Place,
  isRtl: boolean,
): Place | undefined {
  const isWhole = event.ctrlKey || event.metaKey;
  if (event.altKey || event.shiftKey || (isWhole && !['Home', 'End'].includes(event.key))) return undefined;
  const aside = (by: number) => ({
    row,
    column: Math.min(Math.max(column + (isRtl ? -by : by), 0), last.column),
  });
  switch (event.key) {
    case 'ArrowRight':
      return aside(1);
    case 'ArrowLeft':
      return aside(-1);
    case 'ArrowDown':
      return { row: Math.min(row + 1, last.row), column };
    case 'ArrowUp':
      return { row: Math.max(row - 1, 0), column };
    case 'Home':
      return { row: isWhole ? 0 : row, column: 0 };
    case 'End':
      return { row: isWhole ? last.row : row, column: last.column };
    default:
      return undefined;
  }
}

const Scroll = styled.div`
  overflow: auto;
  inline-size: fit-content;
  max-inline-size: 100%;
  max-block-size: 480px;
  border: ${theme.border.width} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.md};
`;

const Grid = styled.table`
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${theme.font.size.small};
  line-height: ${theme.font.line.small};

  :is(th, td) {
    padding: ${theme.space.sm};
    border-block-end: ${theme.border.width} solid ${theme.color.border.subtle};
    text-align: start;
  }
  tbody tr:last-child > * {
    border-block-end: 0;
  }
  /* Heads stay in sight, above what scrolls below them. */
  thead > tr > * {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: ${theme.color.surface.canvas};
    font-weight: ${theme.font.weight.medium};
    vertical-align: bottom;
  }
  thead > tr > td,
  tbody th {
    position: sticky;
    inset-inline-start: 0;
    z-index: 2;
    min-inline-size: 16ch;
    max-inline-size: 32ch;
    background: ${theme.color.surface.base};
    font-weight: ${theme.font.weight.medium};
    overflow-wrap: anywhere;
  }
  thead > tr > td {
    z-index: 3;
    background: ${theme.color.surface.canvas};
  }
  tbody tr:hover > * {
    background: ${theme.color.surface.hover};
  }
  input {
    ${boxLook}
  }
`;
