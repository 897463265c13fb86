import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { CanvasStage } from './CanvasStage.js';
import { zoomedAt } from './viewport.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pointers on the drawing: one drags it, two zoom it, one that did not move chooses. */
export function useGestures(
  stage: CanvasStage,
  area: RefObject<HTMLElement | null>,
  options: {
    /** Called on a click, with the distance in pixels from the corner of the drawing. */
    readonly onClick: (at: Point) => void;
    readonly onDoubleClick: (at: Point) => void;
    readonly onHover: (at: Point | undefined) => void;
    /** Called when the user changes the view. */
    readonly onMove: () => void;
  },
) {
  const { onClick, onDoubleClick, onHover, onMove } = options;
  /**
   * The positions of the pointers in the window. Reading the position of the drawing each time would cause a
   * layout of the page each time.
   */
  const pointers = useRef(new Map<number, Point>());
  const moved = useRef(false);

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    // React listens to wheels without being able to stop the page from scrolling.
    const zoom = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const steps = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
      // A pinch on a touch pad comes as small steps of a wheel.
      const factor = Math.exp(-Math.max(-50, Math.min(50, steps)) * 0.008);
      stage.look(zoomedAt(stage.view, factor, within(element, event)));
      onMove();
    };
    element.addEventListener('wheel', zoom, { passive: false });
    return () => element.removeEventListener('wheel', zoom);
  }, [stage, area, onMove]);

  const end = (event: PointerEvent<HTMLElement>, isClick: boolean) => {
    if (!pointers.current.delete(event.pointerId)) return;
    if (isClick && !moved.current && pointers.current.size === 0) onClick(within(event.currentTarget, event));
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      if (pointers.current.size === 0) moved.current = false;
      else moved.current = true;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = { x: event.clientX, y: event.clientY };
      const before = pointers.current.get(event.pointerId);
      if (!before) return onHover(within(event.currentTarget, event));
      if (!moved.current && Math.hypot(now.x - before.x, now.y - before.y) < STILL) return;
      moved.current = true;
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      const { view } = stage;
      if (other) {
        const factor = distance(now, other) / Math.max(1, distance(before, other));
        const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
        stage.look(zoomedAt(view, factor, within(event.currentTarget, middle)));
      } else {
        stage.look({ ...view, x: view.x + now.x - before.x, y: view.y + now.y - before.y });
      }
      pointers.current.set(event.pointerId, now);
      onMove();
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    onPointerLeave: () => onHover(undefined),
    onDoubleClick: (event: { currentTarget: HTMLElement; clientX: number; clientY: number }) =>
      onDoubleClick(within(event.currentTarget, event)),
  };
}

function within(element: HTMLElement, event: { readonly clientX: number; readonly clientY: number }): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
/** Hands are not steady. */
const STILL = 4;
