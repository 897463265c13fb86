import { describe, expect, it } from 'vitest';
import { FindingsIndex } from '../../../../src/domain/findings/FindingsIndex.js';
import type { FindingRow } from '../../../../src/domain/findings/FindingRow.js';
import {
  DEFAULT_FINDINGS_VALUE,
  type FindingColumn,
  type FindingSort,
  type ProjectFindingsValue,
} from '../../../../src/domain/findings/findingsValue.js';
import { countFacet, mostHiding } from '../../../../src/domain/findings/countFindings.js';
import { selectFindings } from '../../../../src/domain/findings/selectFindings.js';
import { SEVERITIES } from '../../../../src/schema/enumerations.js';
import { severityRank } from '../../../../src/domain/severity.js';
import { seededRandom } from '../../../support/seededRandom.js';
import { aComponent, aVulnerability, rowsOf } from './aRow.js';

const all: ProjectFindingsValue = {
  ...DEFAULT_FINDINGS_VALUE,
  suppression: 'shown',
  sort: [],
  isGrouped: false,
};

const idsOf = (rows: FindingRow[], value: Partial<ProjectFindingsValue>) => {
  const index = new FindingsIndex(rows);
  return [...selectFindings(index, { ...all, ...value }).rows].map((row) => rows[row]!.vulnerability.vulnId);
};

describe('searching', () => {
  const rows = rowsOf(
    {
      component: aComponent({ name: 'log4j-core', group: 'org.apache.logging.log4j', version: '2.14.1' }),
      vulnerability: aVulnerability({
        vulnId: 'CVE-2021-44228',
        aliases: [{ cveId: 'CVE-2021-44228', ghsaId: 'GHSA-jfh8-c2jp-5v3q' }],
        cwes: [{ cweId: 502, name: 'Deserialization of Untrusted Data' }],
      }),
    },
    {
      component: aComponent({ name: 'Müller-Straße', purl: 'pkg:npm/%40x/m@1' }),
      vulnerability: aVulnerability({ vulnId: 'CVE-2022-1', cwes: [{ cweId: 79 }] }),
    },
    { component: aComponent({ name: 'חבילה' }), vulnerability: aVulnerability({ vulnId: 'CVE-2023-1' }) },
  );

  it.each([
    ['44228', ['CVE-2021-44228']],
    ['ghsa-jfh8', ['CVE-2021-44228']],
    ['LOG4J', ['CVE-2021-44228']],
    ['apache 2.14', ['CVE-2021-44228']],
    ['apache 2.15', []],
    ['cwe-502', ['CVE-2021-44228']],
    ['untrusted data', ['CVE-2021-44228']],
    ['muller', ['CVE-2022-1']],
    ['MÜLLER', ['CVE-2022-1']],
    ['pkg:npm', ['CVE-2022-1']],
    ['חבילה', ['CVE-2023-1']],
    ['v-CVE-2023-1', ['CVE-2023-1']],
    ['  ', ['CVE-2021-44228', 'CVE-2022-1', 'CVE-2023-1']],
    ['.*', []],
    ['log4j 502 cve-2021 core', ['CVE-2021-44228']],
  ])('finds by %j', (search, expected) => {
    expect(idsOf(rows, { search })).toEqual(expected);
  });
});

