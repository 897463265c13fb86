import { useCallback, useMemo, useState } from 'react';
import {
  isEmptyViolationChange,
  isViolationDecided,
  NO_VIOLATION_CHANGE,
  violationSteps,
  type ViolationChange,
  type ViolationStep,
} from '../../../domain/policy/violationChange.js';
import { VIOLATION_ANALYSIS_STATES } from '../../../domain/policy/violationDraft.js';
import { RunPreview } from '../../../frames/run/RunPreview.js';
import { useIntl } from '../../../i18n/index.js';
import type { PolicyViolation } from '../../../schema/violation.js';
import {
  commentProblem,
  CommentToAll,
  DecisionParts,
  decisionStepColumn,
  PartChoice,
  SuppressionChoice,
} from '../../decision/index.js';
import { analysisStateText } from '../../vocabulary/index.js';
import { messages } from './violationBulk.messages.js';
import { VIOLATION_NAMES } from './violationNames.js';

/** Props of {@link ViolationBulkPreview}. */
export interface ViolationBulkPreviewProps {
  /** The selected violations. */
  violations: readonly PolicyViolation[];
  onStart: (violations: readonly PolicyViolation[], change: ViolationChange) => void;
  onClose: () => void;
}

/** One decision about many violations before it is made. */
export function ViolationBulkPreview({ violations, onStart, onClose }: ViolationBulkPreviewProps) {
  const intl = useIntl();
  const [change, setChange] = useState(NO_VIOLATION_CHANGE);
  const isEmpty = isEmptyViolationChange(change);
  const columns = useMemo(() => [decisionStepColumn(intl)], [intl]);
  return (
    <RunPreview<PolicyViolation, ViolationStep>
      title={intl.formatMessage(messages.title, { count: violations.length })}
      items={violations}
      names={VIOLATION_NAMES}
      words={messages}
      isDecided={isViolationDecided}
      isEmpty={isEmpty}
      isDirty={!isEmpty}
      stepsOf={useCallback((chosen) => violationSteps(chosen, change), [change])}
      itemOf={violationOf}
      columns={columns}
      problem={commentProblem(intl, change.comment)}
      fields={
        <>
          <DecisionParts>
            <PartChoice
              label={intl.formatMessage(messages.analysis)}
              value={change.state}
              options={VIOLATION_ANALYSIS_STATES}
              textOf={(state) => analysisStateText(intl, state)}
              onValueChange={(state) => setChange({ ...change, state })}
            />
            <SuppressionChoice
              value={change.isSuppressed}
              onValueChange={(isSuppressed) => setChange({ ...change, isSuppressed })}
            />
          </DecisionParts>
          <CommentToAll
            hint={intl.formatMessage(messages.commentHint)}
            value={change.comment}
            onValueChange={(comment) => setChange({ ...change, comment })}
          />
        </>
      }
      onStart={(chosen) => onStart(chosen, change)}
      onClose={onClose}
    />
  );
}

const violationOf = ({ violation }: ViolationStep) => violation;
