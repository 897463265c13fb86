import { useMemo, useState } from 'react';
import type { IntlShape } from 'react-intl';
import type { DecisionPair } from '../../../domain/comparison/compareFindings.js';
import { commentProblem, CommentToAll } from '../../../entities/decision/DecisionChange.js';
import { projectText } from '../../../entities/project/ProjectLink.js';
import { RunDialog } from '../../../frames/run/RunDialog.js';
import { RunPreview } from '../../../frames/run/RunPreview.js';
import { Message, useIntl } from '../../../i18n/index.js';
import type { Project } from '../../../schema/project.js';
import type { TableColumn } from '../../../ui/table/interfaces.js';
import { Note } from '../../../ui/table/cell.styles.js';
import type { FindingAuditedEvent } from '../../../entities/finding/audit/useAuditFinding.js';
import { carryMessages as messages } from './CarryOver.messages.js';
import { CARRY_NAMES } from './carryOverText.js';
import type { SideNames } from './componentColumns.js';
import { Analysis } from './findingColumns.js';
import { useCarryOver } from './useCarryOver.js';

/** Props of {@link CarryOver}. */
export interface CarryOverProps {
  /** The decisions to carry over; undefined: the dialog is closed. */
  asked: readonly DecisionPair[] | undefined;
  before: Project;
  after: Project;
  names: SideNames;
  onClose: () => void;
  onFindingAudited: ((event: FindingAuditedEvent) => void) | undefined;
}

/**
 * Carries over decisions of the earlier version that the later one lacks: preview, progress, the result for
 * each, and undo.
 */
export function CarryOver(props: CarryOverProps) {
  const { asked, before, after, names, onClose, onFindingAudited } = props;
  const run = useCarryOver({ projectId: after.uuid, onClosed: onClose, onFindingAudited });
  return (
    <RunDialog run={run}>
      {asked && (
        <CarryPreview asked={asked} before={before} names={names} onStart={run.start} onClose={onClose} />
      )}
    </RunDialog>
  );
}

function CarryPreview(props: {
  asked: readonly DecisionPair[];
  before: Project;
  names: SideNames;
  onStart: (rows: readonly DecisionPair[], comment: string) => void;
  onClose: () => void;
}) {
  const { asked, before, names, onStart, onClose } = props;
  const intl = useIntl();
  const [comment, setComment] = useState(() =>
    intl.formatMessage(messages.firstComment, { project: projectText(before) }),
  );
  const { before: earlier, after: later } = names;
  const columns = useMemo(
    () => [analysisColumn(intl, 'before', earlier), analysisColumn(intl, 'after', later)],
    [intl, earlier, later],
  );
  return (
    <RunPreview<DecisionPair, DecisionPair>
      title={intl.formatMessage(messages.title, { count: asked.length, version: later })}
      items={asked}
      names={CARRY_NAMES}
      words={{ changes: messages.list, apply: messages.apply }}
      stepsOf={itself}
      itemOf={itself}
      columns={columns}
      problem={commentProblem(intl, comment)}
      fields={
        <>
          <Note data-wraps="">
            <Message {...messages.whole} />
          </Note>
          <CommentToAll value={comment} onValueChange={setComment} />
        </>
      }
      onStart={(rows) => onStart(rows, comment)}
      onClose={onClose}
    />
  );
}

/** Returns the column with the decision in a version. */
function analysisColumn(
  intl: IntlShape,
  side: 'before' | 'after',
  version: string,
): TableColumn<DecisionPair> {
  return {
    id: side,
    header: intl.formatMessage(messages.analysisIn, { version }),
    width: 170,
    grow: 1,
    cardSlot: side === 'before' ? 'secondEnd' : 'third',
    cell: (row) => <Analysis finding={row[side]} intl={intl} />,
  };
}

const itself = <One,>(one: One) => one;
