import { compileLinearRegExp } from '../../../src/domain/linearRegExp.js';

/** Settings `groups.regex` and `names.regex` of group `internal-components`. */
export interface InternalComponentPatterns {
  groups?: string | null;
  names?: string | null;
}

/**
 * Creates the test for internal components: the entire group matches the one pattern, or the entire name the
 * other. A pattern that is not a regular expression, or that could take too long, matches nothing, see {@link
 * compileLinearRegExp}.
 */
export function internalComponentTest(
  patterns: InternalComponentPatterns,
): (component: { groupName?: string | null; name: string }) => boolean {
  const groups = wholeTextTest(patterns.groups);
  const names = wholeTextTest(patterns.names);
  return ({ groupName, name }) => Boolean((groupName && groups?.(groupName)) || names?.(name));
}

const wholeTextTest = (source: string | null | undefined) =>
  source?.trim() ? compileLinearRegExp(source, false) : undefined;
