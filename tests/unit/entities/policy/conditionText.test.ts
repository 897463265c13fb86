import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { conditionText } from '../../../../src/entities/policy/conditionText.js';

const intl = createIntl({ locale: 'en', messages: {} });
const MIT = { uuid: 'u', licenseId: 'MIT' };

describe('a condition of a policy in words', () => {
  it.each([
    ['SEVERITY', 'IS_NOT', 'LOW', 'Severity is not Low'],
    ['AGE', 'NUMERIC_GREATER_THAN_OR_EQUAL', 'P2W', 'Version age is 2 weeks or more'],
    ['COORDINATES', 'MATCHES', '{"group":"org.a","name":"b","version":"<2"}', 'Coordinates match org.a b <2'],
    ['COORDINATES', 'NO_MATCH', '{"name":"b"}', 'Coordinates do not match b'],
    ['PACKAGE_URL', 'MATCHES', 'pkg:npm/*', 'Package URL matches pkg:npm/*'],
    ['CPE', 'NO_MATCH', 'cpe:2.3:*', 'CPE does not match cpe:2.3:*'],
    [
      'VERSION_DISTANCE',
      'NUMERIC_GREATER_THAN',
      '{"major":"1","minor":2}',
      'Version distance is greater than 1 major version, 2 minor versions',
    ],
    ['EPSS', 'NUMERIC_GREATER_THAN', '0.125', 'EPSS score is greater than 12.5%'],
    ['LICENSE', 'IS', 'unresolved', 'The license is not recognized'],
    ['LICENSE', 'IS', 'u', 'License is MIT'],
    ['LICENSE', 'IS_NOT', 'another', 'The license is not the one in the policy'],
    ['LICENSE_GROUP', 'IS', 'g', 'The license is in the policy’s license group'],
    ['IS_INTERNAL', 'IS_NOT', 'true', 'The component is not internal'],
    ['CWE', 'CONTAINS_ANY', 'CWE-79, CWE-80', 'Weakness includes any of CWE-79, CWE-80'],
    ['EXPRESSION', 'MATCHES', 'component.name == "a"', 'Expression matches component.name == "a"'],
    ['NEW_SUBJECT', 'NEW_OPERATOR', 'x', 'New subject New operator x'],
    ['AGE', 'NUMERIC_EQUAL', 'soon', 'Version age equals soon'],
    ['VERSION_DISTANCE', 'NUMERIC_EQUAL', '{broken', 'Version distance equals {broken'],
  ])('%s %s %s', (subject, operator, value, words) => {
    expect(conditionText(intl, { subject, operator, value }, MIT)).toBe(words);
  });
});
