import { useCallback, useRef } from 'react';
import type { AnalysisKey } from '../../api/analyses.js';
import { ApiError } from '../../api/errors.js';
import { errorText } from '../../data/errorText.js';
import { useResourceCache } from '../../data/useResource.js';
import type { AuditDraft, DraftChange } from '../../domain/findings/auditDraft.js';
import { matrixOf, type FindingRow } from '../../domain/findings/FindingRow.js';
import { useHost } from '../../host/KitProvider.js';
import type { Notice } from '../../host/types.js';
import { useIntl } from '../../i18n/index.js';
import type { Analysis } from '../../schema/analysis.js';
import { messages } from './ProjectFindings.messages.js';

/** A decision the server accepted. @public */
export interface FindingAuditedEvent {
  /** UUID of the project. */
  projectId: string;
  /** UUID of the component. */
  componentId: string;
  /** UUID of the vulnerability. */
  vulnerabilityId: string;
  /** The decision as it is now, with its audit trail. */
  analysis: Analysis;
}

/** Somebody else decided since the form was opened; nothing was written. */
export class DecidedMeanwhile extends Error {
  override readonly name = 'DecidedMeanwhile';

  constructor(readonly analysis: Analysis) {
    super('The decision changed since it was loaded.');
  }
}

/** What {@link useAuditFinding} gives. */
export interface AuditFinding {
  /**
   * Saves a decision.
   * @param known - the decision the form was filled from
   * @throws DecidedMeanwhile, ApiError, NetworkError, ShapeError
   */
  save: (row: FindingRow, draft: AuditDraft, known: Analysis | undefined) => Promise<Analysis>;
  /** Dismisses a finding or brings it back, leaving the rest of the decision as it is; tells how it went. */
  toggleSuppressed: (row: FindingRow) => Promise<void>;
  /** Takes the latest change back that was not yet; tells how it went. Does nothing when there is none. */
  undo: () => Promise<void>;
}

