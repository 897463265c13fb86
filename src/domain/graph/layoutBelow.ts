import type { DependencyGraph } from './dependencyGraph.js';

/** Counts what is below nodes, each thing once; without making lists of the size of the graph for each question. */
export class BelowCounter {
  #seenIn: Uint32Array;
  #stack: Uint32Array;
  #question = 0;

  /** @param kept - by place, 0: as if the graph did not have it */
  constructor(
    private readonly graph: DependencyGraph<unknown>,
    private readonly kept?: Uint8Array,
  ) {
    this.#seenIn = new Uint32Array(graph.size);
    this.#stack = new Uint32Array(graph.size);
  }

  /**
   * Returns the number of nodes that a node needs, directly and transitively. Excludes the node itself, even
   * where it is part of a cycle.
   */
  count(place: number): number {
    const question = ++this.#question;
    this.#seenIn[place] = question;
    this.#stack[0] = place;
    const { starts, targets } = this.graph.dependencies;
    let count = 0;
    for (let top = 1; top > 0;) {
      const from = this.#stack[--top]!;
      for (let edge = starts[from]!; edge < starts[from + 1]!; edge += 1) {
        const child = targets[edge]!;
        if (this.#seenIn[child] === question || this.kept?.[child] === 0) continue;
        this.#seenIn[child] = question;
        this.#stack[top++] = child;
        count += 1;
      }
    }
    return count;
  }
}
