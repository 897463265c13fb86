import { useMemo } from 'react';
import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { Message, useIntl } from '../../../../i18n/index.js';
import { theme } from '../../../../theme/index.js';
import { Button } from '../../../../ui/Button.js';
import type { TableColumn } from '../../../../ui/DataTable/interfaces.js';
import { Dialog } from '../../../../ui/Dialog.js';
import { Icon } from '../../../../ui/Icon.js';
import { refusalText } from '../../../../panel/decisionRefusal.js';
import type { BulkBlocks } from '../bulk/BulkAudit.js';
import { matchColumns, matchText, sourceOf } from './applyColumns.js';
import { applyMessages as messages } from './ApplyDecisions.messages.js';
import type { ApplyOutcome, ApplyOutcomeRow } from './useApplyRun.js';

/** Props of {@link OutcomeDialog}. */
export interface OutcomeDialogProps {
  DataTable: BulkBlocks['DataTable'];
  outcome: ApplyOutcome;
  onClose: () => void;
}

/** The third step: what came of each finding, and the ways on: again, or back. */
export function OutcomeDialog({ DataTable, outcome, onClose }: OutcomeDialogProps) {
  const { isUndo, rows, retry, undo } = outcome;
  const intl = useIntl();
  const source = useMemo(() => sourceOf(rows), [rows]);
  const columns = useMemo(() => outcomeColumns(intl, isUndo), [intl, isUndo]);
  const done = rows.filter(({ kind }) => kind === 'changed' || kind === 'same').length;
  return (
    <Dialog
      size="large"
      title={
        isUndo ? (
          <Message {...messages.notUndone} values={{ count: rows.length - done }} />
        ) : (
          <Message {...messages.applied} values={{ count: done, total: rows.length }} />
        )
      }
      onClose={onClose}
      footStart={
        undo && (
          <Button variant="quiet" icon="undo" onClick={undo}>
            <Message {...messages.undo} />
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
            <Message {...messages.close} />
          </Button>
          {retry && (
            <Button variant="primary" data-autofocus="" onClick={retry}>
              <Message {...messages.retry} />
            </Button>
          )}
        </>
      }
    >
      <Table>
        <DataTable<ApplyOutcomeRow>
          label={intl.formatMessage(messages.outcome)}
          columns={columns}
          rows={source}
          row={ROW}
        />
      </Table>
    </Dialog>
  );
}

function outcomeColumns(intl: IntlShape, isUndo: boolean): TableColumn<ApplyOutcomeRow>[] {
  const textOf = ({ kind, error }: ApplyOutcomeRow) => {
    switch (kind) {
      case 'changed':
        return intl.formatMessage(isUndo ? messages.restored : messages.changed);
      case 'same':
        return intl.formatMessage(messages.same);
      case 'left':
        return intl.formatMessage(messages.leftOut);
      case 'refused':
        return intl.formatMessage(messages.refused, { reason: refusalText(intl, error) });
    }
  };
  return [
    ...matchColumns<ApplyOutcomeRow>(intl, ({ row }) => row.match),
    {
      id: 'outcome',
      header: intl.formatMessage(messages.outcome),
      width: 260,
      grow: 2,
      cardSlot: 'thirdEnd',
      cell: (row) => (
        <Outcome data-kind={row.kind}>
          <Icon name={ICONS[row.kind]} />
          <span dir="auto">{textOf(row)}</span>
        </Outcome>
      ),
    },
  ];
}

const ICONS = { changed: 'check', same: 'check', left: 'minus', refused: 'alert' } as const;

const ROW = {
  getId: ({ row }: ApplyOutcomeRow) => row.id,
  getName: ({ row }: ApplyOutcomeRow) => matchText(row.match),
};

// The heads stick to the dialog; what floats over the page does not float here.
const Table = styled.div`
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
