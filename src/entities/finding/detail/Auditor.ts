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

/** What an {@link Auditor} works with; asked for each time, because a host may change any of it. */
export interface AuditContext extends Pick<Host, 'api' | 'auth' | 'notify'> {
  intl: ReturnType<typeof useIntl>;
  cache: KnownResources;
  onSaved: (saved: readonly SavedDecision[]) => void;
  onFindingAudited: ((event: FindingAuditedEvent) => void) | undefined;
}

/** Something that can be taken back as a whole, such as the change of many findings; it tells itself how that went. */
export interface UndoStep {
  readonly takeBack: () => Promise<void>;
}

/** Saves decisions, reports them, and takes them back. */
export class Auditor {
  /** What was changed here and not taken back, latest last. */
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
   * Changes one of many findings, unless somebody decided since the list was loaded. Tells the host only; a caller that
   * changes many calls {@link settle} when they are done.
   * @param known - the whole decision that the change was made for; absent: what the list tells of it
   * @throws DecidedMeanwhile, ApiError, NetworkError, ShapeError
   */
  changeOne(
    row: FindingRow,
    change: (before: AuditDraft) => AuditDraft,
    known?: AuditDraft,
  ): Promise<SavedChange> {
    return changeDecision(this.#writing(), row, change, known);
  }

  /** Takes one of many changes back; what others changed meanwhile stays. */
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
    // Somebody else was first: there is nothing of ours to take back.
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
        // What of it cannot be taken back is offered again by itself.
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
    // Somebody else may have taken it back already, which comes to the same.
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
      // What there is to do is known when those before are done.
      const task = take();
      if (!task) return;
      const outcome = await attempt(task.run, { auth: this.#context().auth });
      const { intl, notify } = this.#context();
      if (outcome.status === 'refused') {
        const vulnerability = task.row?.vulnerability.vulnId ?? '';
        const title = intl.formatMessage(messages.notSaved, { vulnerability });
        notify(failureNotice(intl, outcome.error, { title }));
      } else if (outcome.status === 'done' && outcome.result) {
        // The latest about a finding takes the place of what was said before, with an Undo that may be over.
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

  /** What decisions are written with; the host is told of each. */
  #writing(): DecisionContext {
    const { api, onFindingAudited } = this.#context();
    return { api, onWritten: tellAudited(onFindingAudited) };
  }
}

type TurnNotice = Pick<Notice, 'title' | 'detail' | 'action'>;

/** Something to do in turn. */
interface Task {
  /** Which finding it is about; undefined: it tells itself how it went. */
  row: FindingRow | undefined;
  /** What to say afterwards, unless it tells itself. */
  run: () => Promise<TurnNotice | void>;
}

/** The trail only grows, so its length tells whether anything was decided. */
function trailLength(analysis: Analysis | undefined): number {
  return analysis?.analysisComments?.length ?? 0;
}
