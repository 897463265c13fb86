import { canDescribe, compileLinearRegExp, type TextShape } from '../linearRegExp.js';

/**
 * The test behind `MATCHES`: a pattern in which `*` stands for anything. Without an anchor (`^`, `$`) or a star it may be
 * found anywhere, so plain text means "contains"; everything else is a regular expression, in which a dot stands for one
 * character. Upper and lower case differ unless it has `(?i)`. What is absent or empty does not match.
 * @returns undefined when the pattern is no regular expression, or one that could take too long, see {@link compileLinearRegExp}
 */
export function textMatcher(pattern: string): ((text: string | null) => boolean) | undefined {
  const test = compileLinearRegExp(sourceOf(pattern), starredPattern(pattern).ignoresCase);
  return test && ((text) => text !== null && text !== '' && test(text));
}

/** Whether a pattern can match a text of a shape, in capital or small letters; where it cannot be said, it can. */
export function canMatch(pattern: string, shapes: readonly TextShape[]): boolean {
  return canDescribe(sourceOf(pattern), shapes);
}

/** A pattern with a star for anything, and without its flag. Patterns are written for servers in Java, where the flag may stand anywhere. */
export function starredPattern(pattern: string): { starred: string; ignoresCase: boolean } {
  const bare = pattern.replaceAll('(?i)', '');
  return { starred: bare.replaceAll('.*', '*').replace(/\*+/g, '*'), ignoresCase: bare !== pattern };
}

/** The regular expression that a pattern stands for, of a whole text. */
export function sourceOf(pattern: string): string {
  const { starred } = starredPattern(pattern);
  const prefix = starred.startsWith('^') || starred.startsWith('*') ? '' : '.*';
  const suffix = starred.endsWith('$') || starred.endsWith('*') ? '' : '.*';
  return `${prefix}${starred.replaceAll('*', '.*')}${suffix}`;
}
