import { DecidedMeanwhile, type SavedChange } from '../../../data/changeDecision.js';
import { decisionsApplied } from '../../../data/resources/changes.js';
import {
  appliedDraft,
  type AppliedPart,
  type AppliedStep,
} from '../../../domain/findings/appliedDecision.js';
import { draftOf, isSameDraft, removesDetails } from '../../../domain/findings/auditDraft.js';
import { useRun, type Run } from '../../../frames/run/useRun.js';
import { useIntl } from '../../../i18n/index.js';
import { refusalText } from '../../decision/index.js';
import { auditorMessages } from '../detail/Auditor.messages.js';
import type { AuditFinding } from '../audit/useAuditFinding.js';
import { bulkMessages } from '../bulk/BulkAudit.messages.js';
import { MATCH_NAMES } from './applyColumns.js';
import { applyMessages } from './ApplyDecisions.messages.js';
import type { LoadedMatch } from './loadMatches.js';

/** The parts to apply, besides the decision of each finding. */
export interface ApplyWish {
  readonly parts: ReadonlySet<AppliedPart>;
  readonly comment: string;
}

/**
 * A finding of the dry run. Its current decision is the known one: the decision made in the meantime, once
 * the user has read that.
 */
export interface ApplyRow extends AppliedStep {
  readonly id: string;
  readonly match: LoadedMatch;
}

/** Applies decisions to findings of other projects. */
export function useApplyRun(props: {
  audit: AuditFinding;
  /** Called when no part of it is visible anymore. */
  onClosed: () => void;
}): Run<ApplyRow, ApplyWish> {
  const { audit, onClosed } = props;
  const intl = useIntl();
  return useRun<ApplyRow, ApplyWish, SavedChange, { readonly keepsDetails: boolean }>({
    save: async ({ match, before }, { parts, comment }) =>
      (await audit.load()).changeOne(
        match.row,
        (now) => appliedDraft(now, match.decision, parts, comment),
        before,
      ),
    undo: async (_, change) => {
      const { analysis } = await (await audit.load()).restoreOne(change);
      return { keepsDetails: removesDetails(change.before, draftOf(analysis)) };
    },
    canUndo: ({ before, after }) => !isSameDraft(before, after),
    itemAfter: (row, error) =>
      error instanceof DecidedMeanwhile ? { ...row, before: draftOf(error.analysis) } : row,
    stale: (rows) => decisionsApplied([...new Set(rows.map(({ match }) => match.target.uuid))]),
    offerUndo: audit.offerUndo,
    undoneDetail: (undone) =>
      undone.some(({ keepsDetails }) => keepsDetails)
        ? intl.formatMessage(auditorMessages.detailsStay)
        : undefined,
    onClosed,
    showsSuccess: true,
    names: MATCH_NAMES,
    words: WORDS,
    reasonOf: refusalText,
  });
}

const WORDS = { ...bulkMessages, over: applyMessages.applied, isChanged: applyMessages.changed };
