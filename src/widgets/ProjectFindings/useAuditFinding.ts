import { useCallback, useRef } from 'react';
import type { AnalysisKey } from '../../api/analyses.js';
import { ApiError } from '../../api/errors.js';
import { errorText } from '../../data/errorText.js';
import { useResourceCache } from '../../data/useResource.js';
import type { AuditDraft } from '../../domain/findings/auditDraft.js';
import type { FindingRow } from '../../domain/findings/FindingRow.js';
import { useHost } from '../../host/KitProvider.js';
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
  /** Takes the last change back; tells how it went. Does nothing when there was none. */
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
  const undoable = useRef<{ row: FindingRow; before: AuditDraft }[]>([]);
  const isBusy = useRef(false);

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
      undoable.current.push({ row, before });
      return analysis;
    },
    [api, cache, write],
  );

  /** A change without a form: says in a notice how it went. */
  const change = useCallback(
    async (row: FindingRow, act: () => Promise<string>, action?: { label: string; run: () => void }) => {
      if (isBusy.current) return;
      isBusy.current = true;
      try {
        notify({ kind: 'success', title: await act(), action });
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) auth.onUnauthorized?.();
        const { title, detail } = errorText(intl, error);
        const { vulnId: vulnerability } = row.vulnerability;
        notify({
          kind: 'failure',
          title: intl.formatMessage(messages.notSaved, { vulnerability }),
          detail: detail ?? title,
        });
      } finally {
        isBusy.current = false;
      }
    },
    [auth, intl, notify],
  );

  const undo = useCallback(async () => {
    const last = undoable.current.at(-1);
    if (!last) return;
    const { row, before } = last;
    await change(row, async () => {
      const { draftOf, getAnalysis } = await loadActions();
      await write(row, before, draftOf(await getAnalysis(api, analysisKeyOf(row))));
      undoable.current = undoable.current.filter((other) => other !== last);
      return intl.formatMessage(messages.undone, { vulnerability: row.vulnerability.vulnId });
    });
  }, [api, change, intl, write]);

  const toggleSuppressed = useCallback(
    async (row: FindingRow) => {
      const { vulnId: vulnerability } = row.vulnerability;
      await change(
        row,
        async () => {
          const { draftOf, getAnalysis } = await loadActions();
          const before = draftOf(await getAnalysis(api, analysisKeyOf(row)));
          const isSuppressed = !row.isSuppressed;
          await write(row, { ...before, isSuppressed }, before);
          undoable.current.push({ row, before });
          return intl.formatMessage(isSuppressed ? messages.suppressedNow : messages.unsuppressedNow, {
            vulnerability,
          });
        },
        { label: intl.formatMessage(messages.undo), run: () => void undo() },
      );
    },
    [api, change, intl, undo, write],
  );

  return { save, toggleSuppressed, undo };
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
