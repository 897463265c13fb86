import { describe, expect, it } from 'vitest';

import { conditionProblem, withSubject } from '../../../../src/domain/policy/conditionProblem.js';

const codeOf = (subject: string, operator: string, value: string, line = '5.0' as const) =>
  conditionProblem({ subject, operator, value }, line)?.code;

/** Versions that are not numbers, as repositories or builds name them. */
const VERSIONS_OF_WORDS = [
  'dev-main',
  'dev-feature/x',
  'master',
  'latest',
  '1.1_',
  '1.0_',
  '2__a',
  '1.0..1',
  '2019 R2',
  'next',
];

describe('a condition', () => {
  it.each([
    ['AGE', 'NUMERIC_GREATER_THAN', 'P1Y6M'],
    ['COORDINATES', 'MATCHES', '{"group":"com.example.*","version":">= 2.1"}'],
    ['COORDINATES', 'NO_MATCH', '{"name":"log4j"}'],
    ['CPE', 'MATCHES', 'cpe:2.3:a:acme:*'],
    ['PACKAGE_URL', 'MATCHES', '^pkg:npm/(?!left).*$'],
    ['PACKAGE_URL', 'MATCHES', '(?i)log4j'],
    ['SWID_TAGID', 'NO_MATCH', 'acme*'],
    ['VERSION', 'NUMERIC_LESS_THAN', '2.0.0-rc1'],
    ['COMPONENT_HASH', 'IS', `{"algorithm":"MD5","value":"${'a'.repeat(32)}"}`],
    ['VERSION_DISTANCE', 'NUMERIC_GREATER_THAN', '{"major":"1","minor":"?"}'],
    ['SEVERITY', 'IS', 'CRITICAL'],
    ['VULNERABILITY_ID', 'IS', 'CVE-2021-44228'],
    ['CWE', 'CONTAINS_ANY', 'CWE-79, 80'],
    ['CWE', 'CONTAINS_ANY', '*'],
    ['EPSS', 'NUMERIC_GREATER_THAN', '0.5'],
    ['IS_INTERNAL', 'IS', 'true'],
    ['LICENSE', 'IS', 'unresolved'],
    ['VERSION', 'NUMERIC_EQUAL', '2:1.0~rc1-1+deb12u1'],
    ['VERSION', 'NUMERIC_EQUAL', '1!2.0.dev1'],
    ['VERSION', 'NUMERIC_EQUAL', 'v0.0.0-20170915032832-14c0d48ead0c'],
    ['VERSION', 'NUMERIC_EQUAL', '1.0^git1-1.fc40'],
    ['VERSION', 'NUMERIC_EQUAL', '1.0~~'],
    ['VERSION', 'NUMERIC_EQUAL', '2.8.123e'],
    ['COORDINATES', 'MATCHES', '{"version":"== 1.0"}'],
    ['VULNERABILITY_ID', 'IS', 'GHSA-jfh8-c2jp-5v3q'],
    ['VULNERABILITY_ID', 'IS', 'INT-cve-1'],
    ['COORDINATES', 'NO_MATCH', '{"group":"*"}'],
    ['PACKAGE_URL', 'MATCHES', '^pkg:npm/(?:a|b)'],
    ['PACKAGE_URL', 'MATCHES', '^p?kg:npm'],
    ['PACKAGE_URL', 'MATCHES', '^npm|^pkg'],
    ['PACKAGE_URL', 'MATCHES', '^PKG:npm'],
    ['PACKAGE_URL', 'MATCHES', '^.*npm'],
    ['PACKAGE_URL', 'NO_MATCH', '^npm'],
    ['CPE', 'MATCHES', '^cpe:/a:acme'],
    ['AGE', 'NUMERIC_LESS_THAN', 'P200Y'],
    ['AGE', 'NUMERIC_GREATER_THAN', 'P20Y'],
    ['VERSION_DISTANCE', 'NUMERIC_LESSER_THAN_OR_EQUAL', '{"major":"0"}'],
    ['EPSS', 'NUMERIC_GREATER_THAN_OR_EQUAL', '1'],
    ['EXPRESSION', 'MATCHES', 'component.name == "x"'],
    ...VERSIONS_OF_WORDS.flatMap((version) => [
      ['VERSION', 'NUMERIC_EQUAL', version],
      ['COORDINATES', 'MATCHES', JSON.stringify({ name: 'a', version: `== ${version}` })],
    ]),
    ['PACKAGE_URL', 'MATCHES', '^(npm|pkg:npm)'],
    ['PACKAGE_URL', 'MATCHES', '*^pkg'],
    ['PACKAGE_URL', 'MATCHES', '^pkg:npm/a$|b'],
    ['PACKAGE_URL', 'MATCHES', 'a(?:$|b)'],
    ['PACKAGE_URL', 'MATCHES', 'pkg://npm/foo'],
    ['PACKAGE_URL', 'MATCHES', 'pkg:npm/foo\\s?bar'],
    ['PACKAGE_URL', 'MATCHES', '[äöü]'],
    ['PACKAGE_URL', 'MATCHES', '\\bpkg\\b'],
    ['PACKAGE_URL', 'MATCHES', 'pkg:deb/debian/libstdc++6@12'],
    ['PACKAGE_URL', 'MATCHES', '?arch=amd64'],
    ['PACKAGE_URL', 'NO_MATCH', 'a$b'],
    ['CPE', 'MATCHES', '^cpe:2.3:(a|x):'],
    ['CPE', 'MATCHES', '^cpe:2.3:*:acme'],
    ['CPE', 'MATCHES', '^CPE:2.3:A:'],
    ['CPE', 'MATCHES', '^cpe:2\\.3:[^a]:'],
    ['CPE', 'NO_MATCH', 'cpe:2.3:a:ap ache'],
    ['COORDINATES', 'NO_MATCH', '{"name":"^$"}'],
    ['COORDINATES', 'MATCHES', '{"name":"my component"}'],
    ['SWID_TAGID', 'MATCHES', 'a b'],
    ...[32, 40, 64, 96, 128].map((digits) => [
      'COMPONENT_HASH',
      'IS',
      JSON.stringify({ algorithm: 'BLAKE3', value: 'a'.repeat(digits) }),
    ]),
    ['CWE', 'CONTAINS_ANY', 'CWE-0, CWE-79'],
  ])('%s %s %s is taken', (subject, operator, value) => {
    expect(codeOf(subject, operator, value)).toBeUndefined();
  });

  it.each([
    ['AGE', 'NUMERIC_GREATER_THAN', 'a year', 'period'],
    ['AGE', 'NUMERIC_GREATER_THAN', 'P', 'period'],
    ['AGE', 'NUMERIC_GREATER_THAN', 'P0D', 'periodZero'],
    ['AGE', 'IS', 'P1Y', 'operator'],
    ['COORDINATES', 'MATCHES', '{}', 'empty'],
    ['COORDINATES', 'MATCHES', '{"version":">=2.*"}', 'version'],
    ['COORDINATES', 'MATCHES', '{"name":"("}', 'pattern'],
    ['COORDINATES', 'MATCHES', 'log4j', 'unreadable'],
    ['PACKAGE_URL', 'MATCHES', 'pkg:npm/[', 'pattern'],
    ['PACKAGE_URL', 'MATCHES', 'a'.repeat(256), 'tooLong'],
    ['PACKAGE_URL', 'MATCHES', ' ', 'empty'],
    ['COMPONENT_HASH', 'IS', '{"value":"ab"}', 'algorithm'],
    ['COMPONENT_HASH', 'IS', '{"algorithm":"MD5","value":"ab"}', 'digits'],
    ['COMPONENT_HASH', 'IS', '{"algorithm":"MD5","value":"xyz"}', 'hexadecimal'],
    ['VERSION_DISTANCE', 'NUMERIC_EQUAL', '{"major":-1}', 'wholeNumber'],
    ['VERSION_DISTANCE', 'NUMERIC_EQUAL', '{"major":null}', 'empty'],
    ['SEVERITY', 'IS', 'SEVERE', 'unreadable'],
    ['VULNERABILITY_ID', 'IS', 'CVE 2021', 'identifier'],
    ['VULNERABILITY_ID', 'IS', 'cve-2021-44228', 'identifier'],
    ['VULNERABILITY_ID', 'IS', 'CVE-2021-44228,CVE-2021-45046', 'identifier'],
    ['VULNERABILITY_ID', 'IS_NOT', 'CVE-21-1', 'identifier'],
    ['VULNERABILITY_ID', 'IS', 'GHSA-', 'identifier'],
    ['VULNERABILITY_ID', 'IS', 'GHSA-JFH8-C2JP-5V3Q', 'identifier'],
    ['CWE', 'CONTAINS_ANY', 'CWE-79, injection', 'cwe'],
    ['EPSS', 'NUMERIC_EQUAL', '2', 'probability'],
    ['IS_INTERNAL', 'IS', 'yes', 'unreadable'],
    ['WEATHER', 'IS', 'rain', 'subject'],
    ['VERSION', 'NUMERIC_EQUAL', '>= 1.0', 'version'],
    ['VERSION', 'NUMERIC_EQUAL', '1.0, 2.0', 'version'],
    ['VERSION', 'NUMERIC_EQUAL', '1.x*', 'version'],
    ['COORDINATES', 'MATCHES', '{"version":">="}', 'version'],
    ['EPSS', 'NUMERIC_GREATER_THAN', '1', 'never'],
    ['EPSS', 'NUMERIC_LESS_THAN', '0', 'never'],
    ['EPSS', 'NUMERIC_EQUAL', '-0.5', 'probability'],
    ['VERSION_DISTANCE', 'NUMERIC_LESS_THAN', '{"major":"0","minor":"?"}', 'never'],
    ['COORDINATES', 'NO_MATCH', '{"name":"*"}', 'never'],
    ['COORDINATES', 'NO_MATCH', '{"group":"a","name":".*"}', 'never'],
    ['PACKAGE_URL', 'MATCHES', '^npm/left-pad', 'never'],
    ['PACKAGE_URL', 'MATCHES', '(?i)^NPM', 'never'],
    ['CPE', 'MATCHES', '^pkg:npm', 'never'],
    ['PACKAGE_URL', 'MATCHES', 'a$b', 'never'],
    ['PACKAGE_URL', 'MATCHES', 'a^b', 'never'],
    ['PACKAGE_URL', 'MATCHES', '^$', 'never'],
    ['PACKAGE_URL', 'MATCHES', '^(npm|foo)', 'never'],
    ['PACKAGE_URL', 'MATCHES', '^npm|^foo', 'never'],
    ['PACKAGE_URL', 'MATCHES', 'pkg:npm/foo bar', 'never'],
    ['PACKAGE_URL', 'MATCHES', 'pkg:npm/(foo bar|b z)', 'never'],
    ['PACKAGE_URL', 'MATCHES', '^npm/left-pad@1?type=jar', 'never'],
    ['CPE', 'MATCHES', '^cpe:2.3:x:', 'never'],
    ['CPE', 'MATCHES', '^cpe:2.3:(x|y):', 'never'],
    ['CPE', 'MATCHES', 'cpe:2.3:a:ap ache', 'never'],
    ['COORDINATES', 'MATCHES', '{"name":"^$"}', 'never'],
    ['COORDINATES', 'MATCHES', '{"group":"a$b","name":"c"}', 'never'],
    ['COORDINATES', 'MATCHES', '{"version":"1$2"}', 'never'],
    ['SWID_TAGID', 'MATCHES', '^$', 'never'],
    ['COMPONENT_HASH', 'IS', `{"algorithm":"BLAKE3","value":"${'a'.repeat(33)}"}`, 'anyDigits'],
    ['CWE', 'CONTAINS_ANY', 'CWE-0', 'never'],
    ['CWE', 'CONTAINS_ALL', 'CWE-0, CWE-79', 'never'],
    ['VERSION', 'NUMERIC_EQUAL', '*', 'version'],
    ['VERSION', 'NUMERIC_EQUAL', '[1.0]', 'version'],
    ['VERSION', 'NUMERIC_EQUAL', '~1.0', 'version'],
    ['VERSION', 'NUMERIC_EQUAL', '1.0 || 2.0', 'version'],
    ['VERSION', 'NUMERIC_EQUAL', '1.0 - 2.0', 'version'],
    ['VERSION', 'NUMERIC_EQUAL', '≥ 1.0', 'version'],
    ['VERSION', 'NUMERIC_EQUAL', '???', 'version'],
    ['COORDINATES', 'MATCHES', '{"version":"=> 2.0"}', 'version'],
    ['COORDINATES', 'MATCHES', '{"version":"= 2.14.1"}', 'version'],
    ['COORDINATES', 'MATCHES', '{"version":"~> 1.0"}', 'version'],
    ['COORDINATES', 'MATCHES', '{"name":"a","version":"≥ 1.0"}', 'version'],
    ['AGE', 'NUMERIC_GREATER_THAN', 'P200Y', 'never'],
    ['AGE', 'NUMERIC_EQUAL', 'P9999M', 'never'],
  ])('%s %s %s is refused: %s', (subject, operator, value, code) => {
    expect(codeOf(subject, operator, value)).toBe(code);
  });

  it('names the part that is wrong', () => {
    const value = '{"group":"com.example","version":">=2.*"}';

    expect(conditionProblem({ subject: 'COORDINATES', operator: 'MATCHES', value }, '4.11')).toEqual({
      code: 'version',
      part: 'version',
      text: '>=2.*',
    });
  });

  it('of a later server is none of an earlier one', () => {
    const later = { subject: 'EPSS', operator: 'NUMERIC_EQUAL', value: '0.5' };

    expect(conditionProblem(later, '4.11')).toEqual({ code: 'subject' });
    expect(conditionProblem(later, '4.12')).toBeUndefined();
  });
});

describe('a condition whose subject changes', () => {
  it('keeps no value that does not fit', () => {
    const severity = { subject: 'SEVERITY', operator: 'IS_NOT', value: 'CRITICAL' };

    expect(withSubject(severity, 'LICENSE', '4.11')).toEqual({
      subject: 'LICENSE',
      operator: 'IS_NOT',
      value: '',
    });
    expect(withSubject(severity, 'PACKAGE_URL', '4.11')).toEqual({
      subject: 'PACKAGE_URL',
      operator: 'MATCHES',
      value: '',
    });
  });

  it('takes no pattern of a package URL for one of a CPE', () => {
    const purl = { subject: 'PACKAGE_URL', operator: 'NO_MATCH', value: 'pkg:npm/*' };

    expect(withSubject(purl, 'CPE', '4.11')).toEqual({ subject: 'CPE', operator: 'NO_MATCH', value: '' });
  });

  it('has the value there is no way around', () => {
    const empty = { subject: 'CPE', operator: 'MATCHES', value: '' };

    expect(withSubject(empty, 'IS_INTERNAL', '4.14')).toEqual({
      subject: 'IS_INTERNAL',
      operator: 'IS',
      value: 'true',
    });
  });
});
