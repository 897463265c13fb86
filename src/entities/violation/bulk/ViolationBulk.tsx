import { useMemo, useState } from 'react';
import { Message, useIntl } from '../../../i18n/index.js';
import { refusalText } from '../../decision/index.js';
import { RunningDialog } from '../../../frames/run/RunningDialog.js';
import { RunOutcomeDialog } from '../../../frames/run/RunOutcomeDialog.js';
import type { PolicyViolation } from '../../../schema/violation.js';
import { BarButton } from '../../../ui/controls/BarButton.js';
import { nameOfViolation } from '../list/nameOfViolation.js';
import {
  useViolationRun,
  type UseViolationRunOptions,
  type ViolationOutcome,
  type ViolationStage,
} from './useViolationRun.js';
import { ViolationBulkDialog } from './ViolationBulkDialog.js';
import { messages } from './violationBulk.messages.js';
import { violationNameColumns } from './violationNameColumns.js';

/** Props of {@link ViolationBulk}. */
export interface ViolationBulkProps extends Pick<UseViolationRunOptions, 'projectIdOf'> {
  /** The selected violations, each once. */
  violations: readonly PolicyViolation[];
  /** Called with those that stay selected. */
  select: (violations: readonly PolicyViolation[]) => void;
}

/** In the bar of the list: one decision about all selected violations. */
export function ViolationBulk({ violations, select, projectIdOf }: ViolationBulkProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const { stage, start, close } = useViolationRun({ projectIdOf, onEnd: select });
  return (
    <>
      <BarButton
        variant="quiet"
        icon="edit"
        label={intl.formatMessage(messages.open)}
        onClick={() => setIsOpen(true)}
      />
      {stage?.kind === 'running' && (
        <RunningDialog
          runner={stage.runner}
          titleOf={(count) =>
            intl.formatMessage(stage.isUndo ? messages.undoing : messages.running, { count })
          }
        />
      )}
      {stage?.kind === 'over' && <Outcome stage={stage} onClose={close} />}
      {isOpen && !stage && (
        <ViolationBulkDialog
          violations={violations}
          onStart={(chosen, change) => {
            setIsOpen(false);
            start(chosen, change);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

function Outcome({
  stage,
  onClose,
}: {
  stage: Extract<ViolationStage, { kind: 'over' }>;
  onClose: () => void;
}) {
  const { rows, isUndo, retry, undo } = stage;
  const intl = useIntl();
  const columns = useMemo(
    () => violationNameColumns<ViolationOutcome>(intl, ({ violation }) => violation),
    [intl],
  );
  const done = rows.filter(({ kind }) => kind === 'changed' || kind === 'same').length;
  const textOf = ({ kind, error }: ViolationOutcome) => {
    switch (kind) {
      case 'changed':
        return intl.formatMessage(isUndo ? messages.restored : messages.isChanged);
      case 'same':
        return intl.formatMessage(messages.isSame);
      case 'left':
        return intl.formatMessage(messages.notBegun);
      case 'refused':
        return intl.formatMessage(messages.notChanged, { reason: refusalText(intl, error) });
    }
  };
  return (
    <RunOutcomeDialog<ViolationOutcome>
      title={
        isUndo ? (
          <Message {...messages.notRestored} values={{ count: rows.length - done }} />
        ) : (
          <Message {...messages.changed} values={{ done, total: rows.length }} />
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
  getId: ({ violation }: ViolationOutcome) => violation.uuid,
  getName: ({ violation }: ViolationOutcome) => nameOfViolation(violation),
};
