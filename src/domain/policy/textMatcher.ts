import { canDescribe, compileLinearRegExp, type TextShape } from '../linearRegExp.js';

/**
 * Returns the test for `MATCHES`: a pattern in which `*` matches anything. Without an anchor (`^`, `$`) or a
 * star, it can match anywhere, so plain text means "contains". Everything else is a regular expression, in
 * which a dot matches one character. Case matters unless the pattern has `(?i)`. An absent or empty text does
 * not match.
 * @returns undefined when the pattern is not a valid regular expression, or is one that could take too long,
 * see {@link compileLinearRegExp}
 */
export function textMatcher(pattern: string): ((text: string | null) => boolean) | undefined {
  const test = compileLinearRegExp(sourceOf(pattern), starredPattern(pattern).ignoresCase);
  return test && ((text) => text !== null && text !== '' && test(text));
}

/**
 * Returns true when a pattern can match a text of a shape, in uppercase or lowercase letters. Also true where
 * this is not certain.
 */
export function canMatch(pattern: string, shapes: readonly TextShape[]): boolean {
  return canDescribe(sourceOf(pattern), shapes);
}

/**
 * Returns a pattern with a star for anything, and without its flag. Patterns are written for servers in Java,
 * where the flag can appear anywhere.
 */
export function starredPattern(pattern: string): { starred: string; ignoresCase: boolean } {
  const bare = pattern.replaceAll('(?i)', '');
  return { starred: bare.replaceAll('.*', '*').replace(/\*+/g, '*'), ignoresCase: bare !== pattern };
}

/** Returns the regular expression of a pattern, for the complete text. */
export function sourceOf(pattern: string): string {
  const { starred } = starredPattern(pattern);
  const prefix = starred.startsWith('^') || starred.startsWith('*') ? '' : '.*';
  const suffix = starred.endsWith('$') || starred.endsWith('*') ? '' : '.*';
  return `${prefix}${starred.replaceAll('*', '.*')}${suffix}`;
}
