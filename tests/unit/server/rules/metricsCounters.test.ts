import { describe, expect, it } from 'vitest';
import type { Severity } from '../../../../src/schema/enumerations.js';
import {
  addCounters,
  countFindings,
  countViolations,
  NO_VIOLATIONS,
  riskScore,
} from '../../../../reference-app/server/rules/metricsCounters.js';

const finding = (severity: Severity, aliasGroup: number, isSuppressed = false) => ({
  severity,
  aliasGroup,
  isSuppressed,
});

describe('countFindings', () => {
  it('counts a flaw with several names once, with its highest severity', () => {
    const counters = countFindings([finding('MEDIUM', 1), finding('CRITICAL', 1), finding('LOW', 2)], 0);

    expect(counters).toMatchObject({ critical: 1, medium: 0, low: 1, vulnerabilities: 2, findingsTotal: 2 });
  });

  it('counts suppressed ones as such only, each of them', () => {
    const counters = countFindings(
      [finding('CRITICAL', 1, true), finding('HIGH', 1, true), finding('HIGH', 2)],
      0,
    );

    expect(counters).toMatchObject({ critical: 0, high: 1, suppressed: 2, vulnerabilities: 1 });
  });

  it('counts INFO as low', () => {
    expect(countFindings([finding('INFO', 1), finding('UNASSIGNED', 2)], 0)).toMatchObject({
      low: 1,
      unassigned: 1,
    });
  });

  it('says how many are not audited', () => {
    expect(countFindings([finding('HIGH', 1), finding('HIGH', 2)], 1)).toMatchObject({
      findingsAudited: 1,
      findingsUnaudited: 1,
    });
  });

  it('says less than none where a decision is about what is no finding', () => {
    expect(countFindings([], 1)).toMatchObject({ findingsAudited: 1, findingsUnaudited: -1 });
  });
});

describe('countViolations', () => {
  it('counts by state, by type and by whether somebody decided', () => {
    const violations = [
      { type: 'LICENSE', violationState: 'FAIL', isAudited: true },
      { type: 'LICENSE', violationState: 'WARN', isAudited: false },
      { type: 'SECURITY', violationState: 'INFO', isAudited: false },
    ] as const;

    expect(countViolations(violations)).toEqual({
      ...NO_VIOLATIONS,
      policyViolationsFail: 1,
      policyViolationsWarn: 1,
      policyViolationsInfo: 1,
      policyViolationsTotal: 3,
      policyViolationsAudited: 1,
      policyViolationsUnaudited: 2,
      policyViolationsLicenseTotal: 2,
      policyViolationsLicenseAudited: 1,
      policyViolationsLicenseUnaudited: 1,
      policyViolationsSecurityTotal: 1,
      policyViolationsSecurityUnaudited: 1,
    });
  });
});

describe('addCounters', () => {
  it('adds everything up', () => {
    const one = countFindings([finding('CRITICAL', 1), finding('HIGH', 2)], 1);

    expect(addCounters([one, one])).toMatchObject({
      critical: 2,
      high: 2,
      vulnerabilities: 4,
      findingsAudited: 2,
      inheritedRiskScore: 30,
    });
  });
});

describe('riskScore', () => {
  it('weighs 10, 5, 3, 1, and 5 for what has no severity', () => {
    expect(riskScore({ critical: 1, high: 1, medium: 1, low: 1, unassigned: 1 })).toBe(24);
  });
});
