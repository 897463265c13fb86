import { describe, expect, it } from 'vitest';
import { pageWithinDays } from '../../../src/api/pageWithinDays.js';
import type { PageRequest } from '../../../src/api/paging.js';
import { dayOf, type Bounds } from '../../../src/domain/range.js';
import { inZone } from '../../support/inZone.js';

const HOUR = 60 * 60 * 1000;
const PAGE = { pageNumber: 1, pageSize: 25 };
const ZONES = [
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Etc/GMT+12',
  'UTC',
  'Europe/Berlin',
  'Asia/Kathmandu',
];

interface Row {
  id: string;
  at: number;
}

/** A server that reads days in its zone, and pages what lies within. */
function serverIn(zone: string, moments: readonly number[]) {
  const asked: { days: Bounds<string> | undefined; page: PageRequest }[] = [];
  const all = moments.map((at) => ({ id: new Date(at).toISOString(), at }));
  return {
    asked,
    load: ({ when }: { when?: Bounds<string> }, page: PageRequest) => {
      asked.push({ days: when, page });
      const found = inZone(zone, () => {
        const passing = all.filter(({ at }) => {
          const day = dayOf(at);
          return (when?.from === undefined || day >= when.from) && (when?.to === undefined || day <= when.to);
        });
        const start = (page.pageNumber - 1) * page.pageSize;
        return { rows: passing.slice(start, start + page.pageSize), total: passing.length };
      });
      return Promise.resolve(found);
    },
  };
}

function ask(
  server: ReturnType<typeof serverIn>,
  when: Bounds<string> | undefined,
  page: PageRequest = PAGE,
  takesMoments = false,
) {
  const list = {
    wanted: { when },
    momentOf: ({ at }: Row) => at,
    rowId: ({ id }: Row) => id,
    takesMoments,
    load: server.load,
  };
  return pageWithinDays<Row, 'when'>(list, page, {});
}

/** Every hour of ten days, at half past. */
const HOURLY = Array.from({ length: 240 }, (_, hour) => Date.parse('2026-03-26T00:30:00Z') + hour * HOUR);

describe.each(ZONES)('a user in %s', (zone) => {
  it.each(ZONES)('sees the rows of their own days, and their number, of a server in %s', (ofServer) =>
    inZone(zone, async () => {
      for (const days of [
        { from: '2026-03-31', to: '2026-03-31' },
        { from: '2026-03-28', to: '2026-03-30' },
        { from: '2026-04-01' },
        { to: '2026-03-29' },
      ]) {
        const expected = HOURLY.filter((at) => {
          const day = dayOf(at);
          return (!days.from || day >= days.from) && (!days.to || day <= days.to);
        });
        const server = serverIn(ofServer, HOURLY);
        const first = await ask(server, days, { pageNumber: 1, pageSize: 10 });
        const last = await ask(server, days, { pageNumber: Math.ceil(expected.length / 10), pageSize: 10 });

        expect(first.total).toBe(expected.length);
        expect(first.rows.map(({ at }) => at)).toEqual(expected.slice(0, 10));
        expect(last.rows.at(-1)?.at).toBe(expected.at(-1));
      }
    }),
  );
});

describe('a list that is limited to days', () => {
  it('is paged by the server where nothing happened between its midnight and that of the user', () =>
    inZone('Pacific/Kiritimati', async () => {
      // Imports at noon of each day in Kiritimati: the server in UTC has each of them on the day before.
      const noons = Array.from(
        { length: 60 },
        (_, day) => Date.parse('2026-03-01T22:00:00Z') + day * 24 * HOUR,
      );
      const server = serverIn('UTC', noons);

      const { total } = await ask(server, { from: '2026-03-10', to: '2026-04-08' });

      expect(total).toBe(30);
      expect(server.asked.at(-1)).toEqual({ days: { from: '2026-03-09', to: '2026-04-07' }, page: PAGE });
      expect(server.asked.slice(0, -1).every(({ days }) => (days?.from ?? '') >= '2026-03-08')).toBe(true);
      expect(server.asked.length).toBeLessThanOrEqual(9);
    }));

  it('asks for the very days where the server stands in the zone of the user', () =>
    inZone('Europe/Berlin', async () => {
      const server = serverIn('Europe/Berlin', HOURLY);

      await ask(server, { from: '2026-03-28', to: '2026-03-29' });

      expect(server.asked.at(-1)?.days).toEqual({ from: '2026-03-28', to: '2026-03-29' });
    }));

  it('is read as a whole where more lies near midnight than a page has', () =>
    inZone('Pacific/Pago_Pago', async () => {
      const dense = Array.from(
        { length: 3_000 },
        (_, index) => Date.parse('2026-03-30T12:00:00Z') + index * 60_000,
      );
      const server = serverIn('UTC', dense);

      const { rows, total } = await ask(server, { from: '2026-03-31' }, { pageNumber: 2, pageSize: 100 });

      const expected = dense.filter((at) => at >= Date.parse('2026-03-31T11:00:00Z'));
      expect(total).toBe(expected.length);
      expect(rows.map(({ at }) => at)).toEqual(expected.slice(100, 200));
    }));

  it('asks a server that takes moments for those of the days, once', () =>
    inZone('Pacific/Pago_Pago', async () => {
      const server = serverIn('UTC', []);

      await ask(server, { from: '2026-03-31', to: '2026-04-01' }, PAGE, true);

      expect(server.asked).toEqual([
        { days: { from: '2026-03-31T11:00:00.000Z', to: '2026-04-02T10:59:59.999Z' }, page: PAGE },
      ]);
    }));

  it('is asked for once, as it is, without days', async () => {
    const server = serverIn('UTC', HOURLY);

    expect((await ask(server, undefined)).total).toBe(240);
    expect(server.asked).toEqual([{ days: undefined, page: PAGE }]);
  });

  it('searches the rows near midnight as it searches the others', async () => {
    const server = serverIn('UTC', HOURLY);

    await ask(server, { from: '2026-03-31' }, { ...PAGE, searchText: 'log4j' });

    expect(new Set(server.asked.map(({ page }) => page.searchText))).toEqual(new Set(['log4j']));
  });
});
