import { useCallback, useRef, useState } from 'react';
import type { RunView } from '../../data/SaveRunner.js';
import { useSaveMany } from '../../data/useSaveMany.js';
import { useHost } from '../../host/KitProvider.js';
import { useIntl } from '../../i18n/index.js';
import { useIsMounted } from '../../ui/hooks/useIsMounted.js';
import { useLatestCallback } from '../../ui/hooks/useLatestCallback.js';
import type { RunDefinition, RunResult, RunText } from './RunDefinition.js';
import type { RunOutcome } from './runOutcome.js';
import { RunTries, type RunContext, type RunState, type RunTask } from './RunTries.js';

/** A change of many things, see {@link useRun}. */
export interface Run<Item, Change> {
  /** The run that is under way, or its outcome until that is closed. */
  stage: RunStage<Item> | undefined;
  /** Changes items. The outcome offers to try those again that were not changed. */
  start: (items: readonly Item[], change: Change) => void;
  /** Leads from the outcome back to the preview. */
  back: () => void;
  /** Closes the outcome. */
  close: () => void;
  /** Called by `RunDialog` when the preview opens or closes. */
  notePreview: (isOpen: boolean) => void;
  /** The words of the dialogs. */
  text: RunText<Item>;
}

/** The stage of a run. */
export type RunStage<Item> =
  { readonly kind: 'running'; readonly view: RunView; readonly isUndo: boolean } | RunOutcome<Item>;

/**
 * Changes many items, a few at a time. Reports the result in one notice, shows which items were not changed
 * and why, tries those again, and undoes all of it. A run waits while the session or the connection is lost.
 * It ends with its view, because no one could see or stop it afterward. The actions of its notice keep
 * working.
 */
export function useRun<Item, Change, Result extends RunResult, Undone = unknown>(
  definition: RunDefinition<Item, Change, Result, Undone>,
): Run<Item, Change> {
  const { sharedBy, undoSharedBy } = definition;
  const { notify } = useHost();
  const intl = useIntl();
  const mounted = useIsMounted();
  const [state, setState] = useState<RunState<Item>>();
  const isPreviewing = useRef(false);
  const notePreview = useCallback((isOpen: boolean) => void (isPreviewing.current = isOpen), []);
  const many = useSaveMany<RunTask<Item, Change>, Result, Undone>({
    save: ({ item, change }, opened) => definition.save(item, change, opened),
    undo: ({ item: { item }, result }) => definition.undo(item, result),
    sharedBy: sharedBy && (({ change }) => sharedBy(change)),
    undoSharedBy: undoSharedBy && (({ result }) => undoSharedBy(result)),
    stale: (tasks) => definition.stale?.(tasks.map(({ item }) => item)) ?? [],
    atObstacle: 'waits',
    isBoundToView: true,
  });
  const context = useLatestCallback((): RunContext<Item, Change, Result, Undone> => {
    const now = { isPreviewing: isPreviewing.current, isMounted: mounted.current };
    return { definition, many, notify, intl, state, setState, ...now };
  });
  const start = (items: readonly Item[], change: Change) => void new RunTries(change, context).change(items);
  const back = () => setState(undefined);
  const close = () => {
    back();
    definition.onClosed?.();
  };

  // The last run is shown until there is an outcome: else the dialog would go away for a moment.
  const [shown, setShown] = useState(many.run);
  if (many.run && many.run !== shown) setShown(many.run);
  const running = many.run ?? shown;
  const stage = state === 'underWay' ? running && ({ kind: 'running', ...running } as const) : state;
  return { stage, start, back, close, notePreview, text: definition };
}
