import { useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Message } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import * as actionMessages from '../../ui/controls/actions.messages.js';
import { Button } from '../../ui/controls/Button.js';
import { arraySource } from '../../ui/table/arraySource.js';
import { DataTable } from '../../ui/table/DataTable.js';
import type { DataTableProps, TableColumn } from '../../ui/table/interfaces.js';
import { Dialog } from '../../ui/overlay/Dialog.js';
import { messages as dialogMessages } from '../../ui/overlay/Dialog.messages.js';
import { Icon } from '../../ui/controls/Icon.js';
import { messages as statesMessages } from '../../ui/layout/states.messages.js';

/** How one of many fared. `same`: it was so already. `left`: it was not begun. */
export type OutcomeKind = 'changed' | 'same' | 'refused' | 'left';

/** Props of {@link RunOutcomeDialog}. */
export interface RunOutcomeDialogProps<Row extends { readonly kind: OutcomeKind }> {
  title: ReactNode;
  rows: readonly Row[];
  row: DataTableProps<Row>['row'];
  /** What tells the rows apart. */
  columns: readonly TableColumn<Row>[];
  /** Head of the column with the outcome, and name of the table. */
  outcome: string;
  /** What came of one. */
  textOf: (row: Row) => string;
  /** Tries what was refused or left again. Absent: nothing was. */
  retry?: () => void;
  /** Takes back what was changed. Absent: nothing was. */
  undo?: () => void;
  /** @defaultValue “Undo” */
  undoLabel?: ReactNode;
  onClose: () => void;
}

/** What came of a change of many: each with its outcome, and the ways on: again, or back. */
export function RunOutcomeDialog<Row extends { readonly kind: OutcomeKind }>(
  props: RunOutcomeDialogProps<Row>,
) {
  const { title, rows, row, columns, outcome, textOf, retry, undo, onClose } = props;
  const source = useMemo(() => arraySource(rows), [rows]);
  const allColumns = useMemo(
    () => [
      ...columns,
      {
        id: 'outcome',
        header: outcome,
        width: 260,
        grow: 2,
        cardSlot: 'thirdEnd' as const,
        cell: (each: Row) => (
          <Outcome data-kind={each.kind}>
            <Icon name={ICONS[each.kind]} />
            <span dir="auto">{textOf(each)}</span>
          </Outcome>
        ),
      },
    ],
    [columns, outcome, textOf],
  );
  return (
    <Dialog
      size="large"
      title={title}
      onClose={onClose}
      footStart={
        undo && (
          <Button variant="quiet" icon="undo" onClick={undo}>
            {props.undoLabel ?? <Message {...actionMessages.undo} />}
          </Button>
        )
      }
      foot={
        <>
          <Button
            variant={retry ? 'quiet' : 'primary'}
            data-autofocus={retry ? undefined : ''}
            onClick={onClose}
          >
            <Message {...dialogMessages.close} />
          </Button>
          {retry && (
            <Button variant="primary" data-autofocus="" onClick={retry}>
              <Message {...statesMessages.retry} />
            </Button>
          )}
        </>
      }
    >
      <Place>
        <DataTable<Row>
          label={outcome}
          columns={allColumns}
          rows={source}
          row={row}
          layout={{ density: 'compact' }}
        />
      </Place>
    </Dialog>
  );
}

const ICONS = { changed: 'check', same: 'check', left: 'minus', refused: 'alert' } as const;

// The heads stick to the dialog; what floats over the page does not float here.
const Place = styled.div`
  --bd-sticky-top: calc(-1 * ${theme.space.xs});
`;

const Outcome = styled.span`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.xs};
  min-inline-size: 0;
  white-space: pre-line;
  > svg {
    flex: none;
    margin-block-start: 2px;
    color: ${theme.color.text.subtle};
  }
  &[data-kind='refused'] > svg {
    color: ${theme.color.danger.text};
  }
`;
