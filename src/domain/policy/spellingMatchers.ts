import { hasSpellings, nameKey, namespaceKey } from '../packageKey.js';
import { purlTypeOf } from '../purl.js';
import type { ConditionMatcher } from './JudgedComponent.js';
import { literalPattern, literalTest, patternOf, type LiteralPattern } from './literalPattern.js';
import { AS_WRITTEN, purlSpellingOf, spelledPurl, type PurlSpelling } from './purlSpelling.js';
import { textMatcher } from './textMatcher.js';
import { operatorMatcher } from './operatorMatchers.js';

type TextTest = (text: string) => boolean;

/**
 * As `patternTest`, of a group or a name: a pattern also matches the spellings that the registry of the component takes for the same.
 * In them upper and lower case do not differ, and names such as `zope.interface` are compared as their key.
 */
export function nameMatcher(
  operator: string,
  pattern: string,
  part: 'group' | 'name',
): ConditionMatcher | undefined {
  const matches = textMatcher(pattern);
  if (!matches) return undefined;
  const literal = literalPattern(pattern, false);
  const testFor = remembered((type: string): TextTest => {
    const key = (text: string) => (part === 'name' ? nameKey : namespaceKey)(type, text);
    const asWritten = literal && literalTest({ ...literal, text: key(literal.text) });
    const inAnyCase = patternMatcher(pattern, literal, hasSpellings(type));
    const asKey = literal || !hasSpellings(type) ? undefined : textMatcher(spelledExpression(pattern, type));
    return (text) => Boolean(inAnyCase?.(text) || asWritten?.(key(text)) || asKey?.(key(text)));
  });
  return operatorMatcher(operator, (component) => {
    const text = component[part];
    const type = purlTypeOf(component.purl);
    return text && type ? testFor(type)(text) : matches(text);
  });
}

/**
 * As `patternTest`, of a package URL: a pattern also matches the other spellings of the same package, see {@link nameMatcher}, and of the
 * same URL: with or without encoding, its qualifiers in any order. The question mark before qualifiers is one, too.
 */
export function purlMatcher(operator: string, pattern: string): ConditionMatcher | undefined {
  const matches = textMatcher(pattern);
  const literal = literalPattern(pattern, true);
  // A `+`, as in libstdc++, is where a repetition would be.
  if (!matches && !(literal && /^pkg:/i.test(literal.text))) return undefined;
  const testFor = remembered((type: string): TextTest => {
    const spelling = purlSpellingOf(type);
    const inAnyCase = patternMatcher(pattern, literal, hasSpellings(type));
    if (!literal) {
      const expression = spelledExpression(pattern, type);
      const asKey = textMatcher(expression);
      return (purl) => {
        if (inAnyCase?.(purl)) return true;
        const key = spelledPurl(purl, spelling);
        // Most package URLs have one spelling, which was already checked.
        return (key !== purl || expression !== pattern) && Boolean(asKey?.(key));
      };
    }
    const ofText = (written: PurlSpelling) =>
      literalTest({ ...literal, text: spelledPurl(literal.text, written) });
    const asWritten = ofText(AS_WRITTEN);
    // The last segment in a piece of a package URL may be part of the namespace.
    const asKeys = [ofText(spelling), ofText({ ...spelling, name: spelling.namespace })];
    return (purl) => {
      if (inAnyCase?.(purl) || asWritten(spelledPurl(purl, AS_WRITTEN))) return true;
      const key = spelledPurl(purl, spelling);
      return asKeys.some((isKey) => isKey(key));
    };
  });
  return operatorMatcher(operator, ({ purl }) => Boolean(purl && testFor(purlTypeOf(purl) ?? '')(purl)));
}

/** The patterns, one for each way in which a pattern of package URLs is read, that do not depend on the type. */
export function purlPatterns(pattern: string): string[] {
  const literal = literalPattern(pattern, true);
  return [
    pattern,
    literal
      ? patternOf({ ...literal, text: spelledPurl(literal.text, AS_WRITTEN) })
      : spelledExpression(pattern, ''),
  ];
}

/** As `textMatcher`, but faster where the pattern is a text of which each character means itself. */
function patternMatcher(
  pattern: string,
  literal: LiteralPattern | undefined,
  inAnyCase: boolean,
): TextTest | undefined {
  if (!literal || /[.?+]/.test(literal.text)) return textMatcher(inAnyCase ? `(?i)${pattern}` : pattern);
  return literalTest({ ...literal, ignoresCase: literal.ignoresCase || inAnyCase });
}

/** Pieces of a regular expression: an escape, a class, a coded character, any other. */
const PIECES = /\\[^]|\[(?:\\[^]|[^\]\\])*\]|%[\da-f]{2}|[^]/gi;

/**
 * Writes the characters of a regular expression for package URLs or names of a type as their key has them.
 * Characters in brackets, and those after the `@` of a version, are kept.
 */
function spelledExpression(pattern: string, type: string): string {
  const pieces: readonly string[] = pattern.match(PIECES) ?? [];
  const version = pieces.indexOf('@');
  const spelled = pieces.map((piece, place) => {
    if (/^%/.test(piece)) return decodedPiece(piece, pieces[place - 1]);
    const isSeparator = /^(?:\\?[-_]|\\\.)$/.test(piece);
    if (!isSeparator || (version >= 0 && place > version)) return piece;
    const key = nameKey(type, piece.slice(-1));
    return key === '.' ? piece : key;
  });
  return `${hasSpellings(type) ? '(?i)' : ''}${spelled.join('')}`;
}

/** As `spelledPurl` decodes a character. */
function decodedPiece(piece: string, before = ''): string {
  if (piece === '%40') return before === '/' ? '@' : piece;
  const character = String.fromCharCode(parseInt(piece.slice(1), 16));
  if (!/^[!-~]$/.test(character) || /[*%/?#]/.test(character)) return piece;
  return /\w/.test(character) ? character : `\\${character}`;
}

/** Prepares each value once. */
function remembered<V>(make: (key: string) => V): (key: string) => V {
  const made = new Map<string, V>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
