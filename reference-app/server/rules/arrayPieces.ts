/** The elements of a JSON array, as pieces of its text. Empty texts are no elements: they only say that time has passed. */
export function* arrayPieces(elements: Iterable<string>): Iterable<string> {
  yield '[';
  let isFirst = true;
  for (const element of elements) {
    yield isFirst || element === '' ? element : `,${element}`;
    isFirst &&= element === '';
  }
  yield ']';
}
