import { describe, expect, it } from 'vitest';
import { compareFindings } from '../../../../src/domain/comparison/compareFindings.js';
import { allAtOnce } from '../../../../src/domain/slices.js';
import type { FindingRow } from '../../../../src/domain/findings/FindingRow.js';

/** A finding of `name` as `source id`, with aliases behind it, of a component. */
function aFinding(
  component: string,
  names: readonly string[],
  decision: Partial<FindingRow> = {},
): FindingRow {
  const [own, ...others] = names.map((name) => {
    const [source = '', id = ''] = name.split(' ');
    return { source, id };
  });
  return {
    index: 0,
    component: { uuid: component, name: 'lib', project: 'project' },
    vulnerability: {
      uuid: `${component} ${own!.id}`,
      source: own!.source,
      vulnId: own!.id,
      severity: 'HIGH',
      cwes: [],
      aliases: others,
    },
    isSuppressed: false,
    ...decision,
  };
}

const PAIR = [{ before: { uuid: 'old' }, after: { uuid: 'new' } }];

function compared(before: readonly FindingRow[], after: readonly FindingRow[]) {
  return allAtOnce(compareFindings(PAIR, before, after));
}

function told(before: readonly FindingRow[], after: readonly FindingRow[]) {
  return compared(before, after).map(
    ({ outcome, finding, decision }) => `${finding.vulnerability.vulnId} ${outcome} ${decision}`,
  );
}

describe('compareFindings', () => {
  it('tells what came, went and stayed of the same component', () => {
    expect(
      told(
        [aFinding('old', ['NVD CVE-1']), aFinding('old', ['NVD CVE-2'])],
        [aFinding('new', ['NVD CVE-2']), aFinding('new', ['NVD CVE-3'])],
      ),
    ).toEqual(['CVE-1 went none', 'CVE-2 stayed none', 'CVE-3 came none']);
  });

  it('takes a vulnerability of another component for another finding', () => {
    expect(told([aFinding('gone', ['NVD CVE-1'])], [aFinding('new', ['NVD CVE-1'])])).toEqual([
      'CVE-1 came none',
      'CVE-1 went none',
    ]);
  });

  it('knows a vulnerability by its other names', () => {
    const lost = { state: 'NOT_AFFECTED' };
    expect(
      told([aFinding('old', ['NVD CVE-1'], lost)], [aFinding('new', ['GITHUB GHSA-1', 'NVD CVE-1'])]),
    ).toEqual(['GHSA-1 stayed lost']);
  });

  it('counts all names of one vulnerability of a component as one finding', () => {
    const both = (component: string) => [
      aFinding(component, ['NVD CVE-1', 'GITHUB GHSA-1'], { state: 'RESOLVED' }),
      aFinding(component, ['GITHUB GHSA-1', 'NVD CVE-1'], { state: 'RESOLVED' }),
    ];
    expect(told(both('old'), [aFinding('new', ['NVD CVE-1'])])).toEqual(['CVE-1 stayed lost']);
    expect(told([aFinding('old', ['NVD CVE-1'])], both('new'))).toEqual(['CVE-1 stayed since']);
    expect(told([], both('new'))).toEqual(['CVE-1 came none']);
    const [row] = compared(both('old'), both('new'));
    expect(row).toMatchObject({ decision: 'same', otherNames: ['GHSA-1'], decided: 2, lost: [] });
  });

  it('joins names over an alias that only one of them has', () => {
    expect(
      told([aFinding('old', ['NVD CVE-1', 'OSV OSV-1'])], [aFinding('new', ['GITHUB GHSA-1', 'OSV OSV-1'])]),
    ).toEqual(['GHSA-1 stayed none']);
  });

  it('lists each decision that did not carry over, with the finding that has the same name', () => {
    const before = [
      aFinding('old', ['NVD CVE-1', 'GITHUB GHSA-1'], { state: 'RESOLVED' }),
      aFinding('old', ['GITHUB GHSA-1', 'NVD CVE-1'], { state: 'NOT_AFFECTED' }),
    ];
    const after = [
      aFinding('new', ['GITHUB GHSA-1', 'NVD CVE-1']),
      aFinding('new', ['NVD CVE-1', 'GITHUB GHSA-1']),
    ];
    const pairsOf = (rows: FindingRow[]) =>
      compared(before, rows).flatMap(({ lost }) =>
        lost.map((pair) => `${pair.before.state} ${pair.after.vulnerability.vulnId}`),
      );

    expect(pairsOf(after)).toEqual(['RESOLVED CVE-1', 'NOT_AFFECTED GHSA-1']);
    expect(pairsOf(after.slice(1))).toEqual(['RESOLVED CVE-1']);
  });

  it('carries a decision on another name, if the own name was not decided on', () => {
    const before = [
      aFinding('old', ['NVD CVE-1', 'GITHUB GHSA-1']),
      aFinding('old', ['GITHUB GHSA-1'], { state: 'NOT_AFFECTED' }),
    ];
    const [row] = compared(before, [aFinding('new', ['NVD CVE-1'])]);

    expect(row).toMatchObject({ decision: 'lost', decided: 1 });
    expect(row!.lost[0]!.before.vulnerability.vulnId).toBe('GHSA-1');
  });

  it.each([
    [{ before: undefined, after: { uuid: 'new', version: '1' } }, 'componentAdded'],
    [{ before: { uuid: 'old', version: '1' }, after: { uuid: 'new', version: '2' } }, 'version'],
    [{ before: { uuid: 'old', version: '1' }, after: { uuid: 'new', version: '1' } }, 'report'],
  ])('says why a finding is new: %j, %s', (pair, reason) => {
    const rows = allAtOnce(compareFindings([pair], [], [aFinding('new', ['NVD CVE-1'])]));

    expect(rows[0]).toMatchObject({ outcome: 'came', reason });
  });

  it('counts a vulnerability as suppressed once all of its names are', () => {
    const names = (isSuppressed: boolean) => [
      aFinding('new', ['NVD CVE-1', 'GITHUB GHSA-1'], { isSuppressed: true }),
      aFinding('new', ['GITHUB GHSA-1'], { isSuppressed }),
    ];
    expect(compared([], names(false))[0]!.isSuppressed.after).toBe(false);
    expect(compared([], names(true))[0]!.isSuppressed.after).toBe(true);
  });

  it.each([
    ['NOT_SET', false, 'NOT_SET', false, 'none'],
    ['NOT_AFFECTED', false, 'NOT_AFFECTED', false, 'same'],
    ['NOT_AFFECTED', false, 'EXPLOITABLE', false, 'differs'],
    ['NOT_AFFECTED', true, 'NOT_AFFECTED', false, 'differs'],
    ['NOT_AFFECTED', false, 'NOT_SET', false, 'lost'],
    ['NOT_SET', true, 'NOT_SET', false, 'lost'],
    ['NOT_SET', true, undefined, false, 'lost'],
    [undefined, false, 'IN_TRIAGE', false, 'since'],
  ])(
    'tells how %s, suppressed %s, stands to %s, %s: %s',
    (was, wasSuppressed, is, isSuppressed, expected) => {
      const before = aFinding('old', ['NVD CVE-1'], { state: was, isSuppressed: wasSuppressed });
      const after = aFinding('new', ['NVD CVE-1'], { state: is, isSuppressed });

      expect(told([before], [after])).toEqual([`CVE-1 stayed ${expected}`]);
    },
  );
});
