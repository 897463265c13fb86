import {
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationLinkDatum,
  type SimulationNodeDatum,
} from 'd3-force';
import type { DrawnGraph } from './layoutDrawn.js';
import type { Positions } from './layoutLayers.js';

/** The input for the layout of a network. */
export type NetworkInput = Pick<DrawnGraph, 'parents' | 'sources' | 'targets'>;

/** A layout that gets better with each step; the same input gives the same positions. */
export interface NetworkLayout {
  /** Share of the steps that are done, 0–1. */
  readonly progress: number;
  /** One more step. */
  step(): void;
  /** Returns the current positions. In the final ones, nothing overlaps. */
  positions(): Positions;
}

/** Starts the layout of a network from {@link layoutRings}. */
export function startNetwork(input: NetworkInput): NetworkLayout {
  const { sources, targets } = input;
  const start = layoutRings(input);
  const size = start.x.length;
  const nodes: SimulationNodeDatum[] = Array.from({ length: size }, (_, index) => ({
    x: start.x[index]!,
    y: start.y[index]!,
  }));
  // The project stays in the middle.
  Object.assign(nodes[0]!, { fx: 0, fy: 0 });
  const links: SimulationLinkDatum<SimulationNodeDatum>[] = Array.from(sources, (source, edge) => ({
    source,
    target: targets[edge]!,
  }));
  const steps = Math.round(Math.min(300, Math.max(20, 600_000 / size)));
  // Leaves room for names between the nodes where possible.
  const length = size < 100 ? 130 : size < 1_000 ? 80 : 50;
  const simulation = forceSimulation(nodes)
    .alphaDecay(1 - 0.001 ** (1 / steps))
    .force(
      'repulsion',
      forceManyBody()
        .strength(-2.4 * length)
        .theta(1.4)
        .distanceMax(8 * length),
    )
    .force('links', forceLink(links).distance(length))
    .force('x', forceX().strength(0.03))
    .force('y', forceY().strength(0.03))
    .stop();
  let done = 0;
  return {
    get progress() {
      return done / steps;
    },
    step() {
      simulation.tick();
      done += 1;
    },
    positions: () => {
      const positions = {
        x: Float32Array.from(nodes, ({ x }) => x!),
        y: Float32Array.from(nodes, ({ y }) => y!),
      };
      return done < steps ? positions : apart(positions);
    },
  };
}

/**
 * Lays a network out in rings around the project. Each node is as far from the project as it is deep in the
 * tree, and in the sector of the node it hangs on. The result is less informative than a settled network, but
 * available immediately.
 */
export function layoutRings({ parents }: Pick<NetworkInput, 'parents'>): Positions {
  const size = parents.length;
  const order = downwards(parents);
  const leaves = new Float64Array(size);
  const depth = new Uint32Array(size);
  const counts: number[] = [];
  for (const index of order) {
    if (index > 0) depth[index] = depth[parents[index]!]! + 1;
    counts[depth[index]!] = (counts[depth[index]!] ?? 0) + 1;
  }
  for (let at = size - 1; at >= 0; at -= 1) {
    const index = order[at]!;
    leaves[index] ||= 1;
    if (index > 0) leaves[parents[index]!]! += leaves[index];
  }
  const radii = [0];
  for (let level = 1; level < counts.length; level += 1) {
    // Sectors are of different size, so that half of a ring is a fair guess of what is in use.
    radii[level] = Math.max(radii[level - 1]! + RING, (counts[level]! * DISTANCE) / Math.PI);
  }
  const x = new Float32Array(size);
  const y = new Float32Array(size);
  const from = new Float64Array(size);
  const taken = new Float64Array(size);
  for (const index of order) {
    if (index === 0) continue;
    const parent = parents[index]!;
    const share = leaves[index]! / leaves[0]!;
    from[index] = from[parent]! + taken[parent]!;
    taken[parent]! += share;
    const angle = (from[index] + share / 2) * 2 * Math.PI;
    x[index] = Math.cos(angle) * radii[depth[index]!]!;
    y[index] = Math.sin(angle) * radii[depth[index]!]!;
  }
  return { x, y };
}

