import { memo, type ReactNode } from 'react';
import { useIntl } from '../../i18n/index.js';
import { Icon } from '../controls/Icon.js';
import { Skeleton } from '../layout/Skeleton.js';
import { Expander } from './DataTable.styles.js';
import { messages } from './DataTable.messages.js';
import type { PlacedColumn } from './tableLayout.js';

/** Props of {@link RowView}: plain values, so that a row is drawn again only when something of it changed. */
export interface RowViewProps<Row> {
  row: Row;
  id: string;
  /** Place in the rows, 0-based. */
  index: number;
  /** The place in the full list for screen readers, heads included. */
  ariaIndex: number;
  columns: readonly PlacedColumn<Row>[];
  /** The name of the row, in words. */
  name: string;
  isTabStop: boolean;
  /** Undefined: the table selects nothing. */
  isSelected: boolean | undefined;
  isChosen: boolean;
  canSelect: boolean;
  /** Undefined: nothing to open. */
  isOpen: boolean | undefined;
  opens: 'detail' | 'children' | undefined;
  isMuted: boolean;
  /** Undefined: the rows are not nested. */
  level: number | undefined;
  isLastOfLevel: boolean;
}

/** One row. What happens on it is listened to by the table. */
export const RowView = memo(function RowView<Row>(props: RowViewProps<Row>) {
  const { row, id, index, ariaIndex, columns, name, isTabStop, isSelected, isChosen, canSelect } = props;
  const { isOpen, opens, isMuted, level, isLastOfLevel } = props;
  const intl = useIntl();
  return (
    <tr
      role="row"
      data-row=""
      data-id={id}
      data-index={index}
      tabIndex={isTabStop ? 0 : -1}
      aria-rowindex={ariaIndex}
      aria-level={level === undefined ? undefined : level + 1}
      aria-selected={isSelected ?? (isChosen || undefined)}
      aria-expanded={isOpen}
      data-open={isOpen && opens === 'detail' ? '' : undefined}
      data-muted={isMuted || undefined}
    >
      {isSelected !== undefined && (
        <td role="gridcell" data-lead="box">
          <input
            type="checkbox"
            data-select=""
            checked={isSelected}
            disabled={!canSelect}
            onChange={noop}
            aria-label={intl.formatMessage(messages.select, { name })}
          />
        </td>
      )}
      {opens && (
        <td role="gridcell" data-lead="expander">
          {isOpen !== undefined && (
            <Expander
              type="button"
              data-expand=""
              aria-expanded={isOpen}
              aria-label={intl.formatMessage(opens === 'detail' ? messages.details : messages.children, {
                name,
              })}
            >
              <Icon name="chevron-right" />
            </Expander>
          )}
        </td>
      )}
      {columns.map(({ column, key }) => {
        const isBranch = column.hasBranch && level;
        const content: ReactNode = column.cell(row);
        return (
          <td
            key={column.id}
            role="gridcell"
            data-c={key}
            data-align={column.align}
            data-end={column.cardSlot?.endsWith('End') ? '' : undefined}
            data-branch={isBranch ? Math.min(level, 5) : undefined}
            data-last={isBranch && isLastOfLevel ? '' : undefined}
          >
            {isBranch ? <div>{content}</div> : content}
          </td>
        );
      })}
    </tr>
  );
}) as <Row>(props: RowViewProps<Row>) => ReactNode;

/** A row that is still loading. */
export const SkeletonRow = memo(function SkeletonRow(props: {
  /** Place in the rows, 0-based. */
  place: number;
  /** The place in the full list for screen readers. Absent: the list is not known yet. */
  ariaIndex?: number;
  columns: readonly PlacedColumn<never>[];
  hasSelection: boolean;
  hasExpander: boolean;
  isWaiting?: boolean;
}) {
  const { place, ariaIndex, columns, hasSelection, hasExpander, isWaiting } = props;
  return (
    <tr
      role="row"
      data-row=""
      data-skeleton={place % 3}
      data-index={ariaIndex === undefined ? undefined : place}
      data-waiting={isWaiting || undefined}
      aria-rowindex={ariaIndex}
    >
      {hasSelection && <td role="gridcell" data-lead="box" />}
      {hasExpander && <td role="gridcell" data-lead="expander" />}
      {columns.map(({ column, key }) => (
        <td key={column.id} role="gridcell" data-c={key}>
          <Skeleton />
        </td>
      ))}
    </tr>
  );
});

function noop() {
  // The table listens to the click, which knows about Shift.
}
