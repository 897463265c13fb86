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
