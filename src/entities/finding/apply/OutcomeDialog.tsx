import { useMemo } from 'react';
import { Message, useIntl } from '../../../i18n/index.js';
import { refusalText } from '../../decision/index.js';
import { RunOutcomeDialog } from '../../../frames/run/RunOutcomeDialog.js';
import { matchColumns, matchText } from './applyColumns.js';
import { applyMessages as messages } from './ApplyDecisions.messages.js';
import type { ApplyOutcome, ApplyOutcomeRow } from './useApplyRun.js';

/** Props of {@link OutcomeDialog}. */
export interface OutcomeDialogProps {
  outcome: ApplyOutcome;
  onClose: () => void;
}

/** The third step: what came of each finding, and the ways on: again, or back. */
export function OutcomeDialog({ outcome, onClose }: OutcomeDialogProps) {
  const { isUndo, rows, retry, undo } = outcome;
  const intl = useIntl();
  const columns = useMemo(() => matchColumns<ApplyOutcomeRow>(intl, ({ row }) => row.match), [intl]);
  const done = rows.filter(({ kind }) => kind === 'changed' || kind === 'same').length;
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
  return (
    <RunOutcomeDialog<ApplyOutcomeRow>
      title={
        isUndo ? (
          <Message {...messages.notUndone} values={{ count: rows.length - done }} />
        ) : (
          <Message {...messages.applied} values={{ count: done, total: rows.length }} />
        )
      }
      rows={rows}
      row={ROW}
      columns={columns}
      outcome={intl.formatMessage(messages.outcome)}
      textOf={textOf}
      retry={retry}
      undo={undo}
      onClose={onClose}
    />
  );
}

const ROW = {
  getId: ({ row }: ApplyOutcomeRow) => row.id,
  getName: ({ row }: ApplyOutcomeRow) => matchText(row.match),
};
