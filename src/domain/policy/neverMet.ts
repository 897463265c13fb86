import { cweNumber } from '../cweNumber.js';
import type { TextShape } from '../linearRegExp.js';
import { ageMatcher } from './ageMatcher.js';
import type { PolicyCondition } from './conditionMatcher.js';
import { isAnything } from './isAnything.js';
import { periodDays } from './periodDays.js';
import { purlPatterns } from './spellingMatchers.js';
import { canMatch } from './textMatcher.js';
import { textsOf } from './textsOf.js';
import { versionComparison } from './versionComparison.js';
import { versionDistanceTest } from './versionDistance.js';

/**
 * Returns true when it is certain that no component can meet a condition. The condition may have other
 * problems, too.
 * @param knowsCwe - returns true when vulnerabilities can have the weakness with a number. Absent: all
 * numbers from 1
 */
export function isNeverMet(
  { subject, operator, value: untrimmed }: PolicyCondition,
  knowsCwe: (cwe: number) => boolean = (cwe) => cwe > 0,
): boolean {
  const value = untrimmed.trim();
  if (value === '') return false;
  switch (subject) {
    case 'AGE':
      return isNeverOfAge(operator, value);
    case 'COORDINATES': {
      const { group, name, version } = textsOf(value);
      // Every component has a name.
      if (operator === 'NO_MATCH') return name !== undefined && isAnything(name);
      const patterns = [
        group,
        name,
        version !== undefined && !versionComparison(version) ? version : undefined,
      ];
      return (
        operator === 'MATCHES' && patterns.some((pattern) => pattern && !canMatch(pattern, anyText(pattern)))
      );
    }
    case 'CPE':
      return operator === 'MATCHES' && !canMatch(value, cpeTexts(value));
    case 'CWE':
      return isNeverWeak(operator, value, knowsCwe);
    case 'EPSS':
      return (
        (operator === 'NUMERIC_GREATER_THAN' && Number(value) >= 1) ||
        (operator === 'NUMERIC_LESS_THAN' && Number(value) <= 0)
      );
    case 'PACKAGE_URL':
      return (
        operator === 'MATCHES' &&
        !purlPatterns(value).some((pattern) => canMatch(pattern, purlTexts(pattern)))
      );
    case 'SWID_TAGID':
      return operator === 'MATCHES' && !canMatch(value, anyText(value));
    case 'VERSION_DISTANCE':
      return (
        operator === 'NUMERIC_LESS_THAN' &&
        versionDistanceTest('NUMERIC_EQUAL', value)?.([0, 0, 0, 0]) === true
      );
    default:
      return false;
  }
}

function isNeverWeak(operator: string, value: string, knowsCwe: (cwe: number) => boolean): boolean {
  // Values that are not numbers are not searched for.
  const cwes = value.split(',').flatMap((text) => cweNumber(text) ?? []);
  if (cwes.length === 0) return false;
  return operator === 'CONTAINS_ALL' ? !cwes.every(knowsCwe) : !cwes.some(knowsCwe);
}

/** Servers skip periods of no length. */
function isNeverOfAge(operator: string, value: string): boolean {
  const days = periodDays(value);
  if (!days) return false;
  if (ageMatcher('NUMERIC_GREATER_THAN', value, 0) === undefined) return true;
  return days.least > OLDEST_PACKAGE_DAYS && !YOUNGER.has(operator);
}

/** A century, which is more than any registry is old. */
const OLDEST_PACKAGE_DAYS = 36_525;

/** Operators that are met by what is younger than the period. */
const YOUNGER = new Set(['NUMERIC_LESS_THAN', 'NUMERIC_LESSER_THAN_OR_EQUAL', 'NUMERIC_NOT_EQUAL']);

/** Texts of at least one character. */
function anyText(pattern: string): TextShape[] {
  const all = charactersFor(pattern);
  return [{ beginning: [all], rest: all }];
}

/** Package URLs. */
function purlTexts(pattern: string): TextShape[] {
  return [{ beginning: [...'pkg:', 'abcdefghijklmnopqrstuvwxyz'], rest: withoutBlanks(pattern) }];
}

/** CPEs: formatted strings and URIs. */
function cpeTexts(pattern: string): TextShape[] {
  const rest = withoutBlanks(pattern);
  return [
    { beginning: [...'cpe:2.3:', 'aho*-', ':'], rest },
    { beginning: [...'cpe:/'], rest },
  ];
}

/** Characters of every kind, and those of a pattern: what it describes can be written with them. */
function charactersFor(pattern: string): string {
  const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
  return `${ascii}\t\n\u00a0éßЖ中\u{1f600}${pattern}${pattern.toLowerCase()}${pattern.toUpperCase()}`;
}

function withoutBlanks(pattern: string): string {
  return charactersFor(pattern).replace(/\s/g, '');
}
