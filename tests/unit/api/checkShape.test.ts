import { is, type Struct } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { checkShape, testOf } from '../../../src/api/checkShape.js';
import { ShapeError } from '../../../src/api/errors.js';
import { AnalysisStruct } from '../../../src/schema/analysis.js';
import { ComponentStruct } from '../../../src/schema/component.js';
import { FindingStruct, type Finding } from '../../../src/schema/finding.js';
import { ProblemDetailsStruct } from '../../../src/schema/problem.js';
import { ProjectStruct } from '../../../src/schema/project.js';
import { ServerVersionStruct, TokenStateStruct } from '../../../src/schema/server.js';
import { UserSelfStruct } from '../../../src/schema/user.js';
import { AffectedProjectStruct, VulnerabilityStruct } from '../../../src/schema/vulnerability.js';

const request = { method: 'GET', path: '/x' };

const finding: Finding = {
  component: { uuid: 'c', name: 'log4j-core', version: '2.14.1', project: 'p' },
  vulnerability: {
    uuid: 'v',
    source: 'NVD',
    vulnId: 'CVE-2021-44228',
    severity: 'CRITICAL',
    description: null,
    cvssV3BaseScore: 10,
    cwes: [{ cweId: 502, name: 'Deserialization' }],
    aliases: [{ ghsaId: 'GHSA-jfh8-c2jp-5v3q' }],
  },
  analysis: { isSuppressed: false },
  attribution: { analyzerIdentity: 'INTERNAL_ANALYZER', attributedOn: 1 },
  matrix: 'p:c:v',
};
const project = {
  uuid: 'p',
  name: 'shop',
  tags: [{ name: 'tier-1' }],
  parent: { uuid: 'q', name: 'company' },
  children: [{ uuid: 'r', name: 'cart', active: true }],
  versions: [{ uuid: 'p', version: '1' }],
  metrics: { critical: 1, high: 0, medium: 0, low: 0, vulnerabilities: 1, inheritedRiskScore: 10 },
};

const samples: [string, Struct<never, unknown>, unknown][] = (
  [
    ['finding', FindingStruct, finding],
    ['project', ProjectStruct, project],
    [
      'component',
      ComponentStruct,
      { uuid: 'c', name: 'x', resolvedLicense: { licenseId: 'MIT' }, isInternal: null },
    ],
    [
      'vulnerability',
      VulnerabilityStruct,
      {
        uuid: 'v',
        source: 'NVD',
        vulnId: 'CVE-1',
        severity: 'LOW',
        cwes: [],
        affectedComponents: [{ identityType: 'PURL', affectedVersionAttributions: [{ source: 'NVD' }] }],
        components: [{ uuid: 'c', name: 'x', project: { uuid: 'p' } }],
      },
    ],
    [
      'affected project',
      AffectedProjectStruct,
      { uuid: 'p', name: 'shop', version: null, active: true, affectedComponentUuids: ['c'] },
    ],
    [
      'analysis',
      AnalysisStruct,
      { analysisState: 'IN_TRIAGE', isSuppressed: true, analysisComments: [{ comment: 'x' }] },
    ],
    [
      'user',
      UserSelfStruct,
      { username: 'a', teams: [{ name: 't', permissions: [{ name: 'VIEW_PORTFOLIO' }] }] },
    ],
    ['version', ServerVersionStruct, { version: '4.11.7', application: null }],
    ['token state', TokenStateStruct, { processing: true }],
    ['problem', ProblemDetailsStruct, { status: 400, errors: ['x'], detail: null }],
  ] as const
).map(([name, struct, value]) => [name, struct as unknown as Struct<never, unknown>, value]);

const DAMAGES: unknown[] = [
  undefined,
  null,
  '',
  'text',
  0,
  -1.5,
  NaN,
  true,
  [],
  [1],
  {},
  { x: 1 },
  Symbol.iterator,
];

describe('the quick test', () => {
  it.each(samples)('agrees with superstruct about every damaged %s', (_, struct, sample) => {
    let tried = 0;

    for (const damaged of damagedCopies(sample)) {
      expect(testOf(struct)(damaged), String(JSON.stringify(damaged))).toBe(is(damaged, struct));
      tried += 1;
    }

    expect(testOf(struct)(sample)).toBe(true);
    expect(tried).toBeGreaterThan(DAMAGES.length);
  });
});

it('names the first wrong place', () => {
  const damaged = structuredClone(finding) as unknown as { vulnerability: { cwes: { cweId: unknown }[] } };
  damaged.vulnerability.cwes[0]!.cweId = '502';

  expect(() => checkShape(damaged, FindingStruct, request)).toThrowError(ShapeError);
  expect(() => checkShape(damaged, FindingStruct, request)).toThrowError(
    /vulnerability\.cwes\[0\]\.cweId: expected number/,
  );
});

/** The sample with each place in it replaced by each damage, once. */
function* damagedCopies(sample: unknown): Generator<unknown> {
  for (const damage of DAMAGES) yield damage;
  for (const path of pathsOf(sample)) {
    for (const damage of DAMAGES) yield replaced(sample, path, damage);
  }
}

function* pathsOf(value: unknown, path: (string | number)[] = []): Generator<(string | number)[]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    yield here;
    yield* pathsOf(member, here);
  }
}

function replaced(value: unknown, [key, ...rest]: (string | number)[], damage: unknown): unknown {
  if (key === undefined) return damage;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  copy[key] = replaced(copy[key], rest, damage);
  return copy;
}
