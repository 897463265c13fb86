import { useRef, useState, type PointerEvent } from 'react';
import {
  boxOf,
  brushAround,
  brushOf,
  dragged,
  gripAt,
  type Box,
  type Grip,
  type Place,
  type ScatterBrush,
} from './brushShape.js';
import { PLOT } from './chartFrame.js';
import {
  markAt,
  type ScatterAxes,
  type ScatterMark,
  type ScatterPoint,
  type ScatterSize,
} from './scatterShape.js';

/** The options for pointer interaction with a scatter chart. */
export interface UseBrushOptions {
  marks: readonly ScatterMark[];
  points: readonly ScatterPoint[];
  axes: ScatterAxes;
  size: ScatterSize;
  brush: ScatterBrush;
  onBrushChange: (brush: ScatterBrush) => void;
  /** The pointer is over a mark, or over none. */
  onPoint: (mark: ScatterMark | undefined) => void;
}

/** A drag that is under way. */
interface Drag {
  grip: Grip;
  from: Place;
  /** The rectangle before. */
  box: Box | undefined;
  now?: Box;
}

/**
 * Draws, moves and resizes a rectangle with a pointer. It counts once the pointer is let go; Escape gives it up. A click on a mark
 * puts the rectangle around it, one beside all marks removes it.
 */
export function useBrush(options: UseBrushOptions) {
  const { marks, points, axes, size, brush, onBrushChange, onPoint } = options;
  const drag = useRef<Drag>(undefined);
  const [drawn, setDrawn] = useState<Box>();
  const [grip, setGrip] = useState<string>();
  const box = boxOf(brush, axes, size);

  const stop = () => {
    const had = drag.current?.now !== undefined;
    drag.current = undefined;
    setDrawn(undefined);
    return had;
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const from = placeOf(event);
    event.currentTarget.setPointerCapture?.(event.pointerId);
    drag.current = { from, box, grip: gripAt(box, from, reachOf(event)) };
    onPoint(markAt(marks, from.x, from.y, reachOf(event)));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const at = placeOf(event);
    const { current } = drag;
    if (!current) {
      onPoint(markAt(marks, at.x, at.y, reachOf(event)));
      setGrip(cursorOf(gripAt(box, at, reachOf(event))));
      return;
    }
    if (!current.now && Math.hypot(at.x - current.from.x, at.y - current.from.y) < CLICK) return;
    current.now = dragged(current.box, current.grip, current.from, at, size);
    onPoint(undefined);
    setDrawn(current.now);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    stop();
    if (!current) return;
    if (current.now) {
      onBrushChange(brushOf(current.now, axes, size, current.grip, brush));
      return;
    }
    const mark = markAt(marks, current.from.x, current.from.y, reachOf(event));
    if (mark) onBrushChange(brushAround(mark.members.map((place) => points[place]!)));
    else if (box) onBrushChange({});
  };
  return {
    /** The current position of the rectangle. */
    box: drawn ?? box,
    /** The limits that would apply if the pointer were released now. */
    brush: drawn ? brushOf(drawn, axes, size) : brush,
    /** Gives up the drag. Returns whether there was one. */
    stop,
    events: {
      'data-grip': grip,
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: () => void stop(),
      onPointerLeave: () => {
        if (!drag.current) onPoint(undefined);
      },
    },
  };
}

/** Pixels that a pointer may move within a click. */
const CLICK = 4;

/** Returns how far a pointer may be from an edge or a mark. */
function reachOf({ pointerType }: PointerEvent): number {
  return pointerType === 'touch' ? 14 : 6;
}

function placeOf(event: PointerEvent<HTMLElement>): Place {
  const frame = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - frame.left - PLOT.left, y: event.clientY - frame.top - PLOT.top };
}

/** Returns the pointer shape, for the styles. */
function cursorOf(grip: Grip): string | undefined {
  if (grip === 'new') return undefined;
  if (grip.length === 4) return 'all';
  if (grip.length === 1) return grip[0] === 'left' || grip[0] === 'right' ? 'across' : 'along';
  return grip.includes('left') === grip.includes('top') ? 'falling' : 'rising';
}
