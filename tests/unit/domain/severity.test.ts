import { describe, expect, it } from 'vitest';
import { cvssV2Severity, cvssV3Severity, owaspSeverity, severityOf } from '../../../src/domain/severity.js';

describe('severity of a score', () => {
  it.each([
    [0, 'UNASSIGNED'],
    [0.1, 'LOW'],
    [3.9, 'LOW'],
    [4, 'MEDIUM'],
    [6.9, 'MEDIUM'],
    [7, 'HIGH'],
    [8.9, 'HIGH'],
    [9, 'CRITICAL'],
    [10, 'CRITICAL'],
  ])('rates CVSS v3 %d as %s', (score, severity) => {
    expect(cvssV3Severity(score)).toBe(severity);
  });

  it('knows nothing above high in CVSS v2', () => {
    expect(cvssV2Severity(10)).toBe('HIGH');
  });

  it.each([
    [2.9, 2.9, 1, 'INFO'],
    [2.9, 5.9, 1, 'LOW'],
    [2.9, 1, 9, 'MEDIUM'],
    [3, 2.9, 1, 'LOW'],
    [5.9, 5.9, 1, 'MEDIUM'],
    [3, 6, 1, 'HIGH'],
    [6, 1, 2, 'MEDIUM'],
    [6, 3, 2, 'HIGH'],
    [9, 1, 6, 'CRITICAL'],
    [9, 9, 0, 'UNASSIGNED'],
  ])(
    'rates OWASP likelihood %d with impacts %d and %d as %s',
    (likelihood, technical, business, severity) => {
      expect(owaspSeverity(likelihood, technical, business)).toBe(severity);
    },
  );
});

describe('severityOf', () => {
  it('lets the explicit severity win over every score', () => {
    expect(severityOf({ severity: 'INFO', cvssV3BaseScore: 9.8 })).toBe('INFO');
  });

  it('takes CVSS v3 before v2, although v2 is higher', () => {
    expect(severityOf({ cvssV4Score: 9.3, cvssV3BaseScore: 3.1, cvssV2BaseScore: 9 })).toBe('CRITICAL');
    expect(severityOf({ cvssV3BaseScore: 3.1, cvssV2BaseScore: 9 })).toBe('LOW');
  });

  it('takes the higher one of CVSS and OWASP', () => {
    const owasp = { owaspLikelihoodScore: 7, owaspTechnicalImpactScore: 7, owaspBusinessImpactScore: 1 };
    expect(severityOf({ cvssV3BaseScore: 5, ...owasp })).toBe('CRITICAL');
    expect(severityOf({ cvssV3BaseScore: 9.1, ...owasp, owaspTechnicalImpactScore: 1 })).toBe('CRITICAL');
  });

  it.each([
    {},
    { severity: null },
    { severity: 'UNASSIGNED' },
    { severity: 'GRAVE' },
    { cvssV2BaseScore: null },
  ])('leaves %o unassigned', (facts) => {
    expect(severityOf(facts)).toBe('UNASSIGNED');
  });

  it('computes from the scores when the stored word says nothing', () => {
    expect(severityOf({ severity: 'UNASSIGNED', cvssV2BaseScore: 7.5 })).toBe('HIGH');
  });
});
