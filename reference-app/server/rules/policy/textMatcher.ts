/**
 * The test behind `MATCHES`: a pattern in which `*` stands for anything. Without an anchor (`^`, `$`) or a star it may be
 * found anywhere, so plain text means "contains"; everything else is a regular expression. Upper and lower case differ.
 * @returns a test that nothing fits when the pattern is no regular expression
 */
export function textMatcher(pattern: string): (text: string | null | undefined) => boolean {
  const expression = expressionOf(pattern);
  return (text) => Boolean(text) && expression !== undefined && expression.test(text ?? '');
}

function expressionOf(pattern: string): RegExp | undefined {
  const starred = pattern.replaceAll('.*', '*').replaceAll('*', '.*');
  const prefix = starred.startsWith('^') || starred.startsWith('.*') ? '' : '.*';
  const suffix = starred.endsWith('$') || starred.endsWith('.*') ? '' : '.*';
  try {
    return new RegExp(`^(?:${prefix}${starred}${suffix})$`);
  } catch {
    return undefined;
  }
}
