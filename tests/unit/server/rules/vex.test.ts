import { describe, expect, it } from 'vitest';

import type { AnalysisFacts } from '../../../../reference-app/server/rules/analysisDecision.js';
import { decideByVex, parseVex } from '../../../../reference-app/server/rules/vex.js';
import type { VexAnalysis } from '../../../../src/domain/vex/VexDocument.js';

const bytes = (text: string) => new TextEncoder().encode(text);

const entry = (members: object) => ({
  id: 'CVE-1',
  source: { name: 'NVD' },
  analysis: { state: 'not_affected' },
  affects: [{ ref: 'a' }],
  ...members,
});

const documentWith = (...vulnerabilities: object[]) =>
  parseVex(
    bytes(
      JSON.stringify({
        bomFormat: 'CycloneDX',
        specVersion: '1.5',
        metadata: { component: { type: 'application', 'bom-ref': 'root', name: 'app' } },
        components: [{ type: 'library', 'bom-ref': 'a', name: 'alpha' }],
        services: [{ 'bom-ref': 'urn:cdx:3e671687-395b-41f5-a30f-a58921a69b79/1#s', name: 'api' }],
        vulnerabilities,
      }),
    ),
  );

describe('reading a VEX document', () => {
  it('takes the words of the API for those of CycloneDX', () => {
    const analysis = {
      state: 'exploitable',
      justification: 'code_not_reachable',
      response: ['will_not_fix', 'update'],
      detail: ' Reachable ',
    };

    expect(documentWith(entry({ analysis })).statements).toEqual([
      {
        vulnId: 'CVE-1',
        source: 'NVD',
        analysis: {
          state: 'EXPLOITABLE',
          justification: 'CODE_NOT_REACHABLE',
          responses: ['WILL_NOT_FIX', 'UPDATE'],
          details: 'Reachable',
        },
        affects: [
          {
            ref: 'a',
            names: ['a'],
            known: { kind: 'component', component: { bomRef: 'a', name: 'alpha' } },
            versions: [],
          },
        ],
      },
    ]);
  });

  it('takes words the API has not for "not set"', () => {
    const analysis = { state: 'resolved_with_pedigree', justification: 'because', response: ['shrug'] };

    expect(documentWith(entry({ analysis })).statements).toMatchObject([
      {
        analysis: {
          state: 'NOT_SET',
          justification: 'NOT_SET',
          responses: ['NOT_SET'],
          unknownWords: ['resolved_with_pedigree', 'because', 'shrug'],
        },
      },
    ]);
  });

  it('reads XML, too', () => {
    const { statements } = parseVex(
      bytes(`<bom xmlns="http://cyclonedx.org/schema/bom/1.5" version="1"><vulnerabilities><vulnerability>
        <id>CVE-1</id><source><name>NVD</name></source>
        <analysis><state>resolved</state><responses><response>update</response></responses><detail>Done</detail></analysis>
        <affects><target><ref>root</ref></target></affects>
      </vulnerability></vulnerabilities></bom>`),
    );

    expect(statements).toEqual([
      {
        vulnId: 'CVE-1',
        source: 'NVD',
        analysis: { state: 'RESOLVED', justification: undefined, responses: ['UPDATE'], details: 'Done' },
        affects: [{ ref: 'root', names: ['root'], versions: [] }],
      },
    ]);
  });
});

describe('a decision by VEX', () => {
  const statement = (members: Partial<VexAnalysis>): VexAnalysis => ({ responses: [], ...members });
  const current: AnalysisFacts = {
    state: 'EXPLOITABLE',
    justification: 'CODE_NOT_PRESENT',
    response: 'ROLLBACK',
    details: 'As before',
    isSuppressed: true,
  };

  it('logs what changes, every response against the old one, and keeps the last response', () => {
    const { facts, trail } = decideByVex(
      undefined,
      statement({ state: 'NOT_AFFECTED', responses: ['WILL_NOT_FIX', 'UPDATE'], details: 'Why' }),
    );

    expect(trail).toEqual([
      'Analysis: NOT_SET → NOT_AFFECTED',
      'Details: Why',
      'Vendor Response: NOT_SET → WILL_NOT_FIX',
      'Vendor Response: NOT_SET → UPDATE',
    ]);
    expect(facts).toEqual({
      state: 'NOT_AFFECTED',
      justification: undefined,
      response: 'UPDATE',
      details: 'Why',
      isSuppressed: true,
    });
  });

  it('leaves alone what it does not mention', () => {
    expect(decideByVex(current, statement({}))).toEqual({ facts: current, trail: [] });
    expect(decideByVex(current, statement({ details: 'A note' })).facts).toEqual({
      ...current,
      details: 'A note',
    });
    expect(decideByVex(current, statement({ isSuppressed: false })).facts).toEqual({
      ...current,
      isSuppressed: false,
    });
  });

  it.each([
    ['FALSE_POSITIVE', true],
    ['NOT_AFFECTED', true],
    ['RESOLVED', true],
    ['EXPLOITABLE', false],
    ['IN_TRIAGE', false],
    ['NOT_SET', false],
  ])('that says %s suppresses: %s', (state, isSuppressed) => {
    expect(decideByVex(current, statement({ state })).facts.isSuppressed).toBe(isSuppressed);
  });
});
