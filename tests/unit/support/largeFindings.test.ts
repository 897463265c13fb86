import { describe, expect, it } from 'vitest';
import { largeFindings, largeFindingsBody } from '../../support/largeFindings.js';

describe('largeFindings', () => {
  it('gives exactly as many rows as asked for, each of them once', () => {
    const findings = largeFindings(2_500);

    expect(findings).toHaveLength(2_500);
    expect(new Set(findings.map(({ matrix }) => matrix)).size).toBe(2_500);
  });

  it('weighs about 2 kB of JSON per row, as the answer of a real project does', () => {
    const bytes = Buffer.byteLength(largeFindingsBody(1_000));

    expect(bytes / 1_000).toBeGreaterThan(1_700);
    expect(bytes / 1_000).toBeLessThan(2_300);
  });

  it('gives the same rows for the same seed and others for another', () => {
    expect(largeFindingsBody(50, { seed: 7 })).toBe(largeFindingsBody(50, { seed: 7 }));
    expect(largeFindingsBody(50, { seed: 8 })).not.toBe(largeFindingsBody(50, { seed: 7 }));
  });

  it('has life: twins by alias, audited and untouched rows, every severity, missing scores', () => {
    const findings = largeFindings(2_000, { suppressedShare: 0.1 });

    expect(new Set(findings.map(({ vulnerability }) => vulnerability.severity)).size).toBe(6);
    expect(findings.some(({ analysis }) => analysis.isSuppressed)).toBe(true);
    expect(findings.some(({ analysis }) => analysis.state === undefined)).toBe(true);
    expect(findings.some(({ vulnerability }) => vulnerability.epssScore === undefined)).toBe(true);
    const ofComponent = new Map<string, string[]>();
    for (const { component, vulnerability } of findings) {
      ofComponent.set(component.uuid, [...(ofComponent.get(component.uuid) ?? []), vulnerability.vulnId]);
    }
    const twins = findings.filter(({ component, vulnerability }) =>
      vulnerability.aliases.some(
        ({ cveId }) =>
          cveId !== vulnerability.vulnId && ofComponent.get(component.uuid)?.includes(cveId ?? ''),
      ),
    );
    expect(twins.length).toBeGreaterThan(200);
  });
});
