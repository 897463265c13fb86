import { useRef, useState } from 'react';
import { PROJECT } from '../../../../domain/graph/layoutDrawn.js';
import { useLayoutEffect } from '../../../../ui/hooks/useLayoutEffect.js';
import { areaOf, indexOfKey, keyAt, keyIn, type Arrangement } from './arrangement.js';
import type { CanvasStage } from './CanvasStage.js';
import type { GraphDrawingProps } from './GraphDrawingProps.js';
import { soughtIn } from './sought.js';
import { revealing } from './viewport.js';

/** Returns the item that has the keyboard focus, and the button placed over it. */
export function useDrawingFocus(
  stage: CanvasStage,
  { graph, targets, selected }: GraphDrawingProps,
  arrangement: Arrangement | undefined,
) {
  const first = selected ?? targets[0];
  // A search leads to what it finds, wherever the keyboard was before.
  const sought = soughtIn({ graph, targets });
  const [latest, setChosen] = useState<{ key: number; graph: typeof graph; sought: string }>();
  const chosen = latest?.sought === sought ? latest : undefined;
  const frame = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(false);
  const drawn = arrangement?.drawn;
  const wanted = (chosen && keyIn(graph, chosen.key, chosen.graph)) ?? first ?? PROJECT;
  const found = drawn && indexOfKey(drawn, wanted);
  const index = found ?? 0;
  const focusKey = found === undefined ? PROJECT : wanted;

  useLayoutEffect(() => {
    if (takesFocus.current) frame.current?.focus({ preventScroll: true });
    takesFocus.current = false;
  }, [focusKey]);
  useLayoutEffect(() => {
    if (!arrangement) return;
    const place = () => {
      const style = frame.current?.style;
      if (!style) return;
      const { x, y, scale } = stage.view;
      const { left, top, right, bottom } = areaOf(arrangement, index);
      style.transform = `translate(${left * scale + x}px, ${top * scale + y}px)`;
      style.width = `${(right - left) * scale}px`;
      style.height = `${(bottom - top) * scale}px`;
    };
    place();
    return stage.subscribe(place);
  }, [stage, arrangement, index]);

  return {
    frame,
    focusIndex: index,
    focusKey,
    moveFocus: (to: number, isByKey = false) => {
      if (!arrangement) return;
      const next = keyAt(arrangement.drawn, to);
      if (next === focusKey) frame.current?.focus({ preventScroll: true });
      else takesFocus.current = true;
      setChosen({ key: next, graph, sought });
      if (isByKey) stage.look(revealing(stage.view, areaOf(arrangement, to), stage.extent, 48));
    },
  };
}
