import { useEffect, useRef, useState } from 'react';
import { ApiError, NetworkError } from '../../../../api/errors.js';
import { errorText } from '../../../../data/errorText.js';
import { isSameDraft } from '../../../../domain/findings/auditDraft.js';
import { changedDraft } from '../../../../domain/findings/bulkChange.js';
import type { BulkChange } from '../../../../domain/findings/bulkDraft.js';
import { matrixOf, type FindingRow } from '../../../../domain/findings/FindingRow.js';
import type { FindingsIndex } from '../../../../domain/findings/FindingsIndex.js';
import { useHost } from '../../../../host/KitProvider.js';
import { useIntl } from '../../../../i18n/index.js';
import { useIsGone } from '../../../../ui/useIsGone.js';
import { DecidedMeanwhile, type Auditor, type Change, type SavedDecision } from '../audit/Auditor.js';
import { bulkMessages as messages } from './BulkAudit.messages.js';
import { refusalText } from '../audit/refusalText.js';
import type { BulkRun, Refusal } from './bulkRun.js';
import { BulkRunner } from './BulkRunner.js';
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

/** What can be seen of a run, and done to it. */
export type RunView = Pick<BulkRunner<unknown, unknown>, 'subscribe' | 'getSnapshot' | 'resume' | 'stop'>;

/** Changes many findings, tells in one notice how it went, and takes it back. */
export function useBulkRun(props: {
  audit: AuditFinding;
  index: FindingsIndex;
  onIdsChange: (ids: ReadonlySet<string>) => void;
}) {
  const host = useHost();
  const intl = useIntl();
  const [stage, setStage] = useState<BulkStage>();
  const latest = useRef({ ...props, ...host, intl });
  useEffect(() => {
    latest.current = { ...props, ...host, intl };
  });
  const isGone = useIsGone();
  const running = useRef<RunView>(undefined);
  // Nobody is left to stop it, so it ends with what was begun.
  useEffect(() => () => running.current?.stop(), []);

  const drive = async <Item, Done extends SavedDecision>(
    auditor: Auditor,
    work: { items: readonly Item[]; act: (item: Item) => Promise<Done>; isUndo: boolean },
  ): Promise<BulkRun<Item, Done>> => {
    const { items, act, isUndo } = work;
    const runner = new BulkRunner(items, { act, isObstacle, onObstacle });
    running.current = runner;
    setStage({ kind: 'running', runner, isUndo });
    const end = await runner.over;
    running.current = undefined;
    // Where others were first, the list shows what they decided.
    const others = end.refused.flatMap(({ item, error }) =>
      error instanceof DecidedMeanwhile ? [{ row: item as FindingRow, analysis: error.analysis }] : [],
    );
    auditor.settle([...end.done, ...others]);
    setStage(undefined);
    return end;
  };

  const onObstacle = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) latest.current.auth.onUnauthorized?.();
  };

  /** What the notice offers about findings that were refused. */
  const showRefused = (
    refusals: readonly Refusal<FindingRow>[],
    retry: () => void,
    takeBack?: () => void,
  ) => {
    const { intl: words, notify } = latest.current;
    const run = () => {
      if (!isGone.current) return setStage({ kind: 'refused', refusals, retry, undo: takeBack });
      const detail = refusals
        .slice(0, 10)
        .map(({ item, error }) => `${item.vulnerability.vulnId}: ${refusalText(words, error)}`);
      const title = words.formatMessage(messages.refusedTitle, { count: refusals.length });
      notify({ kind: 'failure', title, detail: detail.join('\n') });
    };
    return refusals.length > 0 ? { label: words.formatMessage(messages.showRefused), run } : undefined;
  };

  const undo = async (auditor: Auditor, changes: readonly Change[], noticeId: string) => {
    const act = (change: Change) => auditor.restoreOne(change);
    const end = await drive(auditor, { items: changes, act, isUndo: true });
    const { intl: words, notify } = latest.current;
    const refusals = end.refused.map(({ item, error }) => ({ item: item.row, error }));
    const counts = { done: end.done.length, total: end.total, refused: refusals.length };
    const left = [...end.refused.map(({ item }) => item), ...end.waiting];
    if (left.length > 0) auditor.noteStep({ takeBack: () => undo(auditor, left, noticeId) });
    notify({
      id: noticeId,
      kind: refusals.length > 0 ? 'failure' : 'success',
      title:
        left.length > 0
          ? words.formatMessage(messages.restored, counts)
          : words.formatMessage(messages.restoredAll, counts),
      action: showRefused(
        refusals,
        () =>
          void undo(
            auditor,
            end.refused.map(({ item }) => item),
            noticeId,
          ),
      ),
    });
  };

  const change = async (rows: readonly FindingRow[], wanted: BulkChange) => {
    let auditor: Auditor;
    try {
      auditor = await latest.current.audit.load();
    } catch (error) {
      latest.current.notify({ kind: 'failure', title: errorText(latest.current.intl, error).title });
      return;
    }
    const act = (row: FindingRow) => auditor.changeOne(row, (before) => changedDraft(before, wanted));
    const end = await drive(auditor, { items: rows, act, isUndo: false });

    const { intl: words, notify, onIdsChange } = latest.current;
    const left = [...end.refused.map(({ item }) => item), ...end.waiting];
    onIdsChange(new Set(left.map(matrixOf)));
    const changes = end.done.filter(({ before, after }) => !isSameDraft(before, after));
    const id = nextNoticeId();
    const takeBack =
      changes.length > 0 ? auditor.noteStep({ takeBack: () => undo(auditor, changes, id) }) : undefined;
    const retry = () => {
      const ids = new Set(end.refused.map(({ item }) => matrixOf(item)));
      // As they are now: somebody may have decided meanwhile, and trying again decides over it.
      const now = latest.current.index.rows.filter((row) => ids.has(matrixOf(row)));
      void change(now, wanted);
    };
    const refused = showRefused(end.refused, retry, takeBack);
    const undoAction = takeBack && { label: words.formatMessage(messages.undo), run: takeBack };
    const done = end.done.filter(({ isWritten }) => isWritten).length;
    const same = end.done.length - done;
    const counts = { done, total: end.total, refused: end.refused.length };
    const details = [
      same > 0 && done + left.length > 0 && words.formatMessage(messages.alreadySo, { count: same }),
      left.length > 0 && words.formatMessage(messages.left, { count: left.length }),
    ].filter(Boolean);
    notify({
      id,
      kind: refused ? 'failure' : 'success',
      title:
        left.length > 0
          ? words.formatMessage(messages.changed, counts)
          : done === 0
            ? words.formatMessage(messages.noneChanges)
            : words.formatMessage(messages.changedAll, counts),
      detail: details.length > 0 ? details.join(' ') : undefined,
      action: undoAction ?? refused,
      secondAction: undoAction && refused,
    });
  };

  return { stage, start: change, close: () => setStage(undefined) };
}

let noticeCount = 0;

/** Names the notice of a change, whose place that takes which says that it was taken back. */
function nextNoticeId(): string {
  noticeCount += 1;
  return `bulk-${noticeCount}`;
}

/** What all the others would meet too: the session ended, or nothing gets through. */
function isObstacle(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status === 401);
}
