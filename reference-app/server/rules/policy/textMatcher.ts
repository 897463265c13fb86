/**
 * The test behind `MATCHES`: a pattern in which `*` stands for anything. Without an anchor (`^`, `$`) or a star it may be
 * found anywhere, so plain text means "contains"; everything else is a regular expression, in which a dot stands for one
 * character. Upper and lower case differ unless it has `(?i)`. What is absent or empty does not match.
 * @returns `undefined` when the pattern is no regular expression
 */
export function textMatcher(pattern: string): ((text: string | null) => boolean) | undefined {
  // Patterns are written for servers in Java, where the flag may stand anywhere.
  const bare = pattern.replaceAll('(?i)', '');
  const flags = bare === pattern ? '' : 'i';
  const starred = bare.replaceAll('.*', '*').replace(/\*+/g, '*');
  const test = WILDCARDS_ONLY.test(starred) ? wildcardTest(starred, flags) : regularTest(starred, flags);
  return test && ((text) => text !== null && text !== '' && test(text));
}

/** Stars, dots, and what has no meaning in a regular expression, between anchors. */
const WILDCARDS_ONLY = /^\^?[^\\^$|?+()[\]{}]*\$?$/;

function regularTest(starred: string, flags: string): ((text: string) => boolean) | undefined {
  const prefix = starred.startsWith('^') || starred.startsWith('*') ? '' : '.*';
  const suffix = starred.endsWith('$') || starred.endsWith('*') ? '' : '.*';
  try {
    const expression = new RegExp(`^(?:${prefix}${starred.replaceAll('*', '.*')}${suffix})$`, flags);
    return (text) => expression.test(text);
  } catch {
    return undefined;
  }
}

/**
 * Looks for the pieces between stars one after the other, each as early as possible. A regular expression would try every
 * combination of places, which takes for ever with a dozen stars.
 */
function wildcardTest(starred: string, flags: string): (text: string) => boolean {
  const isFromStart = starred.startsWith('^');
  const isToEnd = starred.endsWith('$');
  const pieces = starred.slice(isFromStart ? 1 : 0, isToEnd ? -1 : undefined).split('*');
  const expressions = pieces.map((piece) => new RegExp(piece, `${flags}gs`));
  const lastPlace = pieces.length - 1;
  return (text) => {
    let position = 0;
    for (const [place, expression] of expressions.entries()) {
      const length = pieces[place]?.length ?? 0;
      const mustEnd = isToEnd && place === lastPlace;
      const from = mustEnd ? Math.max(text.length - length, position) : position;
      expression.lastIndex = from;
      const found = expression.exec(text)?.index;
      if (found === undefined || (isFromStart && place === 0 && found !== 0)) return false;
      if (mustEnd && found + length !== text.length) return false;
      position = found + length;
    }
    return true;
  };
}
