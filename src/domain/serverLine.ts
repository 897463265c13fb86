/** Release lines of servers that differ for a client, oldest first. @public */
export type ServerLine = '4.11' | '4.12' | '4.13' | '4.14' | '5.0' | '5.1';
/** All release lines that are known, oldest first. */
export const SERVER_LINES = [
  '4.11',
  '4.12',
  '4.13',
  '4.14',
  '5.0',
  '5.1',
] as const satisfies readonly ServerLine[];

/** Returns true when a line has a feature that came with another line. */
export function isSince(line: ServerLine, first: ServerLine): boolean {
  return SERVER_LINES.indexOf(line) >= SERVER_LINES.indexOf(first);
}

/** Returns true when a line has a feature that came with one line and was removed after another. */
export function isOfLine(
  { since, until }: { since?: ServerLine; until?: ServerLine },
  line: ServerLine,
): boolean {
  return (since === undefined || isSince(line, since)) && (until === undefined || isSince(until, line));
}
