import { useId, useState } from 'react';
import {
  changeViolation,
  restoreViolation,
  ViolationDecidedMeanwhile,
  type ChangedViolation,
} from '../../../data/changeViolation.js';
import { violationsAudited } from '../../../data/resources/changes.js';
import type { RunView } from '../../../data/SaveRunner.js';
import { useSaveMany, type DoneItem, type ManyOutcome } from '../../../data/useSaveMany.js';
import type { ViolationChange, ViolationDecided } from '../../../domain/policy/violationChange.js';
import { violationDraftOf } from '../../../domain/policy/violationDraft.js';
import { useHost } from '../../../host/KitProvider.js';
import { useIntl } from '../../../i18n/index.js';
import type { PolicyViolation } from '../../../schema/violation.js';
import { refusalText } from '../../decision/index.js';
import type { OutcomeKind } from '../../../frames/run/RunOutcomeDialog.js';
import { messages } from './violationBulk.messages.js';

/** How one violation fared. */
export interface ViolationOutcome {
  readonly violation: PolicyViolation;
  readonly kind: OutcomeKind;
  readonly error?: unknown;
}

/** What is under way, or what came of it. */
export type ViolationStage =
  | { readonly kind: 'running'; readonly runner: RunView; readonly isUndo: boolean }
  | {
      readonly kind: 'over';
      readonly isUndo: boolean;
      readonly rows: readonly ViolationOutcome[];
      readonly retry: (() => void) | undefined;
      readonly undo: (() => void) | undefined;
    };

/** What is to be done to one violation. */
interface WantedChange {
  readonly violation: PolicyViolation;
  readonly change: ViolationChange;
  readonly known: ViolationDecided;
}

type Done = DoneItem<WantedChange, ChangedViolation>;

/** What {@link useViolationRun} needs. */
export interface UseViolationRunOptions {
  projectIdOf: (violation: PolicyViolation) => string | undefined;
  /** Called after a run with those that are not as wanted, because they were refused or not begun. */
  onEnd: (left: readonly PolicyViolation[]) => void;
}

/** Changes decisions about many violations, says what came of each, and takes it back. */
export function useViolationRun({ projectIdOf, onEnd }: UseViolationRunOptions) {
  const { api, notify } = useHost();
  const intl = useIntl();
  const noticeId = useId();
  const [over, setOver] = useState<Extract<ViolationStage, { kind: 'over' }>>();
  const many = useSaveMany<WantedChange, ChangedViolation, ChangedViolation>({
    save: ({ violation, change, known }) => changeViolation(api, keyOf(violation), change, known),
    undo: ({ item, result }) => restoreViolation(api, keyOf(item.violation), result),
    stale: (items) => {
      const projects = new Set(items.map(({ violation }) => projectIdOf(violation)));
      return [...projects].flatMap(violationsAudited);
    },
    atObstacle: 'waits',
  });

  const takeBack = async (done: readonly Done[]) => {
    setOver(undefined);
    const end = await many.undo(done);
    const left = end.refused.length + end.left.length;
    const [first] = end.refused;
    const title = intl.formatMessage(left > 0 ? messages.notRestored : messages.restoredAll, {
      count: left > 0 ? left : end.done.length,
    });
    // The list may be gone by now, and with it the dialog that says the rest.
    notify({
      id: noticeId,
      kind: left > 0 ? 'failure' : 'success',
      title,
      detail: first && refusalText(intl, first.error),
    });
    if (left === 0) return;
    const again = [...end.refused.map(({ item }) => item), ...end.left];
    setOver({
      kind: 'over',
      isUndo: true,
      rows: outcomesOf(end, ({ item }) => item.violation),
      retry: () => void takeBack(again),
      undo: undefined,
    });
  };

  /** @param earlier - what was changed before the rest was tried again */
  const run = async (items: readonly WantedChange[], earlier: readonly Done[]) => {
    setOver(undefined);
    const end = await many.submit(items);
    const written = [...earlier, ...end.done.filter(({ result }) => result.isWritten)];
    const left = [...end.refused.map(({ item }) => item), ...end.left];
    const undo = written.length > 0 ? () => void takeBack(written) : undefined;
    if (end.done.length > 0 || left.length > 0) {
      notify({
        id: noticeId,
        kind: left.length > 0 ? 'failure' : 'success',
        title:
          left.length > 0
            ? intl.formatMessage(messages.changed, { done: end.done.length, total: end.total })
            : intl.formatMessage(messages.changedAll, { count: written.length }),
        action: undo && { label: intl.formatMessage(messages.undo), run: undo },
      });
    }
    if (left.length > 0) {
      // As others decided meanwhile: trying again decides over it.
      const theirs = new Map(
        end.refused.flatMap(({ item, error }) =>
          error instanceof ViolationDecidedMeanwhile ? [[item, error.decided] as const] : [],
        ),
      );
      const again = left.map((item) => ({ ...item, known: theirs.get(item) ?? item.known }));
      setOver({
        kind: 'over',
        isUndo: false,
        rows: outcomesOf(end, ({ violation }) => violation),
        retry: () => void run(again, written),
        undo,
      });
    }
    onEnd(left.map(({ violation }) => violation));
  };

  const stage: ViolationStage | undefined = many.run
    ? { kind: 'running', runner: many.run.view, isUndo: many.run.isUndo }
    : over;
  return {
    stage,
    start: (violations: readonly PolicyViolation[], change: ViolationChange) =>
      void run(
        violations.map((violation) => ({
          violation,
          change,
          known: violationDraftOf(violation.analysis),
        })),
        [],
      ),
    close: () => setOver(undefined),
  };
}

function keyOf({ uuid, component }: PolicyViolation) {
  // Only violations with a component can be selected.
  return { policyViolation: uuid, component: component!.uuid };
}

function outcomesOf<One>(
  { done, refused, left }: ManyOutcome<One, ChangedViolation | undefined>,
  violationOf: (one: One) => PolicyViolation,
): ViolationOutcome[] {
  return [
    ...refused.map(({ item, error }) => ({ violation: violationOf(item), kind: 'refused' as const, error })),
    ...left.map((item) => ({ violation: violationOf(item), kind: 'left' as const })),
    ...done.map(({ item, result }) => ({
      violation: violationOf(item),
      kind: result?.isWritten ? ('changed' as const) : ('same' as const),
    })),
  ];
}
