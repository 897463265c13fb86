import { describe, expect, it } from 'vitest';

import { violationBadge, vulnerabilityBadge } from '../../../../reference-app/server/rules/badge.js';

const none = { critical: 0, high: 0, medium: 0, low: 0, unassigned: 0 };

describe('badges', () => {
  it.each([
    ['what was counted', vulnerabilityBadge({ ...none, critical: 3, low: 12 }), ['3', '0', '0', '12']],
    ['what has no severity', vulnerabilityBadge({ ...none, unassigned: 7 }), ['0', '0', '0', '0', '7']],
    ['that nothing was found', vulnerabilityBadge(none), ['no vulns']],
    ['that nothing was measured', vulnerabilityBadge(undefined), ['no metrics']],
    [
      'violations',
      violationBadge({ policyViolationsFail: 1, policyViolationsWarn: 2, policyViolationsInfo: 3 }),
      ['1', '2', '3'],
    ],
    [
      'that nothing is violated',
      violationBadge({ policyViolationsFail: 0, policyViolationsWarn: 0, policyViolationsInfo: 0 }),
      ['no violations'],
    ],
  ])('show %s', (_, svg, texts) => {
    expect(textsOf(svg).slice(1)).toEqual(texts);
  });

  it('are as wide as their parts', () => {
    expect(vulnerabilityBadge({ ...none, high: 1 })).toContain(
      'width="204" height="20" viewBox="0 0 204 20"',
    );
  });
});

// Each text appears twice, first as its shadow.
function textsOf(svg: string): string[] {
  return [...svg.matchAll(/y="14">([^<]+)</g)].map(([, text]) => text ?? '');
}
