import { useId, useMemo, useRef, useState } from 'react';
import { Message } from '../../i18n/index.js';
import { useDensity } from '../../theme/index.js';
import { useSkeletonDelay } from '../hooks/useSkeletonDelay.js';
import { VisuallyHidden } from '../controls/VisuallyHidden.js';
import { messages } from './DataTable.messages.js';
import { Empty, Frame, NarrowBar, Scroller, Table } from './DataTable.styles.js';
import { gridEvents } from './gridEvents.js';
import type { DataTableProps } from './interfaces.js';
import { rowOpening } from './rowOpening.js';
import { SkeletonRow } from './RowView.js';
import { SortBar } from './SortBar.js';
import { TableFoot } from './TableFoot.js';
import { SelectAll, TableHead } from './TableHead.js';
import { TableRows } from './TableRows.js';
import { useColumnSizing } from './useColumnSizing.js';
import { useCurrentRow } from './useCurrentRow.js';
import { useLostFocus } from './useLostFocus.js';
import { useRowSelection } from './useRowSelection.js';
import { FIRST_ROWS } from './useRowWindow.js';

/**
 * The table of the kit: a grid with one tab stop that is moved through by keyboard, for any number of rows. Its owner
 * keeps all state (sorting, layout, selection, what is open), so it can be remembered or put into an address.
 * @public
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, row, status = 'idle', empty, sorting, selection, detail, tree, keys } = props;
  const { paging, note } = props.foot ?? {};
  const scopeDensity = useDensity();
  const density = props.layout?.density ?? scopeDensity;
  const keysId = useId();
  const rowHeight = ROW_HEIGHTS[density];
  const table = useRef<HTMLTableElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);

  const opening = rowOpening(props);
  const hasSelection = selection !== undefined;
  const hasExpander = opening.opens !== undefined;
  const lead = useMemo(() => ({ hasSelection, hasExpander }), [hasSelection, hasExpander]);
  const sizing = useColumnSizing(table, columns, props.layout, lead);
  const current = useCurrentRow(rows, row.getId, props.handle, table);
  const selecting = useRowSelection(rows, row.getId, selection);
  const grid = {
    body,
    rows,
    getId: row.getId,
    current,
    opening,
    selection: selecting,
    paging,
    keys,
    rowHeight,
  };

  const isLoading = status === 'loading' && rows.count === 0;
  const hasSkeleton = useSkeletonDelay(isLoading);
  const lostFocus = useLostFocus(table, rows, current, isLoading);
  const isEmpty = rows.count === 0;
  const showsEmpty = isEmpty && !isLoading && !hasSkeleton && empty !== undefined;
  // With few rows, the space of the placeholders is kept, so that the content below does not move.
  const isReserved = useHasBeen(isLoading) && rows.count < FIRST_ROWS;
  // The foot comes with the rows: shown below the placeholders, it would be pushed away by them.
  const hadRows = useHasBeen(!isLoading && !hasSkeleton);
  const total = paging ? (paging.total ?? -1) : rows.count;
  const sortable = sorting ? columns.filter((column) => column.canSort) : [];

  return (
    <Frame data-table-frame="">
      {(sortable.length > 0 || selecting) && (
        <NarrowBar>
          {selecting && <SelectAll selection={selecting} isEmpty={isEmpty} />}
          {sorting && sortable.length > 0 && <SortBar {...sorting} columns={sortable} />}
        </NarrowBar>
      )}
      <VisuallyHidden id={keysId} hidden>
        <Message {...messages.headKeys} />
      </VisuallyHidden>
      <Scroller $css={sizing.scroll}>
        <Table
          ref={table}
          tabIndex={isEmpty ? -1 : undefined}
          $columns={sizing.css}
          role={detail || tree ? 'treegrid' : 'grid'}
          aria-label={label}
          aria-rowcount={total < 0 ? -1 : total + 1}
          aria-multiselectable={hasSelection || undefined}
          aria-busy={status !== 'idle' || undefined}
          data-refreshing={status === 'refreshing' || undefined}
          data-density={density}
          data-reserved={(isReserved && !showsEmpty) || undefined}
          data-selects={hasSelection ? '' : undefined}
          data-opens={opening.hasClick ? '' : undefined}
          {...gridEvents(grid)}
        >
          <TableHead
            table={table}
            sizing={sizing}
            sorting={sorting}
            selection={selecting}
            isEmpty={isEmpty}
            hasExpander={hasExpander}
            describedBy={keysId}
          />
          <tbody ref={body} role="rowgroup" {...lostFocus}>
            {isLoading || hasSkeleton ? (
              SKELETON_ROWS.map((i) => (
                <SkeletonRow key={i} place={i} columns={sizing.placed} {...lead} isWaiting={!hasSkeleton} />
              ))
            ) : (
              <TableRows<Row>
                body={body}
                rows={rows}
                columns={sizing.placed}
                lead={lead}
                getRowId={row.getId}
                getRowName={row.getName}
                isRowMuted={row.isMuted}
                chosenId={row.chosenId}
                isRecycled={row.isRecycled}
                selection={selection}
                detail={detail}
                tree={tree}
                opens={opening.opens}
                estimate={rowHeight}
                rowOffset={paging ? paging.pageIndex * paging.pageSize : 0}
                currentIndex={current.index}
                currentId={current.id}
                focusWanted={current.focusWanted}
                onFocused={current.onFocused}
              />
            )}
          </tbody>
        </Table>
      </Scroller>
      {isLoading && (
        <VisuallyHidden role="status">
          <Message {...messages.loading} />
        </VisuallyHidden>
      )}
      {showsEmpty && (
        <Empty data-density={density} data-reserved={isReserved || undefined}>
          {empty}
        </Empty>
      )}
      <TableFoot paging={paging} isWaiting={!hadRows}>
        {note}
      </TableFoot>
    </Frame>
  );
}

/** Returns true when a condition is true, or was true in an earlier render. */
function useHasBeen(isNow: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isNow);
  if (isNow && !hasBeen) setHasBeen(true);
  return hasBeen || isNow;
}

/** In pixels, until rows have been measured. */
const ROW_HEIGHTS = { comfortable: 40, compact: 32 };
const SKELETON_ROWS = Array.from({ length: FIRST_ROWS }, (_, place) => place);
