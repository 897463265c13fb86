import { getAnalysis } from '../../../api/analyses.js';
import { analysisKeyOf } from '../../../data/analysisKeyOf.js';
import {
  changeDecision,
  DecidedMeanwhile,
  restoreDecision,
  writeDecision,
  type DecisionChange,
  type DecisionContext,
  type SavedChange,
  type SavedDecision,
} from '../../../data/changeDecision.js';
import { attempt } from '../../../data/attempt.js';
import { failureNotice } from '../../../data/tellFailure.js';
import * as analyses from '../../../data/resources/analyses.js';
import { findingsAudited } from '../../../data/resources/findingsAudited.js';
import type { KnownResources } from '../../../data/useResource.js';
import {
  draftOf,
  isSameDraft,
  removesDetails,
  withoutChange,
  type AuditDraft,
} from '../../../domain/findings/auditDraft.js';
import { matrixOf, type FindingRow } from '../../../domain/findings/FindingRow.js';
import type { Host } from '../../../host/KitProvider.js';
import type { Notice } from '../../../host/types.js';
import type { useIntl } from '../../../i18n/index.js';
import type { Analysis } from '../../../schema/analysis.js';
import { auditorMessages as messages } from './Auditor.messages.js';
import { tellAudited } from '../audit/tellAudited.js';
import type { FindingAuditedEvent } from '../audit/useAuditFinding.js';

/** The dependencies of an {@link Auditor}. They are read each time, because a host may change any of them. */
export interface AuditContext extends Pick<Host, 'api' | 'auth' | 'notify'> {
  intl: ReturnType<typeof useIntl>;
  cache: KnownResources;
  onSaved: (saved: readonly SavedDecision[]) => void;
  onFindingAudited: ((event: FindingAuditedEvent) => void) | undefined;
}

/** A change that can be undone as a unit, such as the change of many findings. It reports its own result. */
export interface UndoStep {
  readonly takeBack: () => Promise<void>;
}

/** Saves decisions, reports them, and takes them back. */
export class Auditor {
  /** The changes that were made here and not undone, latest last. */
  #undoable: (DecisionChange | UndoStep)[] = [];
  #lastTurn: Promise<void> = Promise.resolve();
  readonly #toggling = new Set<string>();
  readonly #context: () => AuditContext;

  constructor(context: () => AuditContext) {
    this.#context = context;
  }

  /** See `AuditFinding`. */
  async save(row: FindingRow, draft: AuditDraft, known: Analysis | undefined): Promise<Analysis> {
    const { api } = this.#context();
    const current = await getAnalysis(api, analysisKeyOf(row));
    if (current && trailLength(current) !== trailLength(known)) {
      this.settle([{ row, analysis: current }]);
      throw new DecidedMeanwhile(current);
    }
    const before = draftOf(current);
    const analysis = await this.#write(row, draft, before);
    this.#undoable.push({ row, before, after: draftOf(analysis) });
    return analysis;
  }

  /** See `AuditFinding`. */
  async toggleSuppressed(row: FindingRow): Promise<void> {
    const id = matrixOf(row);
    // A second press before the answer means the same.
    if (this.#toggling.has(id)) return;
    this.#toggling.add(id);
    try {
      await this.#runInBackground(() => ({ row, run: () => this.#toggle(row) }));
    } finally {
      this.#toggling.delete(id);
    }
  }

  /** See `AuditFinding`. */
  undo(): Promise<void> {
    return this.#takeBack(() => this.#undoable.at(-1));
  }

  /** Takes the latest change of one finding back. */
  undoOf(row: FindingRow): Promise<void> {
    const id = matrixOf(row);
    return this.#takeBack(() =>
      this.#undoable.filter((one) => !('takeBack' in one) && matrixOf(one.row) === id).at(-1),
    );
  }

  /** Notes a step for {@link undo}; gives what takes it back, once. */
  noteStep(step: UndoStep): () => void {
    this.#undoable.push(step);
    return () => void this.#takeBack(() => step);
  }

