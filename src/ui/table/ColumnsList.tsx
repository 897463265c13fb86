import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { Message, TextSpan, useIntl } from '../../i18n/index.js';
import { Button } from '../controls/Button.js';
import { Checkbox } from '../fields/Checkbox.js';
import { MenuHeading } from '../overlay/floating.styles.js';
import { Icon } from '../controls/Icon.js';
import { IconButton } from '../controls/IconButton.js';
import { bare, focusRing } from '../layout/mixins.js';
import { markKeyUsed } from '../controls/usedKeys.js';
import { useLayoutEffect } from '../hooks/useLayoutEffect.js';
import { VisuallyHidden } from '../controls/VisuallyHidden.js';
import type { ColumnsButtonProps } from './ColumnsButton.js';
import { messages } from './ColumnsButton.messages.js';
import { orderOf, shownOf, withMovedAmongShown, withWidth } from './tableLayout.js';
import { withShown } from './withShown.js';
import type { TableColumn } from './interfaces.js';

/** The columns of a table to tick, move and size; by pointer and by keyboard. */
export function ColumnsList(props: ColumnsButtonProps) {
  const { onLayoutChange, children } = props;
  const choice = useColumnChoice(props);
  const { list, movable, hidden, moved } = choice;
  return (
    <>
      <MenuHeading>
        <Message {...messages.shown} />
      </MenuHeading>
      <List ref={list}>
        {movable.map((column) => (
          <li key={column.id} data-column={column.id}>
            <ShownBox column={column} isShown onShow={choice.show} />
            <ColumnTools column={column} {...choice} />
          </li>
        ))}
      </List>
      {hidden.length > 0 && (
        <>
          <MenuHeading>
            <Message {...messages.hidden} />
          </MenuHeading>
          <List>
            {hidden.map((column) => (
              <li key={column.id} data-column={column.id}>
                <ShownBox column={column} isShown={false} onShow={choice.show} />
              </li>
            ))}
          </List>
        </>
      )}
      <Foot>
        <Button variant="quiet" size="small" onClick={() => onLayoutChange({})}>
          <Message {...messages.reset} />
        </Button>
        <TextSpan>{children}</TextSpan>
      </Foot>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </>
  );
}

/** A column of any table. */
type AnyColumn = TableColumn<never>;

/** The columns in their order, and what changes them; the focus stays on what changed one. */
function useColumnChoice({ columns, layout, onLayoutChange }: ColumnsButtonProps) {
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState('');
  const held = useRef<{ id: string; control: 'input' | '[data-handle]' }>(undefined);
  const shown = shownOf(columns, layout);
  const ordered = orderOf(columns, layout).flatMap((id) => columns.find((column) => column.id === id) ?? []);
  const movable = ordered.filter((column) => shown[column.id]);

  // A row that changes its place in the page loses the focus on its way.
  useLayoutEffect(() => {
    if (held.current === undefined) return;
    const { id, control } = held.current;
    held.current = undefined;
    // In either list.
    const row = list.current?.parentElement?.querySelector(`li[data-column="${CSS.escape(id)}"]`);
    row?.querySelector<HTMLElement>(control)?.focus();
  }, [layout]);

  return {
    list,
    movable,
    hidden: ordered.filter((column) => !shown[column.id]),
    /** The new position of a column, in words. */
    moved,
    /** Moves a column among the shown ones; hidden ones between them do not count as steps. */
    move: (column: AnyColumn, by: number) => {
      const next = withMovedAmongShown(columns, layout, column.id, by);
      if (next === layout) return;
      held.current = { id: column.id, control: '[data-handle]' };
      onLayoutChange(next);
      const place = movable.indexOf(column) + by + 1;
      setMoved(intl.formatMessage(messages.moved, { name: column.header, place, total: movable.length }));
    },
    /** Makes a column wider by pixels, or narrower. */
    resize: (column: AnyColumn, by: number) => {
      const width = layout.widths?.[column.id] ?? column.width;
      onLayoutChange(withWidth(layout, column, width + by));
    },
    show: (column: AnyColumn, isShown: boolean) => {
      held.current = { id: column.id, control: 'input' };
      onLayoutChange(withShown(layout, column, isShown));
    },
  };
}

type ColumnChoice = ReturnType<typeof useColumnChoice>;

function ShownBox(props: { column: AnyColumn; isShown: boolean; onShow: ColumnChoice['show'] }) {
  const { column, isShown, onShow } = props;
  return (
    <Checkbox
      label={column.header}
      checked={isShown}
      disabled={column.canHide === false}
      onCheckedChange={(next) => onShow(column, next)}
    />
  );
}

/** Narrower, wider, and the handle to move a column. */
function ColumnTools(props: ColumnChoice & { column: AnyColumn }) {
  const { column, resize, move } = props;
  const intl = useIntl();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    markKeyUsed(event);
    move(column, event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <Tools>
      <IconButton
        icon="minus"
        size="tiny"
        label={intl.formatMessage(messages.narrower, { name: column.header })}
        onClick={() => resize(column, -16)}
      />
      <IconButton
        icon="plus"
        size="tiny"
        label={intl.formatMessage(messages.wider, { name: column.header })}
        onClick={() => resize(column, 16)}
      />
      <Handle
        type="button"
        data-handle=""
        aria-label={intl.formatMessage(messages.move, { name: column.header })}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => startDrag(event, props)}
      >
        <Icon name="drag" />
      </Handle>
    </Tools>
  );
}

/** Moves a column to where its handle is let go. */
function startDrag(
  event: PointerEvent<HTMLElement>,
  { column, list, movable, move }: ColumnChoice & { column: AnyColumn },
) {
  if (event.button !== 0) return;
  event.preventDefault();
  const handle = event.currentTarget;
  handle.focus();
  handle.setPointerCapture(event.pointerId);
  const row = handle.closest('li');
  row?.setAttribute('data-dragged', '');
  const stop = (end: globalThis.PointerEvent) => {
    handle.removeEventListener('pointerup', stop);
    handle.removeEventListener('pointercancel', stop);
    row?.removeAttribute('data-dragged');
    const rows = [...(list.current?.children ?? [])];
    const to = rows.findIndex((other) => end.clientY < other.getBoundingClientRect().bottom);
    const from = movable.indexOf(column);
    if (end.type === 'pointerup') move(column, (to < 0 ? movable.length - 1 : to) - from);
  };
  handle.addEventListener('pointerup', stop);
  handle.addEventListener('pointercancel', stop);
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    gap: ${theme.space.sm};
    min-block-size: 30px;
    padding-inline: ${theme.space.sm} ${theme.space.xs};
    border-radius: ${theme.radius.md};
  }
  > li:hover {
    background: ${theme.color.surface.sunken};
  }
  > li[data-dragged] {
    background: ${theme.color.surface.selected};
  }
  > li > label {
    flex: 1;
    align-self: center;
    min-inline-size: 120px;
  }
`;

const Tools = styled.span`
  display: flex;
  align-items: center;
`;

const Handle = styled.button`
  ${bare}
  ${focusRing}
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border-radius: ${theme.radius.sm};
  color: ${theme.color.text.subtle};
  cursor: grab;
  touch-action: none;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm};
  margin-block-start: ${theme.space.xs};
  padding: 6px ${theme.space.xs} 2px;
  border-block-start: 1px solid ${theme.color.border.subtle};
`;
