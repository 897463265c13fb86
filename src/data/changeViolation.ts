/** Changes decisions about policy violations, and takes changes back: the steps that `useSaveMany` does for many. */
import type { ApiClient } from '../api/client.js';
import { getViolationAnalysis, updateViolationAnalysis, type ViolationKey } from '../api/violations.js';
import {
  changedViolation,
  isSameViolationDecision,
  type ViolationChange,
  type ViolationDecided,
} from '../domain/policy/violationChange.js';
import { violationDraftOf, type ViolationDraft } from '../domain/policy/violationDraft.js';
import { DecidedByOthers } from './changeDecision.js';

/** {@link DecidedByOthers} about a policy violation, with what they decided. */
export class ViolationDecidedMeanwhile extends DecidedByOthers {
  override readonly name = 'ViolationDecidedMeanwhile';

  constructor(readonly decided: ViolationDecided) {
    super('The decision changed since it was loaded.');
  }
}

/** A decision before and after a change. */
export interface ViolationSteps {
  readonly before: ViolationDecided;
  readonly after: ViolationDecided;
}

/** A change that the server has. */
export interface ChangedViolation extends ViolationSteps {
  /** False: it was so already, and nothing was sent. */
  readonly isWritten: boolean;
}

/**
 * Changes the decision on a violation, unless someone decided since it was loaded.
 * @param known - the decision that the change was made for
 * @throws ViolationDecidedMeanwhile, ApiError, NetworkError, ShapeError
 */
export async function changeViolation(
  api: ApiClient,
  key: ViolationKey,
  change: ViolationChange,
  known: ViolationDecided,
): Promise<ChangedViolation> {
  const analysis = await getViolationAnalysis(api, key);
  const before = violationDraftOf(analysis);
  const after = changedViolation(before, change);
  // An answer that was lost on its way: it is done already.
  const isSaid = after.comment === '' || analysis?.analysisComments?.at(-1)?.comment === after.comment;
  if (isSameViolationDecision(before, after) && isSaid) return { before, after: before, isWritten: false };
  if (!isSameViolationDecision(before, known)) throw new ViolationDecidedMeanwhile(before);
  await writeViolation(api, key, after);
  return { before, after, isWritten: true };
}

/** Writes a decision over the one that the server has. */
export function writeViolation(api: ApiClient, key: ViolationKey, draft: ViolationDraft) {
  const { state, isSuppressed } = draft;
  const comment = draft.comment.trim();
  return updateViolationAnalysis(api, key, {
    analysisState: state,
    isSuppressed,
    ...(comment !== '' && { comment }),
  });
}

/**
 * Puts an earlier decision back; its comment stays in the trail.
 * @throws ViolationDecidedMeanwhile, ApiError, NetworkError, ShapeError
 */
export function restoreViolation(
  api: ApiClient,
  key: ViolationKey,
  { before, after }: ViolationSteps,
): Promise<ChangedViolation> {
  return changeViolation(api, key, { ...before, comment: '' }, after);
}
