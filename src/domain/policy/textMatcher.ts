import { linearTest } from '../linearTest.js';

/**
 * The test behind `MATCHES`: a pattern in which `*` stands for anything. Without an anchor (`^`, `$`) or a star it may be
 * found anywhere, so plain text means "contains"; everything else is a regular expression, in which a dot stands for one
 * character. Upper and lower case differ unless it has `(?i)`. What is absent or empty does not match.
 * @returns undefined when the pattern is no regular expression, or one that could take too long, see {@link linearTest}
 */
export function textMatcher(pattern: string): ((text: string | null) => boolean) | undefined {
  // Patterns are written for servers in Java, where the flag may stand anywhere.
  const bare = pattern.replaceAll('(?i)', '');
  const starred = bare.replaceAll('.*', '*').replace(/\*+/g, '*');
  const prefix = starred.startsWith('^') || starred.startsWith('*') ? '' : '.*';
  const suffix = starred.endsWith('$') || starred.endsWith('*') ? '' : '.*';
  const test = linearTest(`${prefix}${starred.replaceAll('*', '.*')}${suffix}`, bare !== pattern);
  return test && ((text) => text !== null && text !== '' && test(text));
}
