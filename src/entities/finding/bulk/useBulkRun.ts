import { useEffect, useRef, useState } from 'react';
import type { IntlShape } from 'react-intl';
import { errorText } from '../../../data/errorText.js';
import type { Refusal } from '../../../data/saveRun.js';
import type { RunView } from '../../../data/SaveRunner.js';
import { useSaveMany, type DoneItem, type ManyOutcome } from '../../../data/useSaveMany.js';
import { isSameDraft } from '../../../domain/findings/auditDraft.js';
import { changedDraft } from '../../../domain/findings/bulkChange.js';
import type { BulkChange } from '../../../domain/findings/bulkDraft.js';
import { matrixOf, type FindingRow } from '../../../domain/findings/FindingRow.js';
import type { FindingsIndex } from '../../../domain/findings/FindingsIndex.js';
import { useHost } from '../../../host/KitProvider.js';
import type { Notice } from '../../../host/types.js';
import { useIntl } from '../../../i18n/index.js';
import { useIsMounted } from '../../../ui/hooks/useIsMounted.js';
import { DecidedMeanwhile, type SavedChange, type SavedDecision } from '../../../data/changeDecision.js';
import { refusalText } from '../../decision/index.js';
import type { Auditor } from '../detail/Auditor.js';
import { bulkMessages as messages } from './BulkAudit.messages.js';
import type { AuditFinding } from '../audit/useAuditFinding.js';

/** What is under way, or what is left of it to look at. */
export type BulkStage =
  | { kind: 'running'; runner: RunView; isUndo: boolean }
  | {
      kind: 'refused';
      refusals: readonly Refusal<FindingRow>[];
      retry: () => void;
      /** Takes back what was saved before; nothing when that was done. Absent: nothing was. */
      undo: (() => void) | undefined;
    };

/** What is to be done to one of the selected findings. */
interface WantedChange {
  readonly row: FindingRow;
  readonly change: BulkChange;
}

type Done = DoneItem<WantedChange, SavedChange>;

/** Changes many findings, tells in one notice how it went, and takes it back. */
export function useBulkRun(props: {
  audit: AuditFinding;
  index: FindingsIndex;
  onIdsChange: (ids: ReadonlySet<string>) => void;
}) {
  const { notify } = useHost();
  const intl = useIntl();
  const [refused, setRefused] = useState<BulkStage>();
  const latest = useRef({ ...props, notify, intl });
  useEffect(() => {
    latest.current = { ...props, notify, intl };
  });
  const isMounted = useIsMounted();
  const { submit, undo, run } = useSaveMany<WantedChange, SavedChange, SavedDecision>({
    save: async ({ row, change: wanted }) => {
      const auditor = await latest.current.audit.load();
      return auditor.changeOne(row, (before) => changedDraft(before, wanted));
    },
    undo: async ({ result }) => (await latest.current.audit.load()).restoreOne(result),
    atObstacle: 'waits',
    // It cannot be seen or stopped any more, so it ends with what was begun.
    isBoundToView: true,
  });

  /** What the notice offers about findings that were refused. */
  const showRefused = (
    refusals: readonly Refusal<FindingRow>[],
    retry: () => void,
    takeBack?: () => void,
  ) => {
    const { intl: words } = latest.current;
    const show = () => {
      if (isMounted.current) return setRefused({ kind: 'refused', refusals, retry, undo: takeBack });
      latest.current.notify(refusalNotice(words, refusals));
    };
    return refusals.length > 0 ? { label: words.formatMessage(messages.showRefused), run: show } : undefined;
  };

  const takeBack = async (auditor: Auditor, done: readonly Done[], noticeId: string) => {
    setRefused(undefined);
    const end = await undo(done);
    auditor.settle(decisionsOf(end, ({ item }) => item.row));
    const left = [...end.refused.map(({ item }) => item), ...end.left];
    if (left.length > 0) auditor.noteStep({ takeBack: () => takeBack(auditor, left, noticeId) });
    const refusals = end.refused.map(({ item, error }) => ({ item: item.item.row, error }));
    const retry = () =>
      void takeBack(
        auditor,
        end.refused.map(({ item }) => item),
        noticeId,
      );
    latest.current.notify({
      ...undoneNotice(latest.current.intl, end),
      id: noticeId,
      action: showRefused(refusals, retry),
    });
  };

  const change = async (rows: readonly FindingRow[], wanted: BulkChange, auditor: Auditor) => {
    setRefused(undefined);
    const end = await submit(rows.map((row) => ({ row, change: wanted })));
    auditor.settle(decisionsOf(end, ({ row }) => row));

    const { intl: words, onIdsChange } = latest.current;
    const refusals = end.refused.map(({ item, error }) => ({ item: item.row, error }));
    const left = [...refusals.map(({ item }) => item), ...end.left.map(({ row }) => row)];
    onIdsChange(new Set(left.map(matrixOf)));
    const changed = end.done.filter(({ result: { before, after } }) => !isSameDraft(before, after));
    const id = nextNoticeId();
    const undoAll =
      changed.length > 0 ? auditor.noteStep({ takeBack: () => takeBack(auditor, changed, id) }) : undefined;
    const retry = () => {
      const ids = new Set(refusals.map(({ item }) => matrixOf(item)));
      // As they are now: somebody may have decided meanwhile, and trying again decides over it.
      const now = latest.current.index.rows.filter((row) => ids.has(matrixOf(row)));
      void change(now, wanted, auditor);
    };
    const show = showRefused(refusals, retry, undoAll);
    const undoAction = undoAll && { label: words.formatMessage(messages.undo), run: undoAll };
    latest.current.notify({
      ...changedNotice(words, end),
      id,
      action: undoAction ?? show,
      secondAction: undoAction && show,
    });
  };

  const stage: BulkStage | undefined = run
    ? { kind: 'running', runner: run.view, isUndo: run.isUndo }
    : refused;
  return {
    stage,
    start: (rows: readonly FindingRow[], wanted: BulkChange) =>
      latest.current.audit.load().then(
        (auditor) => change(rows, wanted, auditor),
        (error: unknown) =>
          latest.current.notify({ kind: 'failure', title: errorText(latest.current.intl, error).title }),
      ),
    close: () => setRefused(undefined),
  };
}

