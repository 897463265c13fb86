/** The view of the drawing. A point of the drawing appears on the screen at `point * scale + offset`. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A part of the drawing, in its own units. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Width and height in pixels of the screen. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

const MAX_SCALE = 4;
/** A drawing of 50,000 nodes still fits. */
const MIN_SCALE = 0.005;

/** Zooms so that what is under a point of the screen stays there. */
export function zoomedAt(view: View, factor: number, at: { readonly x: number; readonly y: number }): View {
  const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, view.scale * factor));
  const ratio = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

/** Shows all of an area, in the middle, not larger than life. */
export function fitted(area: Area, { width, height }: Extent, padding = 24): View {
  const [wide, high] = [Math.max(1, area.right - area.left), Math.max(1, area.bottom - area.top)];
  const room = { width: Math.max(1, width - 2 * padding), height: Math.max(1, height - 2 * padding) };
  const scale = Math.max(MIN_SCALE, Math.min(1, room.width / wide, room.height / high));
  return {
    scale,
    x: width / 2 - ((area.left + area.right) / 2) * scale,
    y: height / 2 - ((area.top + area.bottom) / 2) * scale,
  };
}

/** Moves as little as it takes to see an area; nothing when it is in view. */
export function revealing(view: View, area: Area, { width, height }: Extent, padding = 24): View {
  const shift = (from: number, to: number, room: number) => {
    if (from < padding || to - from > room - 2 * padding) return padding - from;
    return to > room - padding ? room - padding - to : 0;
  };
  const dx = shift(area.left * view.scale + view.x, area.right * view.scale + view.x, width);
  const dy = shift(area.top * view.scale + view.y, area.bottom * view.scale + view.y, height);
  return dx === 0 && dy === 0 ? view : { ...view, x: view.x + dx, y: view.y + dy };
}

/** Returns the visible area of the drawing, extended on each side by `margin` times its size. */
export function seen(view: View, { width, height }: Extent, margin = 0): Area {
  return {
    left: (-view.x - width * margin) / view.scale,
    top: (-view.y - height * margin) / view.scale,
    right: (width * (1 + margin) - view.x) / view.scale,
    bottom: (height * (1 + margin) - view.y) / view.scale,
  };
}
