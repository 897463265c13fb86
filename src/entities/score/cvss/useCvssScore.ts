import { useEffect, useState } from 'react';
import type { CvssVersion } from '../../../domain/scores/cvssMetrics.js';
import type { CvssScore } from '../../../domain/scores/scoreCvss.js';

/** The state of scoring a vector. */
export type CvssScoring =
  | { status: 'none' }
  | { status: 'waiting'; vector: string }
  | { status: 'failed'; retry: () => void }
  | { status: 'done'; score: CvssScore };

type Engine = (vector: string, version?: CvssVersion) => CvssScore;

// The arithmetic is heavier than everything else. A page loads it once, when someone starts to use a
// calculator.
let engine: Engine | undefined;
let loading: Promise<void> | undefined;

/** Loads the arithmetic ahead of its use; what fails is loaded again when it is needed. */
export function loadCvssEngine(): Promise<void> {
  loading ??= import('../../../domain/scores/scoreCvss.js').then(
    (module) => {
      engine = module.scoreCvss;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Scores a complete vector. `undefined` is not scored. */
export function useCvssScore(vector: string | undefined): CvssScoring {
  const [state, setState] = useState({ attempt: 0, isFailed: false });
  const isWanted = vector !== undefined;
  const { attempt } = state;
  useEffect(() => {
    if (!isWanted || engine) return;
    let isHere = true;
    loadCvssEngine().then(
      () => isHere && setState({ attempt: attempt + 1, isFailed: false }),
      () => isHere && setState({ attempt, isFailed: true }),
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, attempt]);

  if (!isWanted) return { status: 'none' };
  if (engine) return { status: 'done', score: engine(vector) };
  if (state.isFailed) {
    return { status: 'failed', retry: () => setState({ attempt: attempt + 1, isFailed: false }) };
  }
  return { status: 'waiting', vector };
}
