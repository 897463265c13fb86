import { useEffect, useMemo, useRef } from 'react';
import { errorText } from '../../../data/errorText.js';
import { useResourceCache } from '../../../data/useResource.js';
import type { SavedDecision } from '../../../data/changeDecision.js';
import type { AuditDraft } from '../../../domain/findings/auditDraft.js';
import type { FindingRow } from '../../../domain/findings/FindingRow.js';
import { useHost } from '../../../host/KitProvider.js';
import { useIntl } from '../../../i18n/index.js';
import { withWords } from '../../../i18n/words.js';
import type { Analysis } from '../../../schema/analysis.js';
import type { AuditContext, Auditor } from '../detail/Auditor.js';

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

/** The return value of {@link useAuditFinding}. */
export interface AuditFinding {
  /**
   * Saves a decision.
   * @param known - the decision the form was filled from
   * @throws DecidedMeanwhile, ApiError, NetworkError, ShapeError
   */
  save: (row: FindingRow, draft: AuditDraft, known: Analysis | undefined) => Promise<Analysis>;
  /** Suppresses or unsuppresses a finding and keeps the rest of the decision. Reports the result. */
  toggleSuppressed: (row: FindingRow) => Promise<void>;
  /**
   * Undoes the latest change that was not undone yet. Reports the result. Does nothing when there is none.
   */
  undo: () => Promise<void>;
  /** Shows in the list what the server has. */
  settle: (saved: readonly SavedDecision[]) => void;
  /** Lets {@link AuditFinding.undo} take a change of many back, too; gives what takes it back, once. */
  offerUndo: (takeBack: () => Promise<void>) => () => void;
  /** Returns the object that does all this. It is loaded on first use. */
  load: () => Promise<Auditor>;
}

/** Saves decisions, one after the other, and reports them. Reading a list loads nothing of it. */
export function useAuditFinding(
  onSaved: AuditContext['onSaved'],
  onFindingAudited: AuditContext['onFindingAudited'],
): AuditFinding {
  const { api, auth, notify } = useHost();
  const intl = useIntl();
  const cache = useResourceCache();
  const context = useRef<AuditContext>(undefined);
  useEffect(() => {
    context.current = { api, auth, notify, intl, cache, onSaved, onFindingAudited };
  });
  return useMemo(() => {
    let loading: Promise<Auditor> | undefined;
    const load = () => {
      loading ??= loadAuditor().then(({ Auditor }) => new Auditor(() => context.current!));
      loading.catch(() => (loading = undefined));
      return loading;
    };
    const tell = (error: unknown) => {
      const { intl: words, notify: say } = context.current!;
      say({ kind: 'failure', title: errorText(words, error).title });
    };
    return {
      load,
      save: async (...decision) => (await load()).save(...decision),
      toggleSuppressed: (row) => load().then((auditor) => auditor.toggleSuppressed(row), tell),
      undo: () => load().then((auditor) => auditor.undo(), tell),
      settle: (saved) =>
        saved.length > 0 ? void load().then((auditor) => auditor.settle(saved), tell) : undefined,
      offerUndo: (takeBack) => {
        const offered = load().then((auditor) => auditor.noteStep({ takeBack }));
        return () => void offered.then((take) => take(), tell);
      },
    };
  }, []);
}

const loadAuditor = () => withWords(import('../detail/Auditor.js'));