  /**
   * Changes one of many findings, unless someone else changed the decision since the list was loaded.
   * Notifies only the host. A caller that changes many calls {@link settle} when they are done.
   * @param known - the complete decision that the change was made for. Absent: the one from the list
   * @throws DecidedMeanwhile, ApiError, NetworkError, ShapeError
   */
  changeOne(
    row: FindingRow,
    change: (before: AuditDraft) => AuditDraft,
    known?: AuditDraft,
  ): Promise<SavedChange> {
    return changeDecision(this.#writing(), row, change, known);
  }

  /** Undoes one of many changes. Changes that others made in the meantime are kept. */
  restoreOne(change: DecisionChange): Promise<SavedDecision> {
    return restoreDecision(this.#writing(), change);
  }

  /** Shows decisions in the list. */
  settle(saved: readonly SavedDecision[]): void {
    if (saved.length === 0) return;
    const { cache, onSaved } = this.#context();
    for (const { row, analysis } of saved) cache.set(analyses.one(analysisKeyOf(row)), { analysis });
    onSaved(saved);
    cache.refresh(...findingsAudited([...new Set(saved.map(({ row }) => row.component.project))]));
  }

  async #toggle(row: FindingRow): Promise<TurnNotice> {
    const { api, intl } = this.#context();
    const { vulnId: vulnerability } = row.vulnerability;
    const before = draftOf(await getAnalysis(api, analysisKeyOf(row)));
    const isSuppressed = !row.isSuppressed;
    const change: DecisionChange = { row, before, after: { ...before, isSuppressed } };
    await this.#write(row, change.after, before);
    const said = isSuppressed ? messages.suppressedNow : messages.unsuppressedNow;
    const title = intl.formatMessage(said, { vulnerability });
    // Someone else was first, so there is nothing of ours to undo.
    if (before.isSuppressed === isSuppressed) return { title };
    this.#undoable.push(change);
    const run = () => void this.#takeBack(() => change);
    return { title, action: { label: intl.formatMessage(messages.undo), run } };
  }

  /** Takes back what `pick` names, if it was not yet. */
  #takeBack(pick: () => DecisionChange | UndoStep | undefined): Promise<void> {
    return this.#runInBackground(() => {
      const change = pick();
      if (!change || !this.#undoable.includes(change)) return undefined;
      if ('takeBack' in change) {
        // The parts that cannot be undone are offered again automatically.
        this.#forget(change);
        return { row: undefined, run: () => change.takeBack() };
      }
      return { row: change.row, run: () => this.#withdraw(change) };
    });
  }

  async #withdraw(change: DecisionChange): Promise<TurnNotice> {
    const { api, intl } = this.#context();
    const { row } = change;
    const current = draftOf(await getAnalysis(api, analysisKeyOf(row)));
    const draft = withoutChange(current, change);
    const isDone = isSameDraft(draft, current);
    // Someone else may have undone it already, which has the same result.
    const after = isDone ? current : draftOf(await this.#write(row, draft, current));
    this.#forget(change);
    return {
      title: intl.formatMessage(messages.undone, { vulnerability: row.vulnerability.vulnId }),
      detail: removesDetails(draft, after) ? intl.formatMessage(messages.detailsStay) : undefined,
    };
  }

  #forget(change: DecisionChange | UndoStep): void {
    this.#undoable = this.#undoable.filter((other) => other !== change);
  }

  /** A change without a form, once those before are done: says in a notice how it went. */
  #runInBackground(take: () => Task | undefined): Promise<void> {
    const turn = this.#lastTurn.then(async () => {
      // The task is only known when the previous ones are done.
      const task = take();
      if (!task) return;
      const outcome = await attempt(task.run, { auth: this.#context().auth });
      const { intl, notify } = this.#context();
      if (outcome.status === 'refused') {
        const vulnerability = task.row?.vulnerability.vulnId ?? '';
        const title = intl.formatMessage(messages.notSaved, { vulnerability });
        notify(failureNotice(intl, outcome.error, { title }));
      } else if (outcome.status === 'done' && outcome.result) {
        // The latest notice about a finding replaces the earlier one, whose Undo may no longer apply.
        const id = task.row && `finding-${matrixOf(task.row)}`;
        const done = outcome.result;
        notify({ id, kind: 'success', ...done });
      }
    });
    this.#lastTurn = turn;
    return turn;
  }

  async #write(row: FindingRow, draft: AuditDraft, before: AuditDraft): Promise<Analysis> {
    const analysis = await writeDecision(this.#writing(), row, draft, before);
    this.settle([{ row, analysis }]);
    return analysis;
  }

  /** Returns the context that decisions are written with. The host is notified of each. */
  #writing(): DecisionContext {
    const { api, onFindingAudited } = this.#context();
    return { api, onWritten: tellAudited(onFindingAudited) };
  }
}

type TurnNotice = Pick<Notice, 'title' | 'detail' | 'action'>;

/** Something to do in turn. */
interface Task {
  /** The finding it is about. Undefined: the task reports its own result. */
  row: FindingRow | undefined;
  /** Runs the task and returns the notice to show afterward, unless the task reports its own result. */
  run: () => Promise<TurnNotice | void>;
}

/** The audit trail only grows, so its length shows whether anything was decided. */
function trailLength(analysis: Analysis | undefined): number {
  return analysis?.analysisComments?.length ?? 0;
}
