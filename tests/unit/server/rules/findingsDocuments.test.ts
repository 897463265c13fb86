import { describe, expect, it } from 'vitest';
import { findingsExport } from '../../../../reference-app/server/rules/findingsExport.js';
import { findingsSarif } from '../../../../reference-app/server/rules/findingsSarif.js';
import type { WireFinding } from '../../../../reference-app/server/rules/findingsWire.js';

interface SarifDocument {
  runs: {
    tool: { driver: { rules: { id: string; name: string }[] } };
    results: { ruleId: string; level: string; properties: Record<string, string> }[];
  }[];
}

function aFinding(vulnerability: Partial<WireFinding['vulnerability']> = {}): WireFinding {
  return {
    component: { uuid: 'c', name: 'alpha', version: '1.0.0', purl: 'pkg:npm/alpha@1.0.0', project: 'p' },
    vulnerability: {
      uuid: 'v',
      source: 'NVD',
      vulnId: 'CVE-1',
      severity: 'HIGH',
      severityRank: 1,
      aliases: [],
      description: 'Text',
      recommendation: null,
      ...vulnerability,
    },
    analysis: { isSuppressed: false },
    attribution: {
      analyzerIdentity: 'INTERNAL_ANALYZER',
      attributedOn: Date.UTC(2026, 10, 21, 9, 30, 15, 7),
    },
    matrix: 'p:c:v',
  };
}

describe('findings as SARIF', () => {
  const tool = { name: 'Tool', version: '1', informationUri: 'https://tool.example' };
  const runOf = (...findings: WireFinding[]) =>
    (JSON.parse([...findingsSarif(() => findings, tool)].join('')) as SarifDocument).runs[0];

  it('have a rule per vulnerability and a result per finding', () => {
    const run = runOf(aFinding(), aFinding(), aFinding({ vulnId: 'CVE-2' }));

    expect(run?.tool.driver.rules.map(({ id }) => id)).toEqual(['CVE-1', 'CVE-2']);
    expect(run?.results.map(({ ruleId }) => ruleId)).toEqual(['CVE-1', 'CVE-1', 'CVE-2']);
  });

  it.each([
    ['CRITICAL', 'error'],
    ['HIGH', 'error'],
    ['MEDIUM', 'warning'],
    ['LOW', 'note'],
    ['INFO', 'note'],
    ['UNASSIGNED', 'none'],
  ])('say of %s that it is of the level %s', (severity, level) => {
    expect(runOf(aFinding({ severity }))?.results[0]?.level).toBe(level);
  });

  it('write every property as text, empty where nothing is known', () => {
    const properties = runOf(aFinding({ cvssV3BaseScore: 9.8, cweId: 79 }))?.results[0]?.properties;

    expect(properties).toMatchObject({ cvssV3BaseScore: '9.8', cweId: '79', group: '', epssScore: '' });
  });

  it('name a rule after its weakness, without blanks', () => {
    const rules = runOf(aFinding({ cweName: "Path Traversal ('Dot Dot')" }))?.tool.driver.rules;

    expect(rules?.[0]?.name).toBe("PathTraversal('dotDot')");
  });
});

describe('findings in the packaging format', () => {
  it('write times as text and leave gaps out', () => {
    const project = { uuid: 'p', name: 'shop', version: null, description: null, purl: null, cpe: null };
    const meta = { application: 'Tool', version: '1', timestamp: '2026-11-21T09:30:15Z' };

    const document = JSON.parse([...findingsExport(meta, project, [aFinding()])].join('')) as {
      version: string;
      project: object;
      findings: { attribution: object; vulnerability: object }[];
    };

    expect(document.version).toBe('1.2');
    expect(document.project).toEqual({ uuid: 'p', name: 'shop' });
    expect(document.findings[0]?.attribution).toMatchObject({ attributedOn: '2026-11-21 09:30:15.007' });
    expect(document.findings[0]?.vulnerability).not.toHaveProperty('recommendation');
  });
});
