import { useState } from 'react';
import { APPLIED_PARTS, type AppliedPart } from '../../../domain/findings/appliedDecision.js';
import type { FindingRow } from '../../../domain/findings/FindingRow.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { RunDialog } from '../../../frames/run/RunDialog.js';
import * as permissionNames from '../../../data/permissionNames.messages.js';
import { projectText } from '../../project/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { ForbiddenState } from '../../../ui/layout/states.js';
import type { AppliedFindings } from './useApplying.js';
import type { AuditFinding } from '../audit/useAuditFinding.js';
import { componentText } from './applyColumns.js';
import { applyMessages as messages } from './ApplyDecisions.messages.js';
import type { ListOf } from './loadMatches.js';
import { ReviewStep } from './ReviewStep.js';
import { TargetsStep, type ApplyScope } from './TargetsStep.js';
import { useApplyReview } from './useApplyReview.js';
import { useApplyRun, type ApplyRow, type ApplyWish } from './useApplyRun.js';
import { useApplyTargets } from './useApplyTargets.js';

/** Props of {@link ApplyDecisions}. */
export interface ApplyDecisionsProps {
  projectId: string;
  /** The findings whose decisions are applied elsewhere. Absent: the dialog is closed. */
  asked: AppliedFindings | undefined;
  audit: AuditFinding;
  /** Reads the findings of a project. The same function between renders. */
  listOf: ListOf;
  /** Called when it is closed; what runs is shown none the less. */
  onClose: () => void;
}

/**
 * Applies decisions to the same findings of other versions and projects: the targets, the preview, the change
 * itself, and its result. Stays rendered while it is closed, because a notice may still undo everything.
 */
export function ApplyDecisions(props: ApplyDecisionsProps) {
  const { projectId, asked, audit, listOf, onClose } = props;
  const run = useApplyRun({ audit, onClosed: onClose });
  return (
    <RunDialog run={run}>
      {asked && (
        <ApplySteps
          projectId={projectId}
          asked={asked}
          listOf={listOf}
          onClose={onClose}
          onStart={run.start}
        />
      )}
    </RunDialog>
  );
}

type StepsProps = Omit<ApplyDecisionsProps, 'audit' | 'asked'> & {
  asked: AppliedFindings;
  onStart: (rows: readonly ApplyRow[], wish: ApplyWish) => void;
};

function ApplySteps({ projectId, asked, listOf, onStart, onClose }: StepsProps) {
  const { sources, undecided } = asked;
  const maySee = useHost().can('VIEW_PORTFOLIO');
  const [step, setStep] = useState<'targets' | 'review'>('targets');
  const [scope, setScope] = useState<ApplyScope>('sameVersion');
  const [parts, setParts] = useState<ReadonlySet<AppliedPart>>(ALL_PARTS);
  const targets = useApplyTargets(projectId, maySee);
  const origin = useOrigin(sources, targets.own);
  const [comment = origin, setComment] = useState<string>();
  const review = useApplyReview({ sources, targets: targets.targets, scope, parts, listOf });
  const count = sources.length;
  if (!maySee) return <Forbidden count={count} onClose={onClose} />;
  if (step === 'targets') {
    return (
      <TargetsStep
        key={step}
        count={count}
        undecided={undecided}
        targets={targets}
        scope={scope}
        onClose={onClose}
        onScopeChange={setScope}
        onNext={() => {
          setStep('review');
          review.begin();
        }}
      />
    );
  }
  return (
    <ReviewStep
      key={step}
      count={count}
      review={review}
      onClose={onClose}
      wish={{ parts, comment }}
      onWishChange={(wish) => {
        setParts(wish.parts);
        if (wish.comment !== comment) setComment(wish.comment);
      }}
      onStart={(rows) => onStart(rows, { parts, comment })}
      onBack={() => {
        review.stop();
        setStep('targets');
      }}
    />
  );
}

/** The first words of the comment: where the decision comes from. */
function useOrigin(sources: readonly FindingRow[], own: { name: string; version?: string } | undefined) {
  const intl = useIntl();
  if (!own) return '';
  const project = projectText(own);
  const [first] = sources;
  if (sources.length > 1 || !first) return intl.formatMessage(messages.originOfMany, { project });
  return intl.formatMessage(messages.origin, {
    vulnerability: first.vulnerability.vulnId,
    component: componentText(first.component),
    project,
  });
}

function Forbidden({ count, onClose }: { count: number; onClose: () => void }) {
  const intl = useIntl();
  return (
    <Dialog
      title={<Message {...messages.title} values={{ count }} />}
      onClose={onClose}
      foot={
        <Button data-autofocus="" onClick={onClose}>
          <Message {...messages.close} />
        </Button>
      }
    >
      <ForbiddenState
        headingLevel={3}
        title={<Message {...messages.forbidden} />}
        permission={intl.formatMessage(permissionNames.VIEW_PORTFOLIO)}
      />
    </Dialog>
  );
}

const ALL_PARTS: ReadonlySet<AppliedPart> = new Set(APPLIED_PARTS);
