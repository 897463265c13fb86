import { excerpt } from '../../excerpt.js';
import type { BomProblem } from '../bomCheck.js';

/** A message of xmllint in our terms. */
export interface XmllintMessage extends Pick<BomProblem, 'code' | 'params' | 'message'> {
  /** From 1, in the text that xmllint read. */
  line: number;
  /** The attribute it is about. */
  attribute?: string;
}

/** Joins what xmllint printed into messages; values with line ends spread over several lines. */
export function joinXmllintLines(lines: readonly string[], fileName: string): string[] {
  const messages: string[] = [];
  for (const line of lines) {
    if (line.startsWith(`${fileName}:`)) messages.push(line.slice(fileName.length + 1));
    else if (messages.length > 0 && !line.startsWith(`${fileName} `))
      messages.push(`${messages.pop()}\n${line}`);
  }
  return messages;
}

/**
 * Returns true when a line is about the work of libxml2 and not about the file: it reports that it has no
 * value to compare, after it reported that the value is wrong.
 */
export function isAboutXmllint(line: string): boolean {
  return /^\S*\d+: Schemas validity error : Element '[^']*'(?:, attribute '[^']*')?: Warning: /.test(line);
}

/** @param message - such as `7: Schemas validity error : Element '{ns}scope': [facet 'enumeration'] The value …` */
export function readXmllintMessage(message: string): XmllintMessage {
  const [, lineText = '1', element = '', attribute, rest = message] =
    /^(\d+): Schemas validity error : Element '([^']*)'(?:, attribute '([^']*)')?: ([\s\S]*)$/.exec(
      message,
    ) ?? [];
  const detail = rest.replace(/\{http:[^}]*\}/g, '').trim();
  const name = element.replace(/^\{[^}]*\}/, '');
  const place = attribute === undefined ? `Element ${name}` : `Attribute ${attribute} of element ${name}`;
  return {
    line: Number(lineText),
    attribute: attribute?.replace(/^\{[^}]*\}/, ''),
    ...meaningOf(detail, name),
    message: `${place}: ${detail.length > 500 ? `${detail.slice(0, 499)}…` : detail}`,
  };
}

type Meaning = Pick<BomProblem, 'code' | 'params'>;

/** The wordings of libxml2 2.13 (xmlschemas.c); a new one becomes `schema` with the text as it is. */
const WORDINGS: readonly [RegExp, (groups: readonly string[], element: string) => Meaning][] = [
  [
    /^This element is not expected\.(?: Expected is(?: one of)? \( ([^)]*) \)\.)?/,
    ([expected = ''], name) => ({ code: 'unexpected', params: { name, expected: namesIn(expected) } }),
  ],
  [
    /^Missing child element\(s\)\.(?: Expected is(?: one of)? \( ([^)]*) \)\.)?/,
    ([expected = '']) => {
      const names = namesIn(expected);
      return names.length === 1
        ? { code: 'missing', params: { name: names[0] } }
        : { code: 'missingOneOf', params: { names } };
    },
  ],
  [
    /^The attribute '([^']*)' is required but missing/,
    ([name]) => ({ code: 'missing', params: { name: `@${name}` } }),
  ],
  [
    /^The attribute '([^']*)' is not allowed/,
    ([name]) => ({ code: 'unexpected', params: { name: `@${name}`, expected: [] } }),
  ],
  [
    /^\[facet 'enumeration'\] The value '([\s\S]*)' is not an element of the set \{([^}]*)\}/,
    ([value = '', set = '']) => {
      const allowed = set.split(/,\s*/).map((entry) => entry.replace(/^'|'$/g, ''));
      return { code: 'enum', params: { value: excerpt(value), allowed, allowedCount: allowed.length } };
    },
  ],
  [
    /^\[facet 'pattern'\] The value '([\s\S]*)' is not accepted by the pattern '([\s\S]*)'/,
    ([value = '', pattern]) => ({ code: 'pattern', params: { value: excerpt(value), pattern } }),
  ],
  [
    /^\[facet '(minLength|maxLength|length)'\][\s\S]* '(\d+)'\.$/,
    ([facet, limit]) => ({
      code: facet === 'maxLength' ? 'tooLong' : 'tooShort',
      params: { limit: Number(limit) },
    }),
  ],
  [
    /^\[facet '(min|max)(?:In|Ex)clusive'\][\s\S]* \(?'(-?[\d.]+)'\)?\.$/,
    ([side, limit]) => ({ code: side === 'min' ? 'tooSmall' : 'tooLarge', params: { limit: Number(limit) } }),
  ],
  // The generator of the schemas makes the list of licences a union, to keep its 700 names out of the messages.
  [
    /^'([\s\S]*)' is not a valid value of the union type 'licenseId'/,
    ([value = '']) => ({ code: 'enum', params: { value: excerpt(value) } }),
  ],
  [
    /^'([\s\S]*)' is not a valid value of the (?:local )?(?:atomic|list|union) type(?: '([^']*)')?/,
    ([value = '', type = '']) => ({ code: 'format', params: { value: excerpt(value), format: type } }),
  ],
  [
    /^Duplicate key-sequence \['([\s\S]*)'\] in/,
    ([value = '']) => ({ code: 'duplicate', params: { value: excerpt(value) } }),
  ],
  [/^Character content /, () => ({ code: 'unexpectedText', params: {} })],
];

function meaningOf(detail: string, element: string): Meaning {
  for (const [wording, meaning] of WORDINGS) {
    const groups = wording.exec(detail)?.slice(1);
    if (groups) return meaning(groups, element);
  }
  return { code: 'schema', params: { detail: excerpt(detail) } };
}

/** Wildcards (`##other{…}*`) are no names. */
function namesIn(list: string): string[] {
  return list.split(/,\s*/).filter((name) => /^[\w.-]+$/.test(name));
}
