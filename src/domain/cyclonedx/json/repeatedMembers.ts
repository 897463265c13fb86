import { scanJson } from './scanJson.js';

/**
 * Names of members that a later one of the same object overrules, one for each. Parsers keep the last one and say nothing.
 * @param text - JSON without mistakes
 * @param memberCount - how many members are left in what was parsed of it; to scan by the letter is slow and hardly ever needed
 */
export function repeatedMembers(text: string, memberCount: number): string[] {
  if (countMembers(text) === memberCount) return [];
  const repeated: string[] = [];
  // The names of each open object, by its depth.
  const names: Set<string>[] = [];
  scanJson(text, {
    onName(name, _, depth) {
      const own = (names[depth] ??= new Set());
      if (own.has(name)) repeated.push(name);
      own.add(name);
    },
    // Might open another object.
    onValue: (_, depth) => names[depth + 1]?.clear(),
  });
  return repeated;
}

/** Counts the texts that a colon follows. */
function countMembers(text: string): number {
  let count = 0;
  for (let start = text.indexOf('"'); start >= 0;) {
    let end = text.indexOf('"', start + 1);
    while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
    if (end < 0) break;
    let next = end + 1;
    while (SPACE.has(text.charCodeAt(next))) next++;
    if (text[next] === ':') count++;
    start = text.indexOf('"', next);
  }
  return count;
}

const SPACE: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);

function isEscaped(text: string, quote: number): boolean {
  let first = quote;
  while (text[first - 1] === '\\') first--;
  return (quote - first) % 2 === 1;
}
