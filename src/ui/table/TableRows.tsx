import { Fragment, memo, startTransition, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { isRowOpen } from './rowOpening.js';
import { RowView, SkeletonRow } from './RowView.js';
import { useRowFocus } from './useRowFocus.js';
import { useRowKeys } from './useRowKeys.js';
import { useRowWindow } from './useRowWindow.js';
import type { LeadColumns } from './columnCss.js';
import type { RowSource, TableDetail, TableSelection, TableTree } from './interfaces.js';
import type { PlacedColumn } from './tableLayout.js';

/** Props of {@link TableRows}. */
export interface TableRowsProps<Row> {
  body: RefObject<HTMLElement | null>;
  rows: RowSource<Row>;
  columns: readonly PlacedColumn<Row>[];
  lead: LeadColumns;
  getRowId: (row: Row) => string;
  getRowName: (row: Row) => string;
  isRowMuted?: (row: Row) => boolean;
  chosenId?: string;
  selection?: TableSelection<Row>;
  detail?: TableDetail<Row>;
  tree?: TableTree<Row>;
  opens: 'detail' | 'children' | undefined;
  /** Height of a row in pixels until one has been seen. */
  estimate: number;
  /** Rows of the list before the first one here. */
  rowOffset: number;
  currentIndex: number | undefined;
  currentId: string | undefined;
  isRecycled?: boolean;
  /** Row that gets the focus as soon as it is drawn. */
  focusWanted: { readonly index: number } | undefined;
  onFocused: () => void;
}

/** The rows in view. Scrolling draws these again and nothing else of the table. */
export const TableRows = memo(function TableRows<Row>(props: TableRowsProps<Row>) {
  const { body, rows, columns, lead, getRowId, getRowName, isRowMuted, selection, detail, tree, opens } =
    props;
  const { chosenId, estimate, rowOffset, currentIndex, currentId, focusWanted, onFocused } = props;
  const isRecycled = props.isRecycled ?? false;
  const pinned = focusWanted?.index ?? currentIndex;
  const { items, from, to, isBeyond } = useRowWindow({
    body,
    count: rows.count,
    estimate,
    pinned,
    rowsKey: rows,
  });

  // After a key press, most rows are different. Visible rows are filled immediately, and the rows around them
  // when there is time.
  const [settled, setSettled] = useState(rows);
  useEffect(() => {
    if (isRecycled) startTransition(() => setSettled(rows));
  }, [isRecycled, rows]);
  const around = isRecycled ? settled : rows;
  const sourceOf = (index: number) => (index !== pinned && isBeyond(index) ? around : rows);

  // Sources that load by page learn here what is about to be seen.
  useEffect(() => {
    if (to > from) rows.ensure?.(from, to);
  }, [rows, from, to]);

  useRowFocus(body, focusWanted, items, onFocused);

  const drawn = new Map<number, Row>();
  const places = new Map<string, number>();
  for (const source of new Set([rows, around])) {
    for (const item of items) {
      if ('gap' in item || sourceOf(item.index) !== source) continue;
      const row = source.at(item.index);
      // A row that has moved into the view is no longer where it was.
      if (row === undefined || (source !== rows && places.has(getRowId(row)))) continue;
      places.set(getRowId(row), item.index);
      drawn.set(item.index, row);
    }
  }
  const keys = useRowKeys(
    [...places].map(([id, index]) => ({ id, index })),
    { isReusing: isRecycled, isFixed: (id) => id === currentId || (detail?.openIds.has(id) ?? false) },
  );

  const tabStop = currentIndex ?? from;
  return items.map((item) => {
    if ('gap' in item) return <Gap key={item.key} height={item.gap} />;
    const { index } = item;
    const row = drawn.get(index);
    const ariaIndex = rowOffset + index + 2;
    if (row === undefined && sourceOf(index) !== rows) return <Gap key={`at-${index}`} height={estimate} />;
    if (row === undefined) {
      return (
        <SkeletonRow key={`at-${index}`} place={index} ariaIndex={ariaIndex} columns={columns} {...lead} />
      );
    }
    const id = getRowId(row);
    const isOpen = isRowOpen(row, id, detail, tree);
    const level = tree?.levelOf(row);
    const next = level ? sourceOf(index).at(index + 1) : undefined;
    return (
      <Fragment key={keys?.get(id)?.key ?? id}>
        <RowView<Row>
          row={row}
          id={id}
          index={index}
          ariaIndex={ariaIndex}
          columns={columns}
          name={getRowName(row)}
          isTabStop={index === tabStop}
          isSelected={selection?.ids.has(id)}
          isChosen={id === chosenId}
          canSelect={selection?.canSelect?.(row) !== false}
          isOpen={isOpen}
          opens={opens}
          isMuted={isRowMuted?.(row) ?? false}
          level={level}
          isLastOfLevel={!(next !== undefined && level !== undefined && tree && tree.levelOf(next) >= level)}
        />
        {detail && isOpen && <DetailRow key={id} row={row} index={index} render={detail.render as never} />}
      </Fragment>
    );
  });
}) as <Row>(props: TableRowsProps<Row>) => ReactNode;

const DetailRow = memo(function DetailRow(props: {
  row: unknown;
  index: number;
  render: (row: unknown) => ReactNode;
}) {
  return (
    <tr role="row" data-detail="" data-index={props.index}>
      <td role="gridcell">
        <div>{props.render(props.row)}</div>
      </td>
    </tr>
  );
});

/**
 * Room for rows that are not drawn. Its height is an attribute of the cell, which no content policy forbids; React types that by its old
 * use only, so it is spread.
 */
function Gap(props: { height: number }) {
  return (
    <tr data-gap="" aria-hidden>
      <td {...props} />
    </tr>
  );
}
