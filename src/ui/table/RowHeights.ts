/** Heights of the rows of a long list: one for most of them, and the exceptions that were seen. All in pixels. */
export class RowHeights {
  #usual: number;
  #exceptions = new Map<number, number>();

  constructor(usual: number) {
    this.#usual = usual;
  }

  /**
   * Takes in measured heights. Returns true when anything moved because of them.
   * @param mayEstimate - true when the usual height may be learned again, which moves every row that was not
   * seen
   */
  note(seen: ReadonlyMap<number, number>, mayEstimate: boolean): boolean {
    let hasChanged = false;
    const usual = mostCommon(seen);
    // Zero is the height of rows in a part of the page that is not shown now.
    if (mayEstimate && usual > 0 && Math.abs(usual - this.#usual) > 0.5) {
      this.#usual = usual;
      this.#exceptions.clear();
      hasChanged = true;
    }
    for (const [index, height] of seen) {
      if (height === 0) continue;
      const known = this.#exceptions.get(index) ?? this.#usual;
      if (Math.abs(known - height) <= 0.5) continue;
      if (Math.abs(this.#usual - height) <= 0.5) this.#exceptions.delete(index);
      else this.#exceptions.set(index, height);
      hasChanged = true;
    }
    return hasChanged;
  }

  /** Returns the start of a row, from the top of the list. */
  offsetOf(index: number): number {
    let offset = index * this.#usual;
    for (const [at, height] of this.#exceptions) if (at < index) offset += height - this.#usual;
    return offset;
  }

  /** The row at an offset, within 0 and `count` − 1. */
  indexAt(offset: number, count: number): number {
    let low = 0;
    let high = Math.max(0, count - 1);
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.offsetOf(middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

function mostCommon(seen: ReadonlyMap<number, number>): number {
  const times = new Map<number, number>();
  let best = 0;
  for (const height of seen.values()) {
    const rounded = Math.round(height * 2) / 2;
    const count = (times.get(rounded) ?? 0) + 1;
    times.set(rounded, count);
    if (count > (times.get(best) ?? 0)) best = rounded;
  }
  return best;
}
