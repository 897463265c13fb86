import { useEffect, useRef, useState } from 'react';
import type { IntlShape } from 'react-intl';
import { decisionsApplied } from '../../../data/resources/changes.js';
import { useSaveMany, type DoneItem } from '../../../data/useSaveMany.js';
import {
  appliedDraft,
  type AppliedPart,
  type AppliedStep,
} from '../../../domain/findings/appliedDecision.js';
import {
  draftOf,
  isSameDraft,
  removesDetails,
  type AuditDraft,
} from '../../../domain/findings/auditDraft.js';
import { useHost } from '../../../host/KitProvider.js';
import { useIntl } from '../../../i18n/index.js';
import { bulkMessages } from '../bulk/BulkAudit.messages.js';
import { auditorMessages } from '../detail/Auditor.messages.js';
import { DecidedMeanwhile, type SavedChange, type SavedDecision } from '../../../data/changeDecision.js';
import type { AuditFinding } from '../audit/useAuditFinding.js';
import type { LoadedMatch } from './loadMatches.js';

/** What is to be applied, beside the decision of each finding. */
export interface ApplyWish {
  readonly parts: ReadonlySet<AppliedPart>;
  readonly comment: string;
}

/** A finding of the dry run. */
export interface ApplyRow extends AppliedStep {
  readonly id: string;
  readonly match: LoadedMatch;
}

/** A finding that a decision is applied to. */
export interface ApplyItem {
  readonly row: ApplyRow;
  readonly wish: ApplyWish;
  /** What it has, as far as is known: what was decided meanwhile is decided over when the user tries again. */
  readonly known: AuditDraft;
}

type Done = DoneItem<ApplyItem, SavedChange>;

/** How one finding fared. `left`: it was not begun. */
export interface ApplyOutcomeRow {
  readonly row: ApplyRow;
  readonly kind: 'changed' | 'same' | 'refused' | 'left';
  readonly error?: unknown;
}

/** What came of a run, to be looked at. */
export interface ApplyOutcome {
  readonly isUndo: boolean;
  readonly rows: readonly ApplyOutcomeRow[];
  /** Tries what was refused or left again. Absent: nothing was. */
  readonly retry: (() => void) | undefined;
  /** Takes back what was changed. Absent: nothing was. */
  readonly undo: (() => void) | undefined;
}

/** What was changed before the rest was tried again. */
interface EarlierRun {
  readonly done: readonly Done[];
  readonly undo: (() => void) | undefined;
}

