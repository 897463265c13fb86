import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient } from '../../../../src/api/client.js';
import { listGroupedFindings, listPortfolioFindings } from '../../../../src/api/portfolioFindings.js';
import { listViolations } from '../../../../src/api/violations.js';
import { dayOf } from '../../../../src/domain/range.js';
import { apiCall } from '../../../support/apiCall.js';
import { inZone } from '../../../support/inZone.js';
import { testServer, type TestServer } from '../../../support/testServer.js';

const HOUR = 60 * 60 * 1000;
const PAGE = { pageNumber: 1, pageSize: 100 };
/** Every five hours of three days around 31 March. */
const MOMENTS = Array.from(
  { length: 15 },
  (_, index) => Date.parse('2026-03-30T01:00:00Z') + index * 5 * HOUR,
);

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const names = MOMENTS.map((_, index) => `library-${index}`);
  await server.aProject({
    components: names.map((name) => ({ name })),
    findings: names.map((component, index) => ({
      vulnId: `CVE-2026-${1000 + index}`,
      component,
      published: MOMENTS[index]!,
      attributedOn: MOMENTS[index]!,
    })),
    violations: names.map((component, index) => ({
      policy: `Too old ${index}`,
      component,
      timestamp: MOMENTS[index]!,
    })),
  });
});
afterAll(() => server.close());

async function client() {
  const token = await server.tokenFor('admin');
  return createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch, getToken: () => token });
}

const DAY = { from: '2026-03-31', to: '2026-03-31' };

describe.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC', 'Europe/Berlin'])('a user in %s', (zone) => {
  it.each([true, false])('finds what is shown with a day of theirs, moments taken: %s', (takesMoments) =>
    inZone(zone, async () => {
      const api = await client();
      const expected = MOMENTS.filter((moment) => dayOf(moment) === DAY.from);
      const all = { showInactive: false, showSuppressed: true, takesMoments };

      const attributed = await listPortfolioFindings(api, { ...all, attributedOn: DAY }, PAGE, false);
      const published = await listPortfolioFindings(api, { ...all, published: DAY }, PAGE, false);
      const both = await listPortfolioFindings(
        api,
        { ...all, published: DAY, attributedOn: DAY },
        PAGE,
        false,
      );
      const grouped = await listGroupedFindings(api, { ...all, published: DAY }, PAGE);
      const violations = await listViolations(api, { showSuppressed: true, occurred: DAY }, PAGE, {
        hasFilters: true,
        takesMoments,
      });

      expect(attributed.rows.map(({ attributedOn }) => attributedOn).sort()).toEqual(expected);
      expect(published.rows.map(({ vulnerability }) => vulnerability.published).sort()).toEqual(expected);
      expect(both.total).toBe(expected.length);
      expect(grouped.rows.map(({ vulnerability }) => vulnerability.published).sort()).toEqual(expected);
      expect(violations.rows.map(({ timestamp }) => timestamp).sort()).toEqual(expected);
      for (const { total } of [attributed, published, grouped, violations])
        expect(total).toBe(expected.length);
    }),
  );
});

describe('a bound of days', () => {
  const total = async (query: string) => {
    const answer = await apiCall(server)('GET', `/finding?${query}`);
    return answer.ok ? Number(answer.headers.get('X-Total-Count')) : answer.status;
  };

  it('is a day of UTC as a whole, or a moment', async () => {
    expect(await total('attributedOnDateFrom=2026-03-31&attributedOnDateTo=2026-03-31')).toBe(5);
    expect(
      await total('attributedOnDateFrom=2026-03-31T02:00:00.000Z&attributedOnDateTo=2026-03-31T07:00:00Z'),
    ).toBe(2);
    expect(
      await total('attributedOnDateFrom=2026-03-31T16:00:00%2B14:00&attributedOnDateTo=2026-03-31T02:00:00Z'),
    ).toBe(1);
  });

  it.each([
    '2026-02-31',
    '2026-3-1',
    '2026-03-31T02:00:00',
    '2026-02-31T02:00:00Z',
    'yesterday',
    '1774922400000',
  ])('is refused as %s', async (text) => {
    expect(await total(`attributedOnDateFrom=${encodeURIComponent(text)}`)).toBe(400);
  });
});
