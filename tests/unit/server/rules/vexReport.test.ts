import { expect, it } from 'vitest';
import { vexReport } from '../../../../reference-app/server/rules/vexReport.js';
import { planVex } from '../../../../src/domain/vex/planVex.js';
import { readVex } from '../../../../src/domain/vex/readVex.js';

const component = { uuid: 'c1', name: 'widget', version: '1.0.0', purl: 'pkg:npm/widget@1.0.0' };

function reportOf(analysis: object, ref = component.purl): string | undefined {
  const vex = readVex({ vulnerabilities: [{ id: 'CVE-1', analysis, affects: [{ ref }] }] });
  const vulnerability = { source: 'NVD', vulnId: 'CVE-1' };
  return vexReport(planVex(vex, { uuid: 'p1', name: 'app' }, [{ component, vulnerability }]));
}

it('says nothing of what is applied as it stands', () => {
  expect(reportOf({ state: 'not_affected', justification: 'code_not_present' })).toBeUndefined();
});

it('says what is not applied, and why', () => {
  expect(reportOf({ state: 'not_affected' }, 'pkg:npm/other@1')).toBe(
    '1 of 1 statements were not applied, or not to everything they name. CVE-1: no component with findings has this name (pkg:npm/other@1).',
  );
});

it('names words that it takes for “not set”', () => {
  expect(reportOf({ state: 'resolved_with_pedigree' })).toBe(
    'Unknown values count as not set: resolved_with_pedigree (CVE-1).',
  );
  expect(reportOf({ state: 'resolved_with_pedigree' }, 'pkg:npm/other@1')).not.toContain('Unknown');
});