describe('filtering', () => {
  const rows = rowsOf(
    {
      vulnerability: aVulnerability({
        vulnId: 'A',
        severity: 'CRITICAL',
        epssScore: 0.944,
        cvssV3BaseScore: 10,
      }),
      state: 'IN_TRIAGE',
    },
    {
      vulnerability: aVulnerability({ vulnId: 'B', severity: 'HIGH', epssScore: 0.1 }),
      analyzer: 'SNYK_ANALYZER',
    },
    {
      vulnerability: aVulnerability({ vulnId: 'C', severity: 'HIGH', epssScore: 0.0099 }),
      isSuppressed: true,
      state: 'NOT_SET',
    },
    {
      vulnerability: aVulnerability({ vulnId: 'D', severity: 'LOW', source: 'OSV', cvssV2BaseScore: 4 }),
      component: aComponent({ purl: 'pkg:Maven/g/a@1', version: '1.0', latestVersion: '1.1' }),
      state: 'SOMETHING_NEW',
    },
  );

  it.each<[Partial<ProjectFindingsValue>, string[]]>([
    [{ filters: { severity: ['HIGH'] } }, ['B', 'C']],
    [{ filters: { severity: ['HIGH', 'LOW'] } }, ['B', 'C', 'D']],
    [{ filters: { severity: ['HIGH'], epss: ['minimal'] } }, ['C']],
    [{ filters: { analysis: ['NOT_SET'] } }, ['B', 'C']],
    [{ filters: { analysis: ['NOT_SET'] }, excludes: ['analysis' as const] }, ['A', 'D']],
    [{ filters: { severity: ['HIGH'], analysis: ['NOT_SET'] }, excludes: ['severity' as const] }, []],
    [{ excludes: ['severity' as const] }, ['A', 'B', 'C', 'D']],
    [{ filters: { analysis: ['SOMETHING_NEW'] } }, ['D']],
    [{ filters: { hasAnalysis: ['yes'] } }, ['A', 'D']],
    [{ filters: { epss: ['high', 'raised'] } }, ['A', 'B']],
    [{ filters: { epss: ['unknown'] } }, ['D']],
    // A custom number: at least this value, and combined with bands, either of them.
    [{ filters: { epss: ['0.1'] } }, ['A', 'B']],
    [{ filters: { epss: ['0.25'] } }, ['A']],
    [{ filters: { epss: ['0.25', 'minimal'] } }, ['A', 'C']],
    [{ filters: { epss: ['0.25'] }, excludes: ['epss'] }, ['B', 'C', 'D']],
    [{ filters: { cvss: ['critical'] } }, ['A']],
    [{ filters: { cvss: ['medium'] } }, ['D']],
    [{ filters: { ecosystem: ['maven'] } }, ['D']],
    [{ filters: { ecosystem: ['unknown'] } }, ['A', 'B', 'C']],
    [{ filters: { analyzer: ['SNYK_ANALYZER'] } }, ['B']],
    [{ filters: { source: ['OSV'] } }, ['D']],
    [{ filters: { update: ['outdated'] } }, ['D']],
    [{ filters: { severity: [] } }, ['A', 'B', 'C', 'D']],
    [{ suppression: 'hidden' }, ['A', 'B', 'D']],
    [{ suppression: 'only' }, ['C']],
  ])('%j shows %j', (value, expected) => {
    expect(idsOf(rows, value)).toEqual(expected);
  });

  it('counts what each value would show with everything else as it is', () => {
    const index = new FindingsIndex(rows);
    const value = {
      ...all,
      suppression: 'hidden' as const,
      filters: { severity: ['HIGH'], hasAnalysis: ['no'] },
    };

    expect(countFacet(index, value, 'severity').map(({ count }) => count)).toEqual([0, 1, 0, 0, 0, 0]);
    expect(countFacet(index, value, 'hasAnalysis')).toEqual([
      { value: 'yes', count: 0 },
      { value: 'no', count: 1 },
    ]);
    expect(countFacet(index, { ...value, excludes: ['severity'] }, 'severity')).toEqual(
      countFacet(index, value, 'severity'),
    );
    expect(countFacet(index, { ...all, filters: { analyzer: ['GONE'] } }, 'analyzer')).toContainEqual({
      value: 'GONE',
      count: 0,
    });
  });

  it('says which condition hides most', () => {
    const index = new FindingsIndex(rows);

    expect(mostHiding(index, { ...all, suppression: 'hidden', filters: { severity: ['INFO'] } })).toEqual({
      hider: 'severity',
      count: 3,
    });
    expect(mostHiding(index, { ...all, suppression: 'only', search: 'zzz' })?.hider).toBe('search');
    expect(mostHiding(index, all)).toBeUndefined();
  });
});

