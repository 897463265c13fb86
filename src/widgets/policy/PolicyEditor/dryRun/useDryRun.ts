import { useEffect, useState, useSyncExternalStore } from 'react';
import { useHost } from '../../../../host/KitProvider.js';
import { tellHost } from '../../../../ui/tellHost.js';
import { DryRunner, type DryRunState, type DryRunTask } from './DryRunner.js';

/** What a dry run is about, besides who asks. */
export type DryRunQuestion = Omit<DryRunTask, 'api' | 'onUnauthorized' | 'createWorker'>;

/** A dry run, or none yet. It ends with its view. */
export interface UsedDryRun {
  /** Begins anew. */
  start: (question: DryRunQuestion) => void;
  /** What it was begun with. */
  question: DryRunQuestion | undefined;
  state: DryRunState | undefined;
  runner: DryRunner | undefined;
}

/** Runs one dry run at a time. */
export function useDryRun(): UsedDryRun {
  const { api, auth } = useHost();
  const [run, setRun] = useState<{ runner: DryRunner; question: DryRunQuestion }>();
  const runner = run?.runner;
  useEffect(() => () => runner?.dispose(), [runner]);
  const state = useSyncExternalStore(
    runner?.subscribe ?? toNothing,
    () => runner?.getSnapshot(),
    () => undefined,
  );
  const start = (question: DryRunQuestion) => {
    const next = new DryRunner({
      ...question,
      api,
      onUnauthorized: () => tellHost(() => auth.onUnauthorized?.()),
    });
    setRun({ runner: next, question });
    void next.start();
  };
  return { start, question: run?.question, state, runner };
}

const toNothing = () => () => {};
