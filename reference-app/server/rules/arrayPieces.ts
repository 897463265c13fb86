/** The elements of a JSON array, as pieces of its text. Empty texts are no elements: they only say that time has passed. */
export function arrayPieces(elements: Iterable<string>): Iterable<string> {
  return joined('[', elements, ']');
}

/** As {@link arrayPieces}, the members of an object, each with its name. */
export function objectPieces(members: Iterable<string>): Iterable<string> {
  return joined('{', members, '}');
}

function* joined(start: string, parts: Iterable<string>, end: string): Iterable<string> {
  yield start;
  let isFirst = true;
  for (const part of parts) {
    yield isFirst || part === '' ? part : `,${part}`;
    isFirst &&= part === '';
  }
  yield end;
}
