import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isSessionRefused } from '../../../data/attempt.js';
import { SaveRunner, type RunView } from '../../../data/SaveRunner.js';
import type { FindingRow } from '../../../domain/findings/FindingRow.js';
import { useHost } from '../../../host/KitProvider.js';
import { tellHost } from '../../../ui/faults/tellHost.js';
import { matchLoader, type ApplyTarget, type ListOf, type LoadedMatch } from './loadMatches.js';

/** The result of the search for findings in a project. */
export type TargetResult =
  | { readonly target: ApplyTarget; readonly matches: readonly LoadedMatch[] }
  | { readonly target: ApplyTarget; readonly error: unknown };

/** Looks for findings in other projects, two at a time, and keeps what was found. */
export function useMatches(sources: readonly FindingRow[], listOf: ListOf) {
  const { api, auth } = useHost();
  const latest = useRef({ api, auth });
  useEffect(() => {
    latest.current = { api, auth };
  });
  const load = useMemo(() => matchLoader(sources, listOf), [sources, listOf]);
  const [results, setResults] = useState<ReadonlyMap<string, TargetResult>>(NONE);
  const [run, setRun] = useState<RunView>();
  const current = useRef<{ runner: RunView; controller: AbortController }>(undefined);

  const stop = useCallback(() => {
    current.current?.runner.stop();
    current.current?.controller.abort();
  }, []);
  useEffect(() => stop, [stop]);

  const look = useCallback(
    async (targets: readonly ApplyTarget[]) => {
      if (targets.length === 0) return;
      stop();
      const controller = new AbortController();
      const { signal } = controller;
      const runner = new SaveRunner<ApplyTarget, TargetResult>(targets, {
        act: async (target) => ({ target, matches: await load(latest.current.api, target, signal) }),
        isObstacle: isSessionRefused,
        atObstacle: 'ends',
        onObstacle: () => tellHost(() => latest.current.auth.onUnauthorized?.()),
        limit: 2,
      });
      const own = { runner, controller };
      current.current = own;
      setRun(runner);
      const { done, refused } = await runner.over;
      // Targets in progress when the search was stopped were not searched.
      const failed = signal.aborted ? [] : refused.map(({ item: target, error }) => ({ target, error }));
      setResults((known) => new Map([...known, ...[...done, ...failed].map(withId)]));
      if (current.current === own) setRun(undefined);
    },
    [load, stop],
  );
  return { results, look, stop, run };
}

function withId(result: TargetResult): [string, TargetResult] {
  return [result.target.uuid, result];
}

const NONE: ReadonlyMap<string, TargetResult> = new Map();
