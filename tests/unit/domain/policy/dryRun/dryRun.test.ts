import { describe, expect, it } from 'vitest';

import { createDryRunJudge } from '../../../../../src/domain/policy/dryRun/createDryRunJudge.js';
import {
  dryRunOf,
  type BareComponent,
  type DryRunPolicy,
} from '../../../../../src/domain/policy/dryRun/dryRun.js';
import type { JudgedVulnerability } from '../../../../../src/domain/policy/JudgedComponent.js';

const policyOf = (
  operator: string,
  ...lines: readonly (readonly [subject: string, operator: string, value: string])[]
): DryRunPolicy => ({
  operator,
  conditions: lines.map(([subject, of, value], place) => ({ subject, operator: of, value, place })),
  licenses: [],
  licenseGroups: {},
  now: Date.parse('2024-03-31T15:00:00Z'),
});

const aComponent = (facts: Partial<BareComponent> = {}): BareComponent => ({
  group: null,
  name: 'alpha',
  version: '1.0.0',
  purl: 'pkg:npm/alpha@1.0.0',
  cpe: null,
  swidTagId: null,
  hashes: {},
  resolvedLicense: null,
  licenseExpression: null,
  license: null,
  latest: undefined,
  isDirectDependency: true,
  ...facts,
});

const HIGH: JudgedVulnerability = { vulnId: 'CVE-2024-0001', severity: 'HIGH', cwes: [] };
const NO_VULNERABILITIES = new Map<number, JudgedVulnerability[]>();

describe('what a dry run asks vulnerabilities for', () => {
  it.each([
    ['ANY', [['CPE', 'MATCHES', 'acme']], false],
    ['ANY', [['SEVERITY', 'IS', 'HIGH']], true],
    [
      'ANY',
      [
        ['SEVERITY', 'IS', 'HIGH'],
        ['CPE', 'MATCHES', 'acme'],
      ],
      true,
    ],
    ['ALL', [['SEVERITY', 'IS', 'HIGH']], true],
    [
      'ALL',
      [
        ['SEVERITY', 'IS', 'HIGH'],
        ['CPE', 'MATCHES', 'acme'],
      ],
      false,
    ],
    [
      'ALL',
      [
        ['SEVERITY', 'IS', 'HIGH'],
        ['PACKAGE_URL', 'MATCHES', 'alpha'],
      ],
      true,
    ],
  ] as const)('%s %j: %s', (operator, lines, expected) => {
    const dryRun = dryRunOf(policyOf(operator, ...lines));

    expect(dryRun.needsVulnerabilities([aComponent()])).toBe(expected);
    expect(dryRun.needsVulnerabilities([])).toBe(false);
  });
});

describe('what a dry run says that it lacks', () => {
  it.each([
    [['AGE', 'NUMERIC_GREATER_THAN', 'P1Y'], {}, 1],
    [['AGE', 'NUMERIC_GREATER_THAN', 'P1Y'], { latest: { version: '2.0.0', published: null } }, 1],
    [['AGE', 'NUMERIC_GREATER_THAN', 'P1Y'], { latest: { version: '2.0.0', published: 1 } }, 0],
    // Repositories know packages by their purl only.
    [['AGE', 'NUMERIC_GREATER_THAN', 'P1Y'], { purl: null }, 0],
    [['VERSION_DISTANCE', 'NUMERIC_EQUAL', '{"major":1}'], {}, 1],
    [['VERSION_DISTANCE', 'NUMERIC_EQUAL', '{"major":1}'], { isDirectDependency: false }, 0],
    [
      ['VERSION_DISTANCE', 'NUMERIC_EQUAL', '{"major":1}'],
      { latest: { version: '2.0.0', published: null } },
      0,
    ],
    [['IS_INTERNAL', 'IS', 'true'], {}, 1],
    [['IS_INTERNAL', 'IS', 'true'], { isInternal: false }, 0],
    [['EPSS', 'NUMERIC_GREATER_THAN', '0.5'], {}, 1],
    [['CPE', 'MATCHES', 'acme'], {}, 0],
  ] as const)('%j of %j: %d', (line, facts, count) => {
    const { lacking } = dryRunOf(policyOf('ANY', line)).judge([aComponent(facts)], new Map([[0, [HIGH]]]));

    expect(lacking).toEqual(count > 0 ? { 0: count } : {});
  });
});

describe('a judge', () => {
  const noWorkers = () => {
    throw new Error('Workers are forbidden.');
  };

  it('gives the places of many components, on the page too', async () => {
    const judge = createDryRunJudge(policyOf('ANY', ['SEVERITY', 'IS', 'HIGH']), noWorkers);
    const components = Array.from({ length: 1_201 }, () => aComponent());

    const verdict = await judge.judge(
      components,
      async () =>
        new Map([
          [0, [HIGH]],
          [1_200, [HIGH]],
        ]),
    );

    expect(verdict.hits).toEqual([
      { component: 0, conditions: [0] },
      { component: 1_200, conditions: [0] },
    ]);
  });

  it('goes on with the page when its worker breaks down', async () => {
    const worker = {
      onmessage: null as ((event: object) => void) | null,
      onerror: null as ((event: object) => void) | null,
      postMessage: ({ type }: { type: string }) => {
        if (type === 'components')
          setTimeout(() => worker.onerror?.({ preventDefault: () => {}, message: '' }));
      },
      terminate: () => {},
    };
    setTimeout(() => worker.onmessage?.({ data: { type: 'ready' } }));
    const judge = createDryRunJudge(
      policyOf('ANY', ['PACKAGE_URL', 'MATCHES', 'alpha']),
      () => worker as unknown as Worker,
    );
    const asked = () => judge.judge([aComponent()], async () => NO_VULNERABILITIES);

    await expect(asked()).rejects.toThrow('the worker of the dry run stopped');
    expect((await asked()).hits).toHaveLength(1);
  });
});
