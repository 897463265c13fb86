import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react';
import { useLayoutEffect } from '../../../../ui/hooks/useLayoutEffect.js';
import { boundsOf } from './arrangement.js';
import { CanvasStage } from './CanvasStage.js';
import { Overview, Seen } from './GraphDrawing.styles.js';
import type { Picture } from './paintPicture.js';
import type { SheetPainter } from './SheetPainter.js';
import { fitted, seen } from './viewport.js';

/** Props of {@link Minimap}. */
export interface MinimapProps {
  /** The one that it is an overview of. */
  stage: CanvasStage;
  painter: SheetPainter;
  picture: Picture;
  onMove: () => void;
}

/**
 * The complete drawing at small size, with its visible part. For pointers only, since the keyboard has “Show
 * everything”.
 */
export function Minimap({ stage, painter, picture, onMove }: MinimapProps) {
  const [small] = useState(() => new CanvasStage(painter, true));
  const frame = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    small.resize(EXTENT);
    small.jump(fitted(boundsOf(picture.arrangement), EXTENT, 6));
    small.show(picture);
  }, [small, picture]);

  useLayoutEffect(() => {
    const place = () => {
      const { left, top, right, bottom } = seen(stage.view, stage.extent);
      const { x, y, scale } = small.view;
      const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));
      const [from, to] = [clamp(left * scale + x, EXTENT.width), clamp(right * scale + x, EXTENT.width)];
      const [above, below] = [
        clamp(top * scale + y, EXTENT.height),
        clamp(bottom * scale + y, EXTENT.height),
      ];
      const style = frame.current?.style;
      if (!style) return;
      style.transform = `translate(${from}px, ${above}px)`;
      style.width = `${Math.max(6, to - from)}px`;
      style.height = `${Math.max(6, below - above)}px`;
    };
    place();
    const leaves = [stage.subscribe(place), small.subscribe(place)];
    return () => leaves.forEach((leave) => leave());
  }, [stage, small]);

  const goTo = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons === 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const { x, y, scale } = small.view;
    const [atX, atY] = [(event.clientX - left - x) / scale, (event.clientY - top - y) / scale];
    const { view, extent } = stage;
    stage.look({
      ...view,
      x: extent.width / 2 - atX * view.scale,
      y: extent.height / 2 - atY * view.scale,
    });
    onMove();
  };

  return (
    <Overview aria-hidden onPointerDown={goTo} onPointerMove={goTo}>
      <div ref={useCallback((host: HTMLElement | null) => small.attach(host), [small])} />
      <Seen ref={frame} />
    </Overview>
  );
}

const EXTENT = { width: 138, height: 118 };
