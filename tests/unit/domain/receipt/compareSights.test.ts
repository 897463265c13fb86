import { describe, expect, it } from 'vitest';
import { totalOf } from '../../../../src/domain/receipt/BomReceipt.js';
import { compareSights, type ProjectSight } from '../../../../src/domain/receipt/compareSights.js';
import { allAtOnce } from '../../../../src/domain/slices.js';
import type { FindingRow } from '../../../../src/domain/findings/FindingRow.js';
import type { Component } from '../../../../src/schema/component.js';
import type { Severity } from '../../../../src/schema/enumerations.js';
import type { PolicyViolation } from '../../../../src/schema/violation.js';

const aComponent = (name: string, version: string, more: Partial<Component> = {}): Component => ({
  uuid: `${name} ${version}`,
  name,
  version,
  purl: `pkg:npm/${name}@${version}`,
  ...more,
});

function aFinding(
  component: Component,
  vulnId: string,
  more: Partial<FindingRow> & { severity?: Severity; aliases?: readonly string[] } = {},
): FindingRow {
  const { severity = 'HIGH', aliases = [], ...row } = more;
  return {
    index: 0,
    component: {
      uuid: component.uuid,
      name: component.name,
      version: component.version,
      project: 'p',
    },
    vulnerability: {
      uuid: vulnId,
      source: vulnId.startsWith('GHSA') ? 'GITHUB' : 'NVD',
      vulnId,
      severity,
      cwes: [],
      aliases: aliases.map((id) => ({ source: 'NVD', id })),
    },
    isSuppressed: false,
    ...row,
  };
}

const aViolation = (
  uuid: string,
  component: Component,
  policy: string,
  more: Partial<PolicyViolation> = {},
): PolicyViolation => ({
  uuid,
  type: 'LICENSE',
  component,
  policyCondition: {
    subject: 'LICENSE',
    operator: 'IS',
    value: 'AGPL',
    policy: { name: policy, violationState: 'FAIL' },
  },
  ...more,
});

const aSight = (more: Partial<ProjectSight> & { risk?: number } = {}): ProjectSight => {
  const { risk, ...sight } = more;
  return {
    project: {
      uuid: 'p',
      name: 'shop',
      lastBomImport: 1,
      ...(risk !== undefined && { metrics: { inheritedRiskScore: risk } as never }),
    },
    isDisturbed: false,
    ...sight,
  };
};

const compared = (before: ProjectSight, after: ProjectSight) => allAtOnce(compareSights(before, after));

describe('compareSights', () => {
  it('names the components that were added, removed, upgraded, downgraded, and rewritten', () => {
    const receipt = compared(
      aSight({
        components: [
          aComponent('gone', '1.0.0'),
          aComponent('same', '1.0.0'),
          aComponent('up', '1.0.0'),
          aComponent('down', '2.0.0'),
          aComponent('relicensed', '1.0.0', { license: 'MIT' }),
        ],
      }),
      aSight({
        components: [
          aComponent('same', '1.0.0'),
          aComponent('up', '1.1.0'),
          aComponent('down', '1.9.0'),
          aComponent('new', '1.0.0'),
          aComponent('relicensed', '1.0.0', { license: 'AGPL' }),
        ],
      }),
    );
    expect(receipt?.componentCount).toEqual({ before: 5, after: 5 });
    expect(receipt?.components.rows.map(({ change, name }) => `${change} ${name}`)).toEqual([
      'added new',
      'downgraded down',
      'upgraded up',
      'rewritten relicensed',
      'removed gone',
    ]);
    expect(receipt?.components.rows[1]).toMatchObject({ before: '2.0.0', after: '1.9.0' });
    expect(receipt && totalOf(receipt.components)).toBe(5);
  });

  it('names new and fixed findings, the worst first, each once whatever it is called', () => {
    const [old, now] = [aComponent('lib', '1.0.0'), aComponent('lib', '2.0.0')];
    const receipt = compared(
      aSight({
        components: [old],
        findings: [aFinding(old, 'CVE-1'), aFinding(old, 'CVE-2', { severity: 'LOW' })],
      }),
      aSight({
        components: [now],
        findings: [
          aFinding(now, 'GHSA-1', { aliases: ['CVE-1'] }),
          aFinding(now, 'CVE-3', { severity: 'MEDIUM' }),
          aFinding(now, 'CVE-4', { severity: 'CRITICAL' }),
          aFinding(now, 'GHSA-4', { severity: 'CRITICAL', aliases: ['CVE-4'] }),
        ],
      }),
    );
    expect(receipt?.findings?.added.rows.map(({ vulnId }) => vulnId)).toEqual(['CVE-4', 'CVE-3']);
    expect(receipt?.findings?.added.counts).toEqual({ CRITICAL: 1, MEDIUM: 1 });
    expect(receipt?.findings?.removed.rows).toMatchObject([{ vulnId: 'CVE-2', version: '1.0.0' }]);
  });

  it('leaves out suppressed findings, and counts the decisions that were kept', () => {
    const [old, now] = [aComponent('lib', '1.0.0'), aComponent('lib', '2.0.0')];
    const decided = { state: 'NOT_AFFECTED' };
    const receipt = compared(
      aSight({
        components: [old],
        findings: [
          aFinding(old, 'CVE-1', decided),
          aFinding(old, 'CVE-2', decided),
          aFinding(old, 'CVE-3', { isSuppressed: true }),
        ],
      }),
      aSight({ components: [now], findings: [aFinding(now, 'CVE-1', decided), aFinding(now, 'CVE-2')] }),
    );
    expect(receipt?.findings?.removed.counts).toEqual({});
    expect(receipt?.findings?.decisions).toEqual({ before: 3, kept: 1 });
  });

  it('recognizes violations by what they are about, because the server creates them anew', () => {
    const [old, now, other] = [
      aComponent('lib', '1.0.0'),
      aComponent('lib', '2.0.0'),
      aComponent('other', '1.0.0'),
    ];
    const receipt = compared(
      aSight({
        components: [old],
        violations: [aViolation('1', old, 'No AGPL'), aViolation('2', old, 'Nothing old')],
      }),
      aSight({
        components: [now, other],
        violations: [
          aViolation('3', now, 'No AGPL'),
          aViolation('4', other, 'No AGPL'),
          aViolation('5', other, 'No AGPL too', { analysis: { isSuppressed: true } }),
        ],
      }),
    );
    expect(receipt?.violations?.added.rows).toEqual([
      { level: 'FAIL', policy: 'No AGPL', component: 'other', version: '1.0.0' },
    ]);
    expect(receipt?.violations?.removed.rows).toMatchObject([{ policy: 'Nothing old' }]);
  });

  it('says nothing of lists that are not known, and nothing at all without components', () => {
    const known = { components: [aComponent('lib', '1')], findings: [], violations: [] };
    const receipt = compared(
      aSight({ ...known, findings: undefined, risk: 3 }),
      aSight({ ...known, risk: 5, isDisturbed: true }),
    );
    expect(receipt).not.toHaveProperty('findings');
    expect(receipt?.violations?.added.rows).toEqual([]);
    expect(receipt?.riskScore).toEqual({ before: 3, after: 5 });
    expect(receipt?.isDisturbed).toBe(true);
    expect(compared(aSight({ components: undefined }), aSight(known))).toBeUndefined();
  });
});
