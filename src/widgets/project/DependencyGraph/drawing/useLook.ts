import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLayoutEffect } from '../../../../ui/hooks/useLayoutEffect.js';
import { areaOf, boundsOf, indexOfKey, keyIn, type Arrangement } from './arrangement.js';
import type { CanvasStage } from './CanvasStage.js';
import type { GraphDrawingProps } from './GraphDrawingProps.js';
import { WORDS_FROM } from './paintPicture.js';
import { soughtIn } from './sought.js';
import { fitted, revealing, type View } from './viewport.js';

/** From where the drawing is seen when something new is drawn. */
export function useLook(
  stage: CanvasStage,
  area: { readonly current: HTMLElement | null },
  arrangement: Arrangement | undefined,
  { layout, targets, paths, isWhole, graph }: GraphDrawingProps,
  selectedIndex: number | undefined,
  focusKey: number,
  onMove: () => void,
) {
  const kept = useRef<{ key: number; x: number; y: number }>(undefined);
  const seenLast = useRef<readonly unknown[]>([]);
  const hasMoved = useRef(false);
  const places = useMemo(() => [...targets, ...paths.flat()], [targets, paths]);
  const sought = soughtIn({ graph, targets });
  const latest = useRef<{
    readonly arrangement?: Arrangement;
    readonly places: readonly number[];
    readonly graph: GraphDrawingProps['graph'];
    readonly focusKey: number;
  }>({ places, graph, focusKey });
  const positionOf = useCallback(
    (at: Arrangement, key: number) => {
      const index = indexOfKey(at.drawn, key);
      if (index === undefined) return undefined;
      const { x, y, scale } = stage.view;
      return { x: at.x[index]! * scale + x, y: at.y[index]! * scale + y };
    },
    [stage],
  );

  const showAll = useCallback(() => {
    if (latest.current.arrangement) stage.look(fittedOn(stage, latest.current.arrangement));
    hasMoved.current = false;
  }, [stage]);

  useLayoutEffect(() => {
    const before = latest.current;
    if (arrangement || before.graph === graph) latest.current = { arrangement, places, graph, focusKey };
    if (!arrangement || stage.extent.width === 0) return;
    // More of the graph is known: what the keyboard is on stays where it is.
    const position =
      before.graph !== graph && before.arrangement
        ? positionOf(before.arrangement, before.focusKey)
        : undefined;
    const now = position && keyIn(graph, before.focusKey, before.graph);
    if (position && now !== undefined) kept.current ??= { key: now, ...position };
    const subject = [layout, isWhole, sought, paths.length];
    const isNew = subject.some((each, at) => each !== seenLast.current[at]);
    const index = kept.current && indexOfKey(arrangement.drawn, kept.current.key);
    if (isNew || (arrangement.kind === 'network' && !hasMoved.current)) {
      // The drawn graph may still be the previous one.
      if (arrangement.kind === layout) seenLast.current = subject;
      if (isNew) hasMoved.current = false;
      stage.jump(homeOf(arrangement, stage, places));
    } else if (index !== undefined && kept.current) {
      const { scale } = stage.view;
      const view: View = {
        scale,
        x: kept.current.x - arrangement.x[index]! * scale,
        y: kept.current.y - arrangement.y[index]! * scale,
      };
      stage.look(view);
    }
    kept.current = undefined;
  }, [stage, arrangement, layout, isWhole, sought, paths, graph, places, focusKey, positionOf]);

  useEffect(() => {
    if (selectedIndex === undefined || !latest.current.arrangement || stage.extent.width === 0) return;
    // If the drawing was fitted to the view, a node that is in view stays in place.
    stage.look(revealing(stage.view, areaOf(latest.current.arrangement, selectedIndex), stage.extent, 20));
  }, [stage, selectedIndex]);

  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const measure = () => {
      const [before, after] = [stage.extent, { width: element.clientWidth, height: element.clientHeight }];
      if (after.width === before.width && after.height === before.height) return;
      stage.resize(after);
      if (before.width === 0) {
        const { arrangement, places } = latest.current;
        if (arrangement) stage.look(homeOf(arrangement, stage, places));
        return;
      }
      const { view } = stage;
      stage.look({
        ...view,
        x: view.x + (after.width - before.width) / 2,
        y: view.y + (after.height - before.height) / 2,
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage, area]);

  return {
    showAll,
    /** Keeps a thing where it is on the screen when the drawing changes next. */
    anchor: (key: number) => {
      const position = arrangement && positionOf(arrangement, key);
      if (position) kept.current = { key, ...position };
    },
    noteMove: useCallback(() => {
      hasMoved.current = true;
      onMove();
    }, [onMove]),
  };
}

/**
 * Returns the view of the nodes that are searched for, or of everything, or of as much of it as can be read.
 */
function homeOf(arrangement: Arrangement, stage: CanvasStage, places: readonly number[]): View {
  const { extent } = stage;
  const indexes = places
    .map((place) => indexOfKey(arrangement.drawn, place))
    .filter((at) => at !== undefined);
  const view = fittedOn(stage, arrangement, indexes.length > 0 ? [0, ...indexes] : undefined);
  if (arrangement.kind === 'network' || view.scale >= WORDS_FROM) return view;
  // The project at the start side, or what is searched for in the middle.
  const target = indexes[0] ?? 0;
  const scale = 0.8;
  return {
    scale,
    x: extent.width * (indexes.length > 0 ? 0.6 : 0.15) - arrangement.x[target]! * scale,
    y: extent.height / 2 - arrangement.y[target]! * scale,
  };
}

/**
 * Fits the drawing to the stage. The legend covers its lower edge, and names in a network are wider than the
 * nodes above them.
 */
function fittedOn(
  { extent: { width, height } }: CanvasStage,
  arrangement: Arrangement,
  indexes?: number[],
): View {
  const aside = arrangement.kind === 'network' ? Math.min(70, width / 8) : 0;
  const room = { width: width - 2 * aside, height: height - LEGEND_HEIGHT };
  const view = fitted(boundsOf(arrangement, indexes), room);
  return { ...view, x: view.x + aside };
}

const LEGEND_HEIGHT = 32;
