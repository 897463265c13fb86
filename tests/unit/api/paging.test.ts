import { string, type } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { createApiClient } from '../../../src/api/client.js';
import { IncompleteListError, ShapeError } from '../../../src/api/errors.js';
import { getAll, getPage } from '../../../src/api/paging.js';

const Row = type({ uuid: string() });
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ uuid: `row ${index}` }));

/** A server that pages like the real one: at 100 rows by default, and with a total unless set otherwise. */
function serverWith(count: number, options: { hasTotal?: boolean; shrinksTo?: number } = {}) {
  const queries: URLSearchParams[] = [];
  const fetch: typeof globalThis.fetch = (url) => {
    const query = new URL(String(url), 'https://dtrack.example').searchParams;
    queries.push(query);
    const size = Number(query.get('pageSize') ?? 100);
    const from = (Number(query.get('pageNumber') ?? 1) - 1) * size;
    const rows = rowsOf(options.shrinksTo ?? count).slice(from, from + size);
    const headers = options.hasTotal === false ? undefined : { 'X-Total-Count': String(count) };
    return Promise.resolve(new Response(JSON.stringify(rows), { headers }));
  };
  return { queries, api: createApiClient({ baseUrl: '', fetch }) };
}

describe('a page', () => {
  it('is always asked for by number and size', async () => {
    const { api, queries } = serverWith(30);

    const page = await getPage(api, { path: '/x' }, { pageNumber: 2, pageSize: 25 }, Row);

    expect(page).toMatchObject({ total: 30, rows: { length: 5 } });
    expect(Object.fromEntries(queries[0]!)).toEqual({ pageNumber: '2', pageSize: '25' });
  });

  it('never passes for the whole when the server does not tell the total', async () => {
    const { api } = serverWith(100, { hasTotal: false });

    await expect(getPage(api, { path: '/x' }, { pageNumber: 1, pageSize: 100 }, Row)).rejects.toBeInstanceOf(
      ShapeError,
    );
  });

  it('searches for what was typed, without the space around it', async () => {
    const { api, queries } = serverWith(1);

    await getPage(api, { path: '/x' }, { pageNumber: 1, pageSize: 10, searchText: ' c++ 1.2 ' }, Row);

    expect(queries[0]!.get('searchText')).toBe('c++ 1.2');
  });
});

describe('a sorted page', () => {
  const SORTED = { pageNumber: 1, pageSize: 10, sortName: 'odd', sortOrder: 'asc' } as const;
  const refusing = (isRefused: (query: URLSearchParams) => boolean) => {
    const fetch: typeof globalThis.fetch = (url) => {
      const query = new URL(String(url), 'https://dtrack.example').searchParams;
      const answer = isRefused(query)
        ? Response.json({ status: 400, title: query.has('sortName') ? 'Invalid field' : 'Invalid text' })
        : Response.json(rowsOf(2));
      return Promise.resolve(isRefused(query) ? new Response(answer.body, { status: 400 }) : answer);
    };
    return createApiClient({ baseUrl: '', fetch });
  };

  it('comes in the order of the server, and says so, where the server cannot sort by that', async () => {
    const api = refusing((query) => query.has('sortName'));

    const page = await getPage(api, { path: '/x' }, SORTED, Row);

    expect(page).toMatchObject({ rows: { length: 2 }, isUnsorted: true });
  });

  it('is refused for what it is refused for in any order', async () => {
    await expect(
      getPage(
        refusing(() => true),
        { path: '/x' },
        SORTED,
        Row,
      ),
    ).rejects.toMatchObject({ status: 400, reason: 'Invalid text' });
  });
});

describe('a whole list', () => {
  it.each([0, 1, 999, 1_000, 1_001, 2_500])('of %i rows is loaded to its end', async (count) => {
    const { api } = serverWith(count);

    expect(await getAll(api, { path: '/x' }, Row)).toHaveLength(count);
  });

  it('that ends before its total is an error, not a shorter list', async () => {
    const { api } = serverWith(1_500, { shrinksTo: 1_200 });

    await expect(getAll(api, { path: '/x' }, Row)).rejects.toBeInstanceOf(IncompleteListError);
  });

  it('that changed between two pages is read once more, so that no row is missing or there twice', async () => {
    const before = rowsOf(1_001);
    // One was deleted at the end, and one came at the beginning: there are as many as before.
    const after = [{ uuid: 'new' }, ...before.slice(0, -1)];
    let asked = 0;
    const fetch: typeof globalThis.fetch = (url) => {
      const pageNumber = Number(
        new URL(String(url), 'https://dtrack.example').searchParams.get('pageNumber'),
      );
      const rows = (asked++ === 0 ? before : after).slice((pageNumber - 1) * 1_000, pageNumber * 1_000);
      return Promise.resolve(Response.json(rows, { headers: { 'X-Total-Count': '1001' } }));
    };

    expect(await getAll(createApiClient({ baseUrl: '', fetch }), { path: '/x' }, Row)).toEqual(after);
  });
});