describe('grouping', () => {
  const shared = aComponent({ name: 'shared' });
  const cve = aVulnerability({
    vulnId: 'CVE-1',
    severity: 'HIGH',
    aliases: [{ cveId: 'CVE-1', ghsaId: 'GHSA-1' }],
  });
  const ghsa = aVulnerability({
    vulnId: 'GHSA-1',
    severity: 'CRITICAL',
    epssScore: 0.5,
    aliases: [{ ghsaId: 'GHSA-1', cveId: 'CVE-1' }],
  });
  const snyk = aVulnerability({
    vulnId: 'SNYK-1',
    source: 'SNYK',
    aliases: [{ snykId: 'SNYK-1', ghsaId: 'GHSA-1' }],
  });
  const other = aVulnerability({ vulnId: 'CVE-2', severity: 'HIGH' });
  const rows = rowsOf(
    { component: shared, vulnerability: snyk },
    { component: shared, vulnerability: ghsa },
    { component: shared, vulnerability: cve },
    { component: shared, vulnerability: other },
    { component: aComponent({ name: 'elsewhere' }), vulnerability: ghsa },
  );
  const index = new FindingsIndex(rows);

  it('gives one row per flaw and component, led by the best known source', () => {
    const { rows: order, members, findingCount } = selectFindings(index, { ...all, isGrouped: true });

    expect([...order]).toEqual([2, 4, 3]);
    expect(members.get(2)).toEqual([2, 1, 0]);
    expect(findingCount).toBe(5);
    expect(index.groupCount).toBe(3);
  });

  it('leads with what is left when the leader is filtered out', () => {
    const { rows: order, members } = selectFindings(index, {
      ...all,
      isGrouped: true,
      filters: { severity: ['CRITICAL', 'MEDIUM'] },
    });

    expect([...order]).toEqual([1, 4]);
    expect(members.get(1)).toEqual([1, 0]);
  });

  it('sorts a group by the worst of its findings, and by a score that only one of them has', () => {
    const worst = selectFindings(index, {
      ...all,
      isGrouped: true,
      sort: [{ id: 'severity', isDescending: true }],
    });
    const likeliest = selectFindings(index, {
      ...all,
      isGrouped: true,
      sort: [{ id: 'epss', isDescending: true }],
    });

    expect([...worst.rows]).toEqual([2, 4, 3]);
    expect([...likeliest.rows]).toEqual([2, 4, 3]);
  });

  it('never joins findings of different components, and copes with empty alias records', () => {
    const lonely = rowsOf(
      { component: aComponent({ name: 'a' }), vulnerability: cve },
      { component: aComponent({ name: 'b' }), vulnerability: ghsa },
      { vulnerability: aVulnerability({ vulnId: 'X', aliases: [{}] }) },
    );

    expect(selectFindings(new FindingsIndex(lonely), { ...all, isGrouped: true }).rows).toHaveLength(3);
  });
});