/** What the list is to show: what was saved, and where others were first, what they decided. */
function decisionsOf<One, Saved extends SavedDecision>(
  { done, refused }: ManyOutcome<One, Saved | undefined>,
  rowOf: (one: One) => FindingRow,
): SavedDecision[] {
  const saved = done.flatMap(({ result }) => result ?? []);
  const others = refused.flatMap(({ item, error }) =>
    error instanceof DecidedMeanwhile ? [{ row: rowOf(item), analysis: error.analysis }] : [],
  );
  return [...saved, ...others];
}

function countsOf({ done, total, refused }: ManyOutcome<unknown, unknown>) {
  return { done: done.length, total, refused: refused.length };
}

function changedNotice(words: IntlShape, end: ManyOutcome<WantedChange, SavedChange>): Notice {
  const written = end.done.filter(({ result }) => result.isWritten).length;
  const same = end.done.length - written;
  const left = end.refused.length + end.left.length;
  const counts = { ...countsOf(end), done: written };
  const details = [
    same > 0 && written + left > 0 && words.formatMessage(messages.alreadySo, { count: same }),
    left > 0 && words.formatMessage(messages.left, { count: left }),
  ].filter(Boolean);
  return {
    kind: end.refused.length > 0 ? 'failure' : 'success',
    title:
      left > 0
        ? words.formatMessage(messages.changed, counts)
        : written === 0
          ? words.formatMessage(messages.noneChanges)
          : words.formatMessage(messages.changedAll, counts),
    detail: details.length > 0 ? details.join(' ') : undefined,
  };
}

function undoneNotice(words: IntlShape, end: ManyOutcome<unknown, unknown>): Notice {
  const isWhole = end.refused.length + end.left.length === 0;
  return {
    kind: end.refused.length > 0 ? 'failure' : 'success',
    title: words.formatMessage(isWhole ? messages.restoredAll : messages.restored, countsOf(end)),
  };
}

/** Which findings were refused, where there is no dialog to say it. */
function refusalNotice(words: IntlShape, refusals: readonly Refusal<FindingRow>[]): Notice {
  const detail = refusals
    .slice(0, 10)
    .map(({ item, error }) => `${item.vulnerability.vulnId}: ${refusalText(words, error)}`);
  const title = words.formatMessage(messages.refusedTitle, { count: refusals.length });
  return { kind: 'failure', title, detail: detail.join('\n') };
}

let noticeCount = 0;

/** Names the notice of a change, whose place that takes which says that it was taken back. */
function nextNoticeId(): string {
  noticeCount += 1;
  return `bulk-${noticeCount}`;
}
