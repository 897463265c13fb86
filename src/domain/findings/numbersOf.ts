type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** A number per item, packed. `from` of a typed array would ask an iterator for each, which takes several times as long. */
export function numbersOf<Item, A extends Numbers>(
  kind: new (length: number) => A,
  items: ArrayLike<Item>,
  valueOf: (item: Item, place: number) => number,
): A {
  const numbers = new kind(items.length);
  for (let place = 0; place < items.length; place += 1) numbers[place] = valueOf(items[place]!, place);
  return numbers;
}

/** Packed numbers, one after the other in one array. */
export function joinedNumbers<A extends Numbers>(kind: new (length: number) => A, parts: readonly A[]): A {
  const whole = new kind(parts.reduce((length, part) => length + part.length, 0));
  let from = 0;
  for (const part of parts) {
    whole.set(part, from);
    from += part.length;
  }
  return whole;
}
