/** The elements of a JSON array, as pieces of its text. */
export function* arrayPieces(elements: Iterable<string>): Iterable<string> {
  yield '[';
  let isFirst = true;
  for (const element of elements) {
    yield isFirst ? element : `,${element}`;
    isFirst = false;
  }
  yield ']';
}
