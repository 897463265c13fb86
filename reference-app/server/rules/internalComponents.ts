/** Settings `groups.regex` and `names.regex` of group `internal-components`. */
export interface InternalComponentPatterns {
  groups?: string | null;
  names?: string | null;
}

/**
 * Makes the test that says which components are internal: the whole group fits the one pattern or the whole name the other.
 * A pattern that is not a regular expression fits nothing.
 */
export function internalComponentTest(
  patterns: InternalComponentPatterns,
): (component: { groupName?: string | null; name: string }) => boolean {
  const groups = wholeTextPattern(patterns.groups);
  const names = wholeTextPattern(patterns.names);
  return ({ groupName, name }) =>
    Boolean((groups && groupName && groups.test(groupName)) || names?.test(name));
}

function wholeTextPattern(source: string | null | undefined): RegExp | undefined {
  if (!source?.trim()) return undefined;
  try {
    return new RegExp(`^(?:${source})$`, 's');
  } catch {
    return undefined;
  }
}
