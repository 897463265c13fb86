/** A place in a text as editors name it: line and column from 1, columns in UTF-16 units. */
export interface TextPosition {
  line: number;
  column: number;
}

/**
 * Lines and columns of places in a text, found in one pass over it. Lines end with LF, CR LF or CR.
 * @param offsets - in UTF-16 units, in any order; one beyond the end means the end
 * @returns as many positions, in the order of the offsets
 */
export function textPositions(text: string, offsets: readonly number[]): TextPosition[] {
  const positions = new Array<TextPosition>(offsets.length);
  const order = offsets.map((_, index) => index).sort((a, b) => (offsets[a] ?? 0) - (offsets[b] ?? 0));
  const lineEnd = /\r\n?|\n/g;
  let line = 1;
  let start = 0;
  let next = lineEnd.exec(text);
  for (const index of order) {
    const offset = Math.min(offsets[index] ?? 0, text.length);
    while (next && next.index + next[0].length <= offset) {
      line++;
      start = next.index + next[0].length;
      next = lineEnd.exec(text);
    }
    positions[index] = { line, column: offset - start + 1 };
  }
  return positions;
}

export function textPosition(text: string, offset: number): TextPosition {
  return textPositions(text, [offset])[0] ?? { line: 1, column: 1 };
}
