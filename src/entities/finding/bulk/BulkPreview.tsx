import { useCallback, useMemo, useRef } from 'react';
import { takesJustification } from '../../../domain/findings/auditDraft.js';
import {
  countUnjustified,
  isDecided,
  isEmptyChange,
  stepsOf,
  type BulkStep,
} from '../../../domain/findings/bulkChange.js';
import type { BulkChange } from '../../../domain/findings/bulkDraft.js';
import type { FindingRow } from '../../../domain/findings/FindingRow.js';
import { Quiet, RunPreview } from '../../../frames/run/RunPreview.js';
import { Message, useIntl } from '../../../i18n/index.js';
import {
  ANALYSIS_JUSTIFICATIONS,
  ANALYSIS_RESPONSES,
  ANALYSIS_STATES,
} from '../../../schema/enumerations.js';
import {
  auditText,
  commentProblem,
  CommentToAll,
  DecisionParts,
  decisionStepColumn,
  PartChoice,
  SuppressionChoice,
} from '../../decision/index.js';
import { analysisStateText } from '../../vocabulary/index.js';
import { JustificationMissing } from '../JustificationMissing.js';
import { openChoice } from '../openChoice.js';
import { bulkMessages as messages } from './BulkAudit.messages.js';
import { FINDING_NAMES } from './findingNames.js';

/** Props of {@link BulkPreview}. */
export interface BulkPreviewProps {
  /** The selected findings. */
  rows: readonly FindingRow[];
  change: BulkChange;
  onChange: (change: BulkChange) => void;
  onStart: (rows: readonly FindingRow[]) => void;
  onClose: () => void;
}

/** The change of many findings before it is made. */
export function BulkPreview({ rows, change, onChange, onStart, onClose }: BulkPreviewProps) {
  const intl = useIntl();
  const fields = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => [decisionStepColumn(intl)], [intl]);
  return (
    <RunPreview<FindingRow, BulkStep>
      title={intl.formatMessage(messages.title, { count: rows.length })}
      items={rows}
      names={FINDING_NAMES}
      words={messages}
      isDecided={isDecided}
      isEmpty={isEmptyChange(change)}
      // The bar keeps it.
      isDirty={false}
      stepsOf={useCallback((chosen) => stepsOf(chosen, change), [change])}
      itemOf={rowOf}
      columns={columns}
      problem={commentProblem(intl, change.comment)}
      applyWord={(steps) => (countUnsure(steps) > 0 ? messages.applyUpTo : messages.apply)}
      fields={
        <>
          <div ref={fields}>
            <ChangeFields change={change} onChange={onChange} />
          </div>
          <CommentToAll
            value={change.comment}
            onValueChange={(comment) => onChange({ ...change, comment })}
          />
        </>
      }
      warning={(steps) => {
        const count = countUnjustified(steps, change);
        return count > 0 ? (
          <JustificationMissing
            title={<Message {...messages.justificationMissing} values={{ count }} />}
            onChoose={() => openChoice(fields.current, 'justification')}
          />
        ) : null;
      }}
      note={(steps) => {
        const count = countUnsure(steps);
        return count > 0 ? (
          <Quiet>
            <Message {...messages.unsure} values={{ count }} />
          </Quiet>
        ) : null;
      }}
      onStart={onStart}
      onClose={onClose}
    />
  );
}

/** The fields for the change to each finding. */
function ChangeFields({ change, onChange }: Pick<BulkPreviewProps, 'change' | 'onChange'>) {
  const intl = useIntl();
  return (
    <DecisionParts>
      <PartChoice
        label={intl.formatMessage(messages.analysis)}
        value={change.state}
        options={ANALYSIS_STATES}
        textOf={(state) => analysisStateText(intl, state)}
        onValueChange={(state) => onChange({ ...change, state })}
      />
      {change.state && takesJustification(change.state) && (
        <PartChoice
          label={intl.formatMessage(messages.justification)}
          name="justification"
          value={change.justification}
          options={ANALYSIS_JUSTIFICATIONS}
          textOf={(word) => auditText(intl, word)}
          onValueChange={(justification) => onChange({ ...change, justification })}
        />
      )}
      <PartChoice
        label={intl.formatMessage(messages.response)}
        value={change.response}
        options={ANALYSIS_RESPONSES}
        textOf={(word) => auditText(intl, word)}
        onValueChange={(response) => onChange({ ...change, response })}
      />
      <SuppressionChoice
        value={change.isSuppressed}
        onValueChange={(isSuppressed) => onChange({ ...change, isSuppressed })}
      />
    </DecisionParts>
  );
}

/** Counts the findings that may already have the new value, in a part that lists do not report. */
function countUnsure(steps: readonly BulkStep[]): number {
  return steps.filter(({ isSure }) => !isSure).length;
}

const rowOf = ({ row }: BulkStep) => row;
