import type { Arrangement } from './arrangement.js';

/** A key that moves. */
export type Direction = 'left' | 'right' | 'up' | 'down';

/**
 * Returns the target of an arrow key, which follows an edge. In layers, left and right follow edges, and up
 * and down move through the column. In a network, each key follows the edge that points most in its
 * direction.
 * @param cameFrom - the item that was left last, which the way back leads to
 */
export function walk(
  arrangement: Arrangement,
  from: number,
  direction: Direction,
  cameFrom?: number,
): number | undefined {
  return arrangement.kind === 'layers'
    ? walkLayers(arrangement, from, direction, cameFrom)
    : walkNetwork(arrangement, from, direction);
}

function walkLayers(
  { drawn, y }: Arrangement,
  from: number,
  direction: Direction,
  cameFrom: number | undefined,
): number | undefined {
  const { sources, targets, parents, levels, size } = drawn;
  let best: number | undefined;
  let least = Infinity;
  const offer = (index: number, cost: number) => {
    if (cost < least) [best, least] = [index, cost];
  };
  if (direction === 'left' || direction === 'right') {
    const [near, far] = direction === 'right' ? [sources, targets] : [targets, sources];
    for (let edge = 0; edge < near.length; edge += 1) {
      if (near[edge] !== from) continue;
      const other = far[edge]!;
      if (other === cameFrom) return other;
      // A cycle leads back; that is no way forward unless there is no other.
      const isForward = direction === 'right' ? levels[other]! > levels[from]! : other === parents[from];
      offer(other, Math.abs(y[other]! - y[from]!) + (isForward ? 0 : 1e9));
    }
    return best;
  }
  for (let index = 0; index < size; index += 1) {
    if (levels[index] !== levels[from] || index === from) continue;
    const distance = (y[index]! - y[from]!) * (direction === 'down' ? 1 : -1);
    if (distance > 0) offer(index, distance);
  }
  return best;
}

function walkNetwork({ drawn, x, y }: Arrangement, from: number, direction: Direction): number | undefined {
  const { sources, targets } = drawn;
  const [wayX, wayY] = WAYS[direction];
  let best: number | undefined;
  let most = 0;
  for (let edge = 0; edge < sources.length; edge += 1) {
    const other =
      sources[edge] === from ? targets[edge]! : targets[edge] === from ? sources[edge]! : undefined;
    if (other === undefined) continue;
    const [dx, dy] = [x[other]! - x[from]!, y[other]! - y[from]!];
    const distance = Math.hypot(dx, dy) || 1;
    const along = (dx * wayX + dy * wayY) / distance;
    // Among edges that point in about the same direction, the nearest node wins. Nodes more than 75° off are
    // in another direction.
    if (along <= 0.26) continue;
    const worth = along ** 3 / distance;
    if (worth > most) [best, most] = [other, worth];
  }
  return best;
}

const WAYS: Record<Direction, readonly [number, number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};