/** Applies decisions to findings of other projects, says what came of it, and takes it back. */
export function useApplyRun(props: {
  audit: AuditFinding;
  /** Whether the dialog is open, with its steps or with what came of them. */
  isOpen: boolean;
  onClose: () => void;
}) {
  const { notify } = useHost();
  const intl = useIntl();
  // `underWay` from the first request on until it is known what came of all.
  const [state, setState] = useState<ApplyOutcome | 'underWay'>();
  const latest = useRef({ ...props, state, notify, intl });
  useEffect(() => {
    latest.current = { ...props, state, notify, intl };
  });
  const { submit, undo, run } = useSaveMany<ApplyItem, SavedChange, SavedDecision>({
    save: async ({ row, wish, known }) => {
      const auditor = await latest.current.audit.load();
      const { row: finding, decision } = row.match;
      const change = (before: AuditDraft) => appliedDraft(before, decision, wish.parts, wish.comment);
      return auditor.changeOne(finding, change, known);
    },
    undo: async ({ result }) => (await latest.current.audit.load()).restoreOne(result),
    stale: (items) => decisionsApplied([...new Set(items.map(({ row }) => row.match.target.uuid))]),
    atObstacle: 'waits',
    isBoundToView: true,
  });

  const takeBack = async (done: readonly Done[], noticeId: string): Promise<void> => {
    // A notice may be pressed while the user is about to apply other decisions; those steps stay as they are.
    const isBeside = latest.current.isOpen && latest.current.state === undefined;
    if (!isBeside) {
      setState('underWay');
      latest.current.onClose();
    }
    const end = await undo(done);
    const left = [...end.refused.map(({ item }) => item), ...end.left];
    const { audit, intl: words } = latest.current;
    if (left.length > 0) (await audit.load()).noteStep({ takeBack: () => takeBack(left, noticeId) });
    const keepDetails = end.done.filter(
      ({ item, result }) => result && removesDetails(item.result.before, draftOf(result.analysis)),
    ).length;
    const counts = { done: end.done.length, total: end.total, refused: end.refused.length };
    latest.current.notify({
      id: noticeId,
      kind: end.refused.length > 0 ? 'failure' : 'success',
      title: words.formatMessage(
        left.length === 0 ? bulkMessages.restoredAll : bulkMessages.restored,
        counts,
      ),
      detail: keepDetails > 0 ? words.formatMessage(auditorMessages.detailsStay) : undefined,
    });
    if (isBeside) return;
    if (left.length === 0) return setState(undefined);
    setState({
      isUndo: true,
      rows: [
        ...end.refused.map(({ item, error }) => ({ row: item.item.row, kind: 'refused' as const, error })),
        ...end.left.map(({ item }) => ({ row: item.row, kind: 'left' as const })),
        ...end.done.map(({ item }) => ({ row: item.item.row, kind: 'changed' as const })),
      ],
      retry: () => void takeBack(left, noticeId),
      undo: undefined,
    });
  };

  const apply = async (items: readonly ApplyItem[], earlier?: EarlierRun): Promise<void> => {
    setState('underWay');
    const end = await submit(items);
    const done = [...(earlier?.done ?? []), ...end.done];
    const changed = end.done.filter(({ result: { before, after } }) => !isSameDraft(before, after));
    const auditor = changed.length > 0 ? await latest.current.audit.load() : undefined;
    const id = nextNoticeId();
    const undoOwn = auditor?.noteStep({ takeBack: () => takeBack(changed, id) });
    const undoAll =
      undoOwn && earlier?.undo
        ? () => {
            undoOwn();
            earlier.undo?.();
          }
        : (undoOwn ?? earlier?.undo);
    const { intl: words } = latest.current;
    latest.current.notify({
      ...applyNotice(words, end.total, end.done, end.refused.length),
      id,
      action: undoOwn && { label: words.formatMessage(bulkMessages.undo), run: undoOwn },
    });
    const again = [...end.refused.map(({ item, error }) => itemNow(item, error)), ...end.left];
    setState({
      isUndo: false,
      rows: [
        ...end.refused.map(({ item, error }) => ({ row: item.row, kind: 'refused' as const, error })),
        ...end.left.map(({ row }) => ({ row, kind: 'left' as const })),
        ...done.map(({ item, result }) => ({
          row: item.row,
          kind: result.isWritten ? ('changed' as const) : ('same' as const),
        })),
      ],
      retry: again.length > 0 ? () => void apply(again, { done, undo: undoAll }) : undefined,
      undo: undoAll,
    });
  };

  return {
    run,
    isUnderWay: state === 'underWay',
    outcome: state === 'underWay' ? undefined : state,
    start: (rows: readonly ApplyRow[], wish: ApplyWish) =>
      void apply(rows.map((row) => ({ row, wish, known: row.before }))),
    close: () => setState(undefined),
  };
}

/** To be tried again: over what somebody decided meanwhile, which was said. */
function itemNow(item: ApplyItem, error: unknown): ApplyItem {
  return error instanceof DecidedMeanwhile ? { ...item, known: draftOf(error.analysis) } : item;
}

function applyNotice(words: IntlShape, total: number, done: readonly Done[], refused: number) {
  const written = done.filter(({ result }) => result.isWritten).length;
  const isWhole = done.length === total;
  const same = done.length - written;
  return {
    kind: refused > 0 ? ('failure' as const) : ('success' as const),
    title: isWhole
      ? words.formatMessage(bulkMessages.changedAll, { done: written })
      : words.formatMessage(bulkMessages.changed, { done: written, total, refused }),
    detail: same > 0 ? words.formatMessage(bulkMessages.alreadySo, { count: same }) : undefined,
  };
}

let noticeCount = 0;

/** Names the notice of a run, whose place that takes which says that it was taken back. */
function nextNoticeId(): string {
  noticeCount += 1;
  return `apply-${noticeCount}`;
}
