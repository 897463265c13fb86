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

/** Whether a line has what came with another one. */
export function isSince(line: ServerLine, first: ServerLine): boolean {
  return SERVER_LINES.indexOf(line) >= SERVER_LINES.indexOf(first);
}

/** Whether a line has something that came with one line and went after another. */
export function isOfLine(
  { since, until }: { since?: ServerLine; until?: ServerLine },
  line: ServerLine,
): boolean {
  return (since === undefined || isSince(line, since)) && (until === undefined || isSince(until, line));
}
