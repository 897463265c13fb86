import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DrawnGraph } from '../../../../domain/graph/layoutDrawn.js';
import { layoutLayers } from '../../../../domain/graph/layoutLayers.js';
import type { LayoutReport, LayoutTask } from '../../../../domain/graph/layoutMessages.js';
import { createLayouter } from '../../../../domain/graph/layoutOffPage.js';
import { LAYER_SIZES, type Arrangement } from './arrangement.js';

/** The maximum number of nodes of layers that are laid out immediately. A worker would not be faster. */
const AT_ONCE = 2_000;

/**
 * Returns the positions of all items. The previous positions of the same graph are kept until the new ones
 * are known.
 */
export function useArrangement(
  graph: unknown,
  drawn: DrawnGraph,
  kind: Arrangement['kind'],
  createWorker: () => Worker,
) {
  const layouter = useMemo(() => createLayouter(createWorker), [createWorker]);
  useEffect(() => () => layouter.dispose(), [layouter]);
  const isAtOnce = kind === 'layers' && drawn.size <= AT_ONCE;
  const atOnce = useMemo(
    () => (isAtOnce ? { drawn, kind, ...layoutLayers(drawn, LAYER_SIZES) } : undefined),
    [isAtOnce, drawn, kind],
  );
  const [reported, setReported] = useState<{ arrangement: Arrangement; progress: number }>();
  const [failure, setFailure] = useState<{ error: unknown }>();
  // The frame of the widget shows the error and offers to try again.
  if (failure) throw failure.error;
  const [stopped, setStopped] = useState<DrawnGraph>();
  useEffect(() => {
    if (isAtOnce) return;
    const task: LayoutTask = {
      kind,
      input: { parents: drawn.parents, sources: drawn.sources, targets: drawn.targets },
      sizes: LAYER_SIZES,
    };
    layouter.start(
      task,
      ({ x, y, progress }: LayoutReport) => setReported({ arrangement: { drawn, kind, x, y }, progress }),
      (error) => setFailure({ error }),
    );
    return () => layouter.stop();
  }, [layouter, drawn, kind, isAtOnce]);

  const last = useRef<{ readonly graph: unknown; readonly arrangement?: Arrangement }>(undefined);
  const isReported = reported?.arrangement.drawn === drawn && reported.arrangement.kind === kind;
  const before = last.current?.graph === graph ? last.current?.arrangement : undefined;
  const arrangement = atOnce ?? (isReported ? reported.arrangement : before);
  useEffect(() => {
    last.current = { graph, ...(arrangement && { arrangement }) };
  });
  const progress = atOnce || stopped === drawn ? 1 : isReported ? reported.progress : 0;
  return {
    arrangement,
    /** The progress, 0–1. It is 1 when nothing moves any longer. */
    progress,
    /** Called while the user changes the view, so that the items they look at do not move. */
    rest: useCallback(() => layouter.rest(), [layouter]),
    stop: () => {
      layouter.stop();
      setStopped(drawn);
    },
  };
}