describe('sorting', () => {
  const rows = rowsOf(
    {
      vulnerability: aVulnerability({ vulnId: 'CVE-2021-9', severity: 'LOW', epssScore: 0.2 }),
      component: aComponent({ name: 'b', version: '1.10.0' }),
      attributedOn: 3,
    },
    {
      vulnerability: aVulnerability({ vulnId: 'CVE-2021-10', severity: 'CRITICAL' }),
      component: aComponent({ name: 'A', version: '1.9.0' }),
      state: 'RESOLVED',
    },
    {
      vulnerability: aVulnerability({
        vulnId: 'CVE-2020-1',
        severity: 'LOW',
        epssScore: 0.9,
        cwes: [{ cweId: 79 }],
      }),
      component: aComponent({ name: 'c' }),
      attributedOn: 1,
      state: 'EXPLOITABLE',
    },
  );
  const sortedBy = (...rules: [FindingColumn, boolean][]) =>
    idsOf(rows, { sort: rules.map(([id, isDescending]) => ({ id, isDescending })) }).map((id) => id.slice(4));

  it.each<[string, [FindingColumn, boolean][], string[]]>([
    ['most severe first', [['severity', true]], ['2021-10', '2020-1', '2021-9']],
    ['least severe first', [['severity', false]], ['2020-1', '2021-9', '2021-10']],
    ['numbers in ids as numbers', [['vulnerability', false]], ['2020-1', '2021-9', '2021-10']],
    ['names without regard to case', [['component', false]], ['2021-10', '2021-9', '2020-1']],
    ['versions by their parts, missing last', [['version', false]], ['2021-10', '2021-9', '2020-1']],
    ['missing last also downwards', [['epss', true]], ['2020-1', '2021-9', '2021-10']],
    ['missing last upwards', [['epss', false]], ['2021-9', '2020-1', '2021-10']],
    [
      'two rules',
      [
        ['severity', false],
        ['epss', true],
      ],
      ['2020-1', '2021-9', '2021-10'],
    ],
    ['dates', [['attributed', true]], ['2021-9', '2020-1', '2021-10']],
    ['decisions in their order', [['analysis', false]], ['2021-9', '2020-1', '2021-10']],
    ['ties by what is worse and likelier', [['group', true]], ['2021-10', '2020-1', '2021-9']],
    ['weaknesses by number', [['cwe', false]], ['2020-1', '2021-10', '2021-9']],
  ])('%s', (_, rules, expected) => {
    expect(sortedBy(...rules)).toEqual(expected);
  });

  it('is what comparing two findings at a time gives', () => {
    const random = seededRandom(7);
    const mixed = rowsOf(
      ...Array.from({ length: 400 }, () => ({
        attributedOn: random.chance(0.2) ? undefined : random.integer(0, 5),
        vulnerability: aVulnerability({
          severity: random.pick(SEVERITIES),
          epssScore: random.chance(0.3) ? undefined : random.pick([0, 0.01, 0.5, 0.97]),
          cvssV3BaseScore: random.chance(0.3) ? undefined : random.pick([0, 3.1, 9.8, 10]),
        }),
      })),
    );
    const numberOf: Partial<Record<FindingColumn, (row: FindingRow) => number | undefined>> = {
      severity: ({ vulnerability }) => -severityRank(vulnerability.severity),
      epss: ({ vulnerability }) => vulnerability.epssScore,
      cvss: ({ vulnerability }) => vulnerability.cvssV3BaseScore,
      attributed: ({ attributedOn }) => attributedOn,
    };
    const compare = (sort: readonly FindingSort[]) => (left: FindingRow, right: FindingRow) => {
      for (const { id, isDescending } of sort) {
        const [a, b] = [numberOf[id]!(left), numberOf[id]!(right)];
        if (a === b) continue;
        if (a === undefined || b === undefined) return a === undefined ? 1 : -1;
        return isDescending ? b - a : a - b;
      }
      return left.index - right.index;
    };
    const down = (id: FindingColumn): FindingSort => ({ id, isDescending: true });
    const up = (id: FindingColumn): FindingSort => ({ id, isDescending: false });

    for (const sort of [[], [up('cvss')], [down('attributed'), up('epss')], [up('severity'), down('cvss')]]) {
      const { rows } = selectFindings(new FindingsIndex(mixed), { ...all, sort });
      const whole = [...sort, down('severity'), down('epss'), down('cvss')];
      expect([...rows]).toEqual([...mixed].sort(compare(whole)).map(({ index }) => index));
    }
  });
});

describe('FindingsIndex.withRows', () => {
  it('takes decisions over and leaves the old index alone', () => {
    const rows = rowsOf({}, {});
    const index = new FindingsIndex(rows);
    index.facet('analysis');
    const decided = index.withRows([rows[0]!, { ...rows[1]!, state: 'RESOLVED', isSuppressed: true }]);

    expect(selectFindings(decided, { ...all, filters: { analysis: ['RESOLVED'] } }).rows).toHaveLength(1);
    expect(selectFindings(decided, { ...all, suppression: 'hidden' }).rows).toHaveLength(1);
    expect(selectFindings(index, { ...all, filters: { analysis: ['RESOLVED'] } }).rows).toHaveLength(0);
    expect(decided.groupOf).toBe(index.groupOf);
  });
});

describe('findings of the same component', () => {
  it('are found by the place of one, decided or not', () => {
    const [a, b] = [aComponent({ name: 'a' }), aComponent({ name: 'b' })];
    const rows = rowsOf(
      { component: a },
      { component: b },
      { component: a },
      { component: b },
      { component: a },
    );
    const index = new FindingsIndex(rows);
    const placesOf = (place: number, of = index) => of.ofSameComponent(place).map((row) => row.index);
    expect([0, 1, 4].map((place) => placesOf(place))).toEqual([
      [0, 2, 4],
      [1, 3],
      [0, 2, 4],
    ]);

    const decided = index.withRows(rows.map((row) => ({ ...row, isSuppressed: row.index === 2 })));
    expect(decided.ofSameComponent(4).map(({ isSuppressed }) => isSuppressed)).toEqual([false, true, false]);
  });
});