/**
 * Moves nodes as little as it can so that none lies over another: {@link DISTANCE} between any two. The first, which is
 * the project, stays.
 */
function apart({ x, y }: Positions): Positions {
  const size = x.length;
  const radius = Float32Array.from(x, (each, index) => Math.hypot(each - x[0]!, y[index]! - y[0]!));
  const order = Uint32Array.from(x, (_, index) => index).sort((a, b) => radius[a]! - radius[b]! || a - b);
  const placed = { x: new Float32Array(size), y: new Float32Array(size) };
  const free = new Surroundings(placed, radius[order[size - 1]!]! + Math.sqrt(size) * DISTANCE);
  order.forEach((index, rank) => {
    // Where there are more nodes than there is room for, all of them move outward.
    const stretch = Math.max(1, (Math.sqrt(rank) * DISTANCE * 0.95) / (radius[index]! || 1));
    const [atX, atY] = [(x[index]! - x[0]!) * stretch, (y[index]! - y[0]!) * stretch];
    for (let turn = 0; ; turn += 1) {
      const away = Math.sqrt(turn) * DISTANCE * 0.5;
      const [tryX, tryY] = [atX + Math.cos(turn * TURN) * away, atY + Math.sin(turn * TURN) * away];
      if (!free.take(index, tryX, tryY)) continue;
      break;
    }
  });
  return placed;
}

/** Knows what is near a point: nodes by the cell of a grid in which they are. */
class Surroundings {
  #first: Int32Array;
  #next: Int32Array;
  #width: number;

  constructor(
    private readonly placed: Positions,
    private readonly extent: number,
  ) {
    this.#width = Math.ceil((2 * extent) / DISTANCE) + 1;
    this.#first = new Int32Array(this.#width ** 2).fill(-1);
    this.#next = new Int32Array(placed.x.length).fill(-1);
  }

  /** Puts a node there unless another one is too near. */
  take(index: number, x: number, y: number): boolean {
    const [column, row] = [this.#cell(x), this.#cell(y)];
    for (let r = Math.max(0, row - 1); r <= Math.min(this.#width - 1, row + 1); r += 1) {
      for (let c = Math.max(0, column - 1); c <= Math.min(this.#width - 1, column + 1); c += 1) {
        for (let other = this.#first[r * this.#width + c]!; other !== -1; other = this.#next[other]!) {
          if (Math.hypot(this.placed.x[other]! - x, this.placed.y[other]! - y) < DISTANCE) return false;
        }
      }
    }
    const cell = row * this.#width + column;
    this.#next[index] = this.#first[cell]!;
    this.#first[cell] = index;
    this.placed.x[index] = x;
    this.placed.y[index] = y;
    return true;
  }

  /** Returns the cell of a coordinate. Coordinates outside belong to the cells at the edge. */
  #cell(at: number): number {
    return Math.min(this.#width - 1, Math.max(0, Math.floor((at + this.extent) / DISTANCE)));
  }
}

/** Each index after the one it hangs on. */
function downwards(parents: Int32Array): Uint32Array {
  const size = parents.length;
  const starts = new Uint32Array(size + 1);
  for (const parent of parents) if (parent >= 0) starts[parent + 1]! += 1;
  for (let index = 0; index < size; index += 1) starts[index + 1]! += starts[index]!;
  const children = new Uint32Array(size);
  const free = starts.slice();
  parents.forEach((parent, index) => {
    if (parent >= 0) children[free[parent]!++] = index;
  });
  const order = new Uint32Array(size);
  let end = 1;
  for (let head = 0; head < end; head += 1) {
    const index = order[head]!;
    for (let at = starts[index]!; at < starts[index + 1]!; at += 1) order[end++] = children[at]!;
  }
  return order;
}

/** Between the middles of two nodes of a network, at least. */
export const DISTANCE = 26;
const RING = 90;
/** The golden angle: points that turn by it are spread evenly. */
const TURN = 2.399963;
