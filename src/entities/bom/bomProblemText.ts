import type { IntlShape } from 'react-intl';
import type { BomProblem, BomProblemParam, RefusedBom } from '../../domain/cyclonedx/bomCheck.js';
import { NEWEST_SPEC_VERSION } from '../../domain/cyclonedx/specVersions.js';
import { kindMessages, problemMessages, refusalMessages } from './bomProblem.messages.js';

/** Returns the problem at one place of a BOM, as a sentence in the user's language. */
export function bomProblemText(intl: IntlShape, problem: BomProblem): string {
  const { code, params } = problem;
  const text = (name: string) => textOf(params[name]);
  const number = (name: string) => Number(params[name] ?? 0);
  const list = (name: string) => intl.formatList(listOf(params[name]), { type: 'unit' });
  const oneOf = (name: string) => intl.formatList(listOf(params[name]), { type: 'disjunction' });
  const m = problemMessages;

  switch (code) {
    case 'unsupportedVersion':
      return params['found'] === undefined
        ? intl.formatMessage(m.noVersion, { newest: NEWEST_SPEC_VERSION })
        : intl.formatMessage(m.unsupportedVersion, { found: text('found'), newest: NEWEST_SPEC_VERSION });
    case 'spdx':
      return intl.formatMessage(m.spdxDocument, { found: text('found') });
    case 'invalidBytes':
      return intl.formatMessage(m.invalidBytes, { encoding: text('encoding') });
    case 'unsupportedEncoding':
      return intl.formatMessage(m.unsupportedEncoding, { encoding: text('encoding') });
    case 'unexpectedEnd':
      return intl.formatMessage(m.unexpectedEnd, { expected: oneOf('expected') });
    case 'unexpectedCharacter':
      return intl.formatMessage(m.unexpectedCharacter, { found: text('found'), expected: oneOf('expected') });
    case 'controlCharacter':
      return intl.formatMessage(m.controlCharacter, { found: text('found') });
    case 'wrongEndTag':
      return intl.formatMessage(m.wrongEndTag, { element: text('element'), expected: text('expected') });
    case 'syntax':
      return intl.formatMessage(m.syntax, { detail: text('detail') || problem.message });
    case 'schema':
      return intl.formatMessage(m.schema, { detail: text('detail') || problem.message });
    case 'type':
      return intl.formatMessage(m.type, {
        expected: intl.formatList(
          listOf(params['expected']).map((kind) => kindText(intl, kind)),
          { type: 'disjunction' },
        ),
        found: kindText(intl, text('found')),
      });
    case 'missing':
      return intl.formatMessage(m.missing, { name: text('name') });
    case 'missingOneOf':
      return intl.formatMessage(m.missingOneOf, { names: list('names') });
    case 'onlyOneOf':
      return intl.formatMessage(m.onlyOneOf, { names: list('names') });
    case 'unexpected': {
      const expected = list('expected');
      return expected
        ? intl.formatMessage(m.unexpectedInstead, { name: text('name'), expected })
        : intl.formatMessage(m.unexpected, { name: text('name') });
    }
    case 'enum':
      return enumText(intl, problem);
    case 'const':
      return intl.formatMessage(m.const, { expected: text('expected') });
    case 'pattern':
      return intl.formatMessage(m.pattern, { value: text('value'), pattern: text('pattern') });
    case 'format':
      return formatText(intl, text('value'), text('format'));
    case 'tooDeep':
      return intl.formatMessage(m.tooDeep, { limit: number('limit') });
    case 'tooShort':
      return intl.formatMessage(m.tooShort, { limit: number('limit') });
    case 'tooLong':
      return intl.formatMessage(m.tooLong, { limit: number('limit') });
    case 'tooSmall':
      return intl.formatMessage(m.tooSmall, { limit: number('limit') });
    case 'tooLarge':
      return intl.formatMessage(m.tooLarge, { limit: number('limit') });
    case 'tooFewItems':
      return intl.formatMessage(m.tooFewItems, { limit: number('limit') });
    case 'tooManyItems':
      return intl.formatMessage(m.tooManyItems, { limit: number('limit') });
    case 'duplicate':
      return params['value'] === undefined
        ? intl.formatMessage(m.duplicateEntry)
        : intl.formatMessage(m.duplicate, { value: text('value') });
    case 'blank':
    case 'empty':
    case 'notABom':
    case 'dtd':
    case 'unterminatedString':
    case 'badEscape':
    case 'badNumber':
    case 'extraContent':
    case 'tooManyMatches':
    case 'unexpectedText':
      return intl.formatMessage(m[code]);
  }
}

/** Returns the reason why a file is rejected, as a sentence. */
export function bomRefusalText(intl: IntlShape, refused: RefusedBom): string {
  if (refused.reason !== 'schema') return intl.formatMessage(refusalMessages[refused.reason]);
  const { specVersion: version = '', hasUncounted } = refused;
  const count = refused.problems.length + refused.moreProblems;
  return intl.formatMessage(hasUncounted ? refusalMessages.schemaMany : refusalMessages.schema, {
    version,
    count,
  });
}

/** `/components/17/licenses/0/license/id` as `components[17].licenses[0].license.id`; XML paths as they are. */
export function bomPathText(path: string, format: RefusedBom['format']): string {
  if (format !== 'json' || path === '') return path;
  return path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(
      (text, key) => (/^\d+$/.test(key) ? `${text}[${key}]` : text === '' ? key : `${text}.${key}`),
      '',
    );
}

/** The problems as plain text, one a line, for a ticket or a mail: `12:5 components[0].type: …`. */
export function bomProblemsAsText(intl: IntlShape, fileName: string, refused: RefusedBom): string {
  const lines = refused.problems.map((problem) => {
    const place = [problem.line, problem.column].filter((part) => part !== undefined).join(':');
    const path = bomPathText(problem.path, refused.format);
    return `${[place, path].filter(Boolean).join(' ')}: ${bomProblemText(intl, problem)}`;
  });
  return [`${fileName}: ${bomRefusalText(intl, refused)}`, ...lines].join('\n');
}

function formatText(intl: IntlShape, value: string, format: string): string {
  if (/^(date-time|dateTime)$/.test(format)) return intl.formatMessage(problemMessages.date, { value });
  if (format === 'iri-reference') return intl.formatMessage(problemMessages.address, { value });
  return intl.formatMessage(problemMessages.format, { value, format });
}

function enumText(intl: IntlShape, { path, params }: BomProblem): string {
  const value = textOf(params['value']);
  // The list of licences has hundreds of entries; naming the first ones is of no help.
  if (/licenses?\b.*\/(license\/)?id$/.test(path)) return intl.formatMessage(problemMessages.spdx, { value });
  const allowed = listOf(params['allowed']);
  if (allowed.length === 0) return intl.formatMessage(problemMessages.enumUnlisted, { value });
  return intl.formatMessage(problemMessages.enum, {
    value,
    allowed: intl.formatList(allowed, { type: 'unit' }),
    more: Math.max(0, Number(params['allowedCount'] ?? allowed.length) - allowed.length),
  });
}

function kindText(intl: IntlShape, kind: string): string {
  return isKind(kind) ? intl.formatMessage(kindMessages[kind]) : kind;
}

function isKind(kind: string): kind is keyof typeof kindMessages {
  return Object.hasOwn(kindMessages, kind);
}

function textOf(param: BomProblemParam): string {
  return param === undefined ? '' : String(param);
}

function listOf(param: BomProblemParam): string[] {
  if (param === undefined || param === '') return [];
  return typeof param === 'object' ? [...param] : [String(param)];
}
