import { ageTest } from './ageTest.js';
import type { PolicyCondition } from './conditionTest.js';
import { isAnything } from './isAnything.js';
import { periodDays } from './periodDays.js';
import { textsOf } from './textsOf.js';
import { versionDistanceTest } from './versionDistance.js';

/** Whether it is certain that no component can meet a condition; it may have other problems, too. */
export function isNeverMet({ subject, operator, value }: PolicyCondition): boolean {
  if (value.trim() === '') return false;
  switch (subject) {
    case 'AGE':
      return isNeverOfAge(operator, value);
    case 'COORDINATES': {
      const { name } = textsOf(value);
      // Every component has a name.
      return operator === 'NO_MATCH' && name !== undefined && isAnything(name);
    }
    case 'CPE':
      return operator === 'MATCHES' && beginsOtherwise(value, 'cpe:');
    case 'EPSS':
      return (
        (operator === 'NUMERIC_GREATER_THAN' && Number(value) >= 1) ||
        (operator === 'NUMERIC_LESS_THAN' && Number(value) <= 0)
      );
    case 'PACKAGE_URL':
      return operator === 'MATCHES' && beginsOtherwise(value, 'pkg:');
    case 'VERSION_DISTANCE':
      return (
        operator === 'NUMERIC_LESS_THAN' &&
        versionDistanceTest('NUMERIC_EQUAL', value)?.([0, 0, 0, 0]) === true
      );
    default:
      return false;
  }
}

/** Servers skip periods of no length. */
function isNeverOfAge(operator: string, value: string): boolean {
  const days = periodDays(value);
  if (!days) return false;
  if (ageTest('NUMERIC_GREATER_THAN', value, 0) === undefined) return true;
  return days.least > OLDEST_PACKAGE_DAYS && !YOUNGER.has(operator);
}

/** A century, which is more than any registry is old. */
const OLDEST_PACKAGE_DAYS = 36_525;

/** Operators that are met by what is younger than the period. */
const YOUNGER = new Set(['NUMERIC_LESS_THAN', 'NUMERIC_LESSER_THAN_OR_EQUAL', 'NUMERIC_NOT_EQUAL']);

/** Whether a pattern is tied to the start of texts that begin in another way than all texts it is held against. */
function beginsOtherwise(pattern: string, start: string): boolean {
  // A character with a question mark or a count behind may be missing.
  const literal =
    /^\^((?:[\w:/%@-](?![?{]))*)/.exec(pattern.trim().replaceAll('(?i)', ''))?.[1]?.toLowerCase() ?? '';
  // Each alternative may begin in its own way.
  if (pattern.includes('|')) return false;
  return !literal.startsWith(start) && !start.startsWith(literal);
}
