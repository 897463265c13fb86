import type { ConditionTest } from './JudgedComponent.js';
import type { PolicyOperator } from './policySubjects.js';
import { textsOf } from './textsOf.js';
import { matchTest, patternTest, versionTest } from './textTests.js';

/**
 * The test behind `COORDINATES`. Every part that is given has to match; with `NO_MATCH` every part has to differ, not just one
 * of them.
 * @param value - JSON of patterns for `group`, `name` and `version`; a version may be a comparison such as `>= 1.2`
 * @returns undefined when no part is given, or one cannot be read
 */
export function coordinatesTest(operator: string, value: string): ConditionTest | undefined {
  const { group, name, version } = textsOf(value);
  const tests = [
    ...(group ? [patternTest(operator, group, (component) => component.group)] : []),
    ...(name ? [patternTest(operator, name, (component) => component.name)] : []),
    ...(version ? [versionPartTest(operator, version)] : []),
  ];
  const readable = tests.filter((test) => test !== undefined);
  // A part that cannot be read must not count as one that was not given.
  if (tests.length === 0 || readable.length < tests.length) return undefined;
  return (component) => readable.every((test) => test(component));
}

function versionPartTest(operator: string, version: string): ConditionTest | undefined {
  const [, comparison = '', limit = ''] = /^(==|!=|<=?|>=?)\s*(.+)$/s.exec(version) ?? [];
  const compare = versionTest(COMPARISONS[comparison] ?? '', limit);
  return compare
    ? matchTest(operator, compare)
    : patternTest(operator, version, (component) => component.version);
}

const COMPARISONS: Record<string, PolicyOperator> = {
  '==': 'NUMERIC_EQUAL',
  '!=': 'NUMERIC_NOT_EQUAL',
  '<': 'NUMERIC_LESS_THAN',
  '<=': 'NUMERIC_LESSER_THAN_OR_EQUAL',
  '>': 'NUMERIC_GREATER_THAN',
  '>=': 'NUMERIC_GREATER_THAN_OR_EQUAL',
};
