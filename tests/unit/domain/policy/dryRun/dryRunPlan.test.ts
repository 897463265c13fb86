import { describe, expect, it } from 'vitest';

import { dryRunPlan } from '../../../../../src/domain/policy/dryRun/dryRunPlan.js';
import type { ServerLine } from '../../../../../src/domain/serverLine.js';

const GROUP = '5c0f7a10-0000-4000-8000-000000000001';

const planOf = (
  lines: readonly (readonly [subject: string, operator: string, value: string])[],
  line: ServerLine = '5.0',
  maySeeVulnerabilities = true,
) =>
  dryRunPlan(
    lines.map(([subject, operator, value]) => ({ subject, operator, value })),
    line,
    maySeeVulnerabilities,
  );

describe('the plan of a dry run', () => {
  it.each([
    ['', 'IS', 'x', '4.11', 'incomplete'],
    ['PACKAGE_URL', 'MATCHES', ' ', '4.11', 'incomplete'],
    ['PACKAGE_URL', 'MATCHES', '(', '4.11', 'incomplete'],
    // Valid in Java only.
    ['PACKAGE_URL', 'MATCHES', 'a++', '4.11', 'pattern'],
    ['COORDINATES', 'MATCHES', '{"name":"\\\\Qa"}', '4.11', 'pattern'],
    ['EPSS', 'NUMERIC_GREATER_THAN', '0.5', '4.11', 'unknownToServer'],
    ['EPSS', 'NUMERIC_GREATER_THAN', '0.5', '4.12', undefined],
    ['IS_INTERNAL', 'IS', 'true', '4.13', 'unknownToServer'],
    ['IS_INTERNAL', 'IS', 'true', '4.14', undefined],
    [
      'COMPONENT_HASH',
      'IS_NOT',
      `{"algorithm":"MD5","value":"${'ab'.repeat(16)}"}`,
      '4.11',
      'unknownToServer',
    ],
    ['COMPONENT_HASH', 'IS_NOT', `{"algorithm":"MD5","value":"${'ab'.repeat(16)}"}`, '4.13', undefined],
    ['EXPRESSION', 'MATCHES', 'component.name == "a"', '5.0', 'expression'],
    ['EXPRESSION', 'MATCHES', 'component.name == "a"', '4.14', 'unknownToServer'],
    ['MOON_PHASE', 'IS', 'full', '5.0', 'unknownHere'],
    ['LICENSE', 'IS', 'unresolved', '4.11', undefined],
    ['LICENSE_GROUP', 'IS', GROUP, '4.11', undefined],
    ['AGE', 'NUMERIC_GREATER_THAN', 'P1Y', '4.11', undefined],
  ] as const)('%s %s %s on %s is left out: %s', (subject, operator, value, line, reason) => {
    const { leftOut, judged } = planOf([[subject, operator, value]], line);

    expect(leftOut).toEqual(reason ? [{ place: 0, reason }] : []);
    expect(judged).toHaveLength(reason ? 0 : 1);
  });

  it('leaves out what is about vulnerabilities for who may not see them', () => {
    const { leftOut, judged, needs } = planOf(
      [
        ['CPE', 'MATCHES', 'acme'],
        ['SEVERITY', 'IS', 'HIGH'],
      ],
      '4.11',
      false,
    );

    expect(leftOut).toEqual([{ place: 1, reason: 'vulnerabilities' }]);
    expect(judged).toEqual([{ subject: 'CPE', operator: 'MATCHES', value: 'acme', place: 0 }]);
    expect(needs.vulnerabilities).toBe(false);
  });

  it.each([
    [['CPE', 'MATCHES', 'acme'], { vulnerabilities: false, directDependencies: false, licenses: false }],
    [['CWE', 'CONTAINS_ANY', '*'], { vulnerabilities: true }],
    [['VERSION_DISTANCE', 'NUMERIC_EQUAL', '{"major":"1"}'], { directDependencies: true }],
    [['LICENSE', 'IS', 'unresolved'], { licenses: true, licenseGroups: [] }],
    [['LICENSE_GROUP', 'IS', GROUP], { licenses: true, licenseGroups: [GROUP] }],
  ] as const)('%j needs %j', (line, needs) => {
    expect(planOf([line]).needs).toMatchObject(needs);
  });
});