/** Saves decisions, one after the other, and reports them. */
export function useAuditFinding(
  onSaved: (row: FindingRow, analysis: Analysis) => void,
  onFindingAudited: ((event: FindingAuditedEvent) => void) | undefined,
): AuditFinding {
  const { api, auth, notify } = useHost();
  const intl = useIntl();
  const cache = useResourceCache();
  const undoable = useRef<Change[]>([]);
  const lastTurn = useRef<Promise<void>>(Promise.resolve());
  const toggling = useRef(new Set<string>());

  const write = useCallback(
    async (row: FindingRow, draft: AuditDraft, before: AuditDraft) => {
      const key = analysisKeyOf(row);
      const { auditRequestOf, updateAnalysis } = await loadActions();
      const analysis = await updateAnalysis(api, auditRequestOf(key, draft, before));
      cache.set(analysisResourceKey(row), { analysis });
      onSaved(row, analysis);
      onFindingAudited?.({
        projectId: key.project,
        componentId: key.component,
        vulnerabilityId: key.vulnerability,
        analysis,
      });
      void cache.refresh('projectMetrics', key.project);
      return analysis;
    },
    [api, cache, onSaved, onFindingAudited],
  );

  const save = useCallback<AuditFinding['save']>(
    async (row, draft, known) => {
      const { draftOf, getAnalysis } = await loadActions();
      const current = await getAnalysis(api, analysisKeyOf(row));
      if (current && trailLength(current) !== trailLength(known)) {
        cache.set(analysisResourceKey(row), { analysis: current });
        throw new DecidedMeanwhile(current);
      }
      const before = draftOf(current);
      const analysis = await write(row, draft, before);
      undoable.current.push({ row, before, after: draftOf(analysis) });
      return analysis;
    },
    [api, cache, write],
  );

  /** A change without a form, once those before are done: says in a notice how it went. */
  const inTurn = useCallback(
    (take: () => Task | undefined) => {
      const turn = lastTurn.current.then(async () => {
        // What there is to do is known when those before are done.
        const task = take();
        if (!task) return;
        try {
          const done = await task.run();
          if (done) notify({ kind: 'success', ...done });
        } catch (error) {
          if (error instanceof ApiError && error.status === 401) auth.onUnauthorized?.();
          const { title, detail } = errorText(intl, error);
          const { vulnId: vulnerability } = task.row.vulnerability;
          notify({
            kind: 'failure',
            title: intl.formatMessage(messages.notSaved, { vulnerability }),
            detail: detail ?? title,
          });
        }
      });
      lastTurn.current = turn.catch(() => undefined);
      return turn;
    },
    [auth, intl, notify],
  );

  /** Takes back what `pick` names, if it was not yet. */
  const takeBack = useCallback(
    (pick: () => Change | undefined) =>
      inTurn(() => {
        const change = pick();
        if (!change || !undoable.current.includes(change)) return undefined;
        const { row } = change;
        const run = async () => {
          const { draftOf, getAnalysis, isSameDraft, withoutChange } = await loadActions();
          const current = draftOf(await getAnalysis(api, analysisKeyOf(row)));
          const draft = withoutChange(current, change);
          const isDone = isSameDraft(draft, current);
          if (!isDone) await write(row, draft, current);
          undoable.current = undoable.current.filter((other) => other !== change);
          const { vulnId: vulnerability } = row.vulnerability;
          return isDone ? undefined : { title: intl.formatMessage(messages.undone, { vulnerability }) };
        };
        return { row, run };
      }),
    [api, inTurn, intl, write],
  );

  const undo = useCallback(() => takeBack(() => undoable.current.at(-1)), [takeBack]);

  const toggleSuppressed = useCallback(
    async (row: FindingRow) => {
      const { vulnId: vulnerability } = row.vulnerability;
      const id = matrixOf(row);
      // A second press before the answer means the same.
      if (toggling.current.has(id)) return;
      toggling.current.add(id);
      const run = async () => {
        const { draftOf, getAnalysis } = await loadActions();
        const before = draftOf(await getAnalysis(api, analysisKeyOf(row)));
        const isSuppressed = !row.isSuppressed;
        const change: Change = { row, before, after: { ...before, isSuppressed } };
        await write(row, change.after, before);
        const words = isSuppressed ? messages.suppressedNow : messages.unsuppressedNow;
        const title = intl.formatMessage(words, { vulnerability });
        // Somebody else was first: there is nothing of ours to take back.
        if (before.isSuppressed === isSuppressed) return { title };
        undoable.current.push(change);
        return {
          title,
          action: { label: intl.formatMessage(messages.undo), run: () => void takeBack(() => change) },
        };
      };
      try {
        await inTurn(() => ({ row, run }));
      } finally {
        toggling.current.delete(id);
      }
    },
    [api, inTurn, intl, takeBack, write],
  );

  return { save, toggleSuppressed, undo };
}

/** What somebody changed here, to be taken back. */
interface Change extends DraftChange {
  row: FindingRow;
}

/** Something to do about a finding. */
interface Task {
  row: FindingRow;
  /** What to say afterwards; undefined: there was nothing to do. */
  run: () => Promise<Pick<Notice, 'title' | 'action'> | undefined>;
}

// Reading a list needs none of it.
const loadActions = () => import('./auditActions.js');

/** What names the decision about a finding. */
export function analysisKeyOf({ component, vulnerability }: FindingRow): AnalysisKey {
  return { project: component.project, component: component.uuid, vulnerability: vulnerability.uuid };
}

/** Under which the decision about a finding is kept. */
export function analysisResourceKey(row: FindingRow) {
  const { project, component, vulnerability } = analysisKeyOf(row);
  return ['analysis', project, component, vulnerability] as const;
}

/** The trail only grows, so its length tells whether anything was decided. */
function trailLength(analysis: Analysis | undefined): number {
  return analysis?.analysisComments?.length ?? 0;
}
