import { describe, expect, it } from 'vitest';

import { conditionMatcher } from '../../../../src/domain/policy/conditionMatcher.js';
import type { JudgedComponent, Surroundings } from '../../../../src/domain/policy/JudgedComponent.js';
import {
  POLICY_OPERATORS,
  policyOperatorsOf,
  POLICY_SUBJECTS,
  policySubjectsOf,
  type PolicySubject,
} from '../../../../src/domain/policy/policySubjects.js';

// With each of these values every operator of the subject is violated by some of the components and not by others.
const VALUES: Record<Exclude<PolicySubject, 'EXPRESSION'>, string> = {
  AGE: 'P1D',
  COORDINATES: '{"name":"alpha"}',
  CPE: 'alpha',
  LICENSE: 'mit',
  LICENSE_GROUP: 'permissive',
  PACKAGE_URL: 'alpha',
  SEVERITY: 'HIGH',
  SWID_TAGID: 'alpha',
  VERSION: '2',
  COMPONENT_HASH: '{"algorithm":"MD5","value":"ab"}',
  CWE: 'CWE-79',
  VULNERABILITY_ID: 'CVE-2024-0001',
  VERSION_DISTANCE: '{"major":1}',
  EPSS: '0.5',
  IS_INTERNAL: 'true',
};

const SURROUNDINGS: Surroundings = {
  licenseById: (id) => (id === 'MIT' ? 'mit' : undefined),
  licenseIdOf: (license) => (license === 'mit' ? 'MIT' : undefined),
  licensesOf: (uuid) => new Set([uuid]),
  licensesOfGroup: () => new Set(['mit']),
  now: Date.parse('2024-06-10T12:00:00Z'),
};

const aComponent = (
  name: string,
  version: string,
  license: string,
  facts: Partial<JudgedComponent>,
): JudgedComponent => ({
  group: null,
  name,
  version,
  purl: `pkg:npm/${name}@${version}`,
  cpe: `cpe:2.3:a:example:${name}:${version}:*:*:*:*:*:*:*`,
  swidTagId: name,
  hashes: { md5: name === 'alpha' ? 'ab' : 'cd' },
  resolvedLicense: null,
  licenseExpression: license,
  license: null,
  vulnerabilities: [],
  latest: undefined,
  isDirectDependency: true,
  ...facts,
});

const COMPONENTS = [
  aComponent('alpha', '1', 'MIT', {
    vulnerabilities: [{ vulnId: 'CVE-2024-0001', severity: 'HIGH', cwes: [79], epssScore: 0.9 }],
    latest: { version: '4', published: Date.parse('2024-06-01') },
    isInternal: true,
  }),
  aComponent('beta', '2', 'Apache-2.0', {
    vulnerabilities: [{ vulnId: 'CVE-2024-0002', severity: 'LOW', cwes: [], epssScore: 0.5 }],
    latest: { version: '3', published: Date.parse('2024-06-09') },
    isInternal: false,
  }),
  aComponent('gamma', '3', 'Apache-2.0', {
    vulnerabilities: [{ vulnId: 'CVE-2024-0003', severity: 'LOW', cwes: [], epssScore: 0.1 }],
    latest: { version: '3', published: Date.parse('2024-06-10') },
    isInternal: false,
  }),
];

const violatedBy = (subject: PolicySubject, operator: string, value: string) =>
  COMPONENTS.map((component) => conditionMatcher({ subject, operator, value }, SURROUNDINGS)(component));

describe('a subject of conditions', () => {
  const subjects = Object.keys(VALUES) as (keyof typeof VALUES)[];

  it.each(subjects)('%s is judged by each of its operators, and by no other', (subject) => {
    const known = policyOperatorsOf(subject, '5.1');

    expect(known.length).toBeGreaterThan(0);
    for (const operator of POLICY_OPERATORS) {
      const isJudged = new Set(violatedBy(subject, operator, VALUES[subject])).size === 2;
      expect([operator, isJudged]).toEqual([operator, known.includes(operator)]);
    }
  });

  it.each([
    ['AGE', 'a year'],
    ['COORDINATES', 'alpha'],
    ['PACKAGE_URL', '('],
    ['COMPONENT_HASH', 'ab'],
    ['CWE', 'injection'],
    ['VERSION_DISTANCE', '{"major":-1}'],
    ['EPSS', 'much'],
    ['EPSS', ' '],
    ['IS_INTERNAL', 'yes'],
  ] as const)('%s with the value %j, which cannot be read, is never violated', (subject, value) => {
    for (const operator of POLICY_OPERATORS) {
      expect(violatedBy(subject, operator, value)).toEqual([false, false, false]);
    }
  });

  it('EXPRESSION is left to servers', () => {
    expect(violatedBy('EXPRESSION', 'MATCHES', 'true')).toEqual([false, false, false]);
  });
});

describe('a release line', () => {
  it.each([
    ['4.11', 13],
    ['4.12', 14],
    ['4.14', 15],
    ['5.0', 16],
  ] as const)('%s knows %i subjects', (line, count) => {
    expect(policySubjectsOf(line)).toHaveLength(count);
  });

  it('before 4.13 knows no hash that must differ', () => {
    expect(policyOperatorsOf('COMPONENT_HASH', '4.12')).toEqual(['IS']);
    expect(policyOperatorsOf('COMPONENT_HASH', '4.13')).toEqual(['IS', 'IS_NOT']);
  });

  it('has a type for the violations of every subject whose conditions do not say it', () => {
    const withoutType = Object.entries(POLICY_SUBJECTS).filter(([, { violation }]) => !violation);
    expect(withoutType.map(([subject]) => subject)).toEqual(['EXPRESSION']);
  });
});
