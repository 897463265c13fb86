import { starredPattern } from './textMatcher.js';

/** A pattern that is a text, with stars for anything. */
export interface LiteralPattern {
  text: string;
  isTiedToStart: boolean;
  isTiedToEnd: boolean;
  ignoresCase: boolean;
}

/** Only letters, digits, and marks that a name may have, or any mark behind a backslash. */
const PLAIN = /^(?:[^\\^$()[\]{}|?+]|\\[^\w*])*$/;
/** The same for package URLs, which have `?` before their qualifiers, and where people write `+` in a name or a version. */
const PLAIN_PURL = /^(?:[^\\^$()[\]{}|]|\\[^\w*])*$/;

/**
 * Reads a pattern as a text, in which a dot is a dot. Every name is such a pattern, and users who enter one
 * mean the name.
 * @returns undefined for a pattern with another part of a regular expression
 */
export function literalPattern(pattern: string, isPurl: boolean): LiteralPattern | undefined {
  const { starred, ignoresCase } = starredPattern(pattern);
  const [, start, plain = '', end] = /^(\^?)(.*?)(\$?)$/s.exec(starred) ?? [];
  if (!(isPurl ? PLAIN_PURL : PLAIN).test(plain)) return undefined;
  return {
    text: plain.replace(/\\(.)/gs, '$1'),
    isTiedToStart: start === '^',
    isTiedToEnd: end === '$',
    ignoresCase,
  };
}

/** The test behind a literal pattern. */
export function literalTest(pattern: LiteralPattern): (text: string) => boolean {
  const { isTiedToStart, isTiedToEnd, ignoresCase } = pattern;
  const written = (text: string) => (ignoresCase ? text.toLowerCase() : text);
  const pieces = written(pattern.text).split('*');
  const first = isTiedToStart ? pieces.shift() : undefined;
  const last = isTiedToEnd ? pieces.pop() : undefined;
  return (tested) => {
    const text = written(tested);
    // One piece that is tied to both sides is the text.
    if (isTiedToEnd && last === undefined) return text === first;
    if (!text.startsWith(first ?? '') || !text.endsWith(last ?? '')) return false;
    let from = first?.length ?? 0;
    const end = text.length - (last?.length ?? 0);
    return (
      text !== '' &&
      from <= end &&
      pieces.every((piece) => {
        const place = text.indexOf(piece, from);
        from = place + piece.length;
        return place >= 0 && from <= end;
      })
    );
  };
}

/** Writes a literal pattern as one for {@link textMatcher}. */
export function patternOf({ text, isTiedToStart, isTiedToEnd }: LiteralPattern): string {
  const source = text.replace(/[^\w*]/g, (mark) => (/[\\\]^-]/.test(mark) ? `\\${mark}` : `[${mark}]`));
  return `${isTiedToStart ? '^' : ''}${source}${isTiedToEnd ? '$' : ''}`;
}
