import { describe, expect, it } from 'vitest';
import { createApiClient } from '../../../src/api/client.js';
import { ApiError } from '../../../src/api/errors.js';
import { listGroupedFindings, listPortfolioFindings } from '../../../src/api/portfolioFindings.js';

const PAGE = { pageNumber: 1, pageSize: 25 };
const FINDING = {
  component: {
    uuid: 'c',
    name: 'log4j-core',
    project: 'p',
    projectName: 'shop',
    projectVersion: '1.0',
    cpe: null,
  },
  vulnerability: {
    uuid: 'v',
    source: 'NVD',
    vulnId: 'CVE-2021-44228',
    severity: 'CRITICAL',
    published: 1_639_000_000_000,
  },
  analysis: { isSuppressed: false },
  attribution: { analyzerIdentity: 'INTERNAL_ANALYZER' },
  matrix: 'p:c:v',
};

/** A server that answers every request with the same rows, or fails as instructed. */
function client(
  rows: readonly unknown[],
  fails: (url: URL) => number | undefined = () => undefined,
  total = rows.length,
) {
  const asked: URL[] = [];
  const fetch: typeof globalThis.fetch = (input) => {
    const url = new URL(String(input));
    asked.push(url);
    const status = fails(url);
    return Promise.resolve(
      status === undefined
        ? new Response(JSON.stringify(rows), { headers: { 'X-Total-Count': String(total) } })
        : new Response(null, { status }),
    );
  };
  return { api: createApiClient({ baseUrl: 'https://track.example', fetch }), asked };
}

describe('findings of all projects', () => {
  it('are asked for with what filters them, each text as it was typed', async () => {
    const { api, asked } = client([]);

    await listPortfolioFindings(
      api,
      {
        showInactive: false,
        showSuppressed: true,
        severity: ['CRITICAL', 'INFO'],
        analysisState: ['NOT_SET'],
        published: { from: '2026-01-01' },
        cvssV3: { from: 7, to: 9.9 },
        searchIn: ['project_name'],
      },
      { ...PAGE, searchText: ' a&b #1 ', sortName: 'component.name', sortOrder: 'asc' },
      true,
    );

    expect(Object.fromEntries(asked.at(-1)!.searchParams)).toEqual({
      showInactive: 'false',
      showSuppressed: 'true',
      severity: 'CRITICAL,INFO',
      analysisStatus: 'NOT_SET',
      publishDateFrom: '2026-01-01',
      cvssv3From: '7',
      cvssv3To: '9.9',
      textSearchField: 'project_name',
      textSearchInput: 'a&b #1',
      pageNumber: '1',
      pageSize: '25',
      sortName: 'component.name',
      sortOrder: 'asc',
    });
  });

  it('name their project, and have their long texts only where they are shown', async () => {
    const { api } = client([FINDING]);
    const ask = async (hasTexts: boolean) =>
      (await listPortfolioFindings(api, { showInactive: false, showSuppressed: false }, PAGE, hasTexts))
        .rows[0];

    expect(await ask(true)).toMatchObject({
      project: { uuid: 'p', name: 'shop', version: '1.0' },
      component: { name: 'log4j-core' },
      texts: { vulnId: 'CVE-2021-44228' },
    });
    expect((await ask(false))?.texts).toBeUndefined();
  });

  it.each([500, 400])('beyond the last page are none, where servers answer %s', async (status) => {
    const { api } = client(
      [FINDING],
      ({ searchParams }) => (searchParams.get('pageNumber') === '9' ? status : undefined),
      30,
    );

    const page = await listPortfolioFindings(
      api,
      { showInactive: false, showSuppressed: false },
      { ...PAGE, pageNumber: 9 },
      true,
    );

    expect(page).toEqual({ rows: [], total: 30 });
  });

  it('that cannot be loaded within the list have failed', async () => {
    const { api } = client(
      [],
      ({ searchParams }) => (searchParams.get('pageNumber') === '2' ? 500 : undefined),
      30,
    );

    await expect(
      listGroupedFindings(api, { showInactive: false }, { ...PAGE, pageNumber: 2 }),
    ).rejects.toThrow(ApiError);
  });

  it('by vulnerability have weaknesses as 4.x and as 5.0 write them', async () => {
    const group = (cwes: unknown) => ({
      vulnerability: {
        source: 'NVD',
        vulnId: 'CVE-1',
        severity: 'LOW',
        affectedProjectCount: 2,
        cwes,
        title: null,
      },
      attribution: { analyzerIdentity: 'INTERNAL_ANALYZER' },
    });
    const { api } = client([group([{ cweId: 79, name: 'XSS' }]), group([79]), group(null)]);

    const { rows } = await listGroupedFindings(api, { showInactive: true }, PAGE);

    expect(rows.map(({ vulnerability }) => vulnerability.cwes)).toEqual([
      [{ cweId: 79, name: 'XSS' }],
      [79],
      undefined,
    ]);
  });
});
