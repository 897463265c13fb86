import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';

import type { ApiContext, ApiEnv } from '../../../../reference-app/server/context.js';
import { containing, totalOf } from '../../../../reference-app/server/store/page.js';
import { pageOf } from '../../../../reference-app/server/http/page.js';
import type { Page } from '../../../../reference-app/server/store/page.js';

describe('pageOf', () => {
  it.each([
    ['', { offset: 0, limit: 100 }],
    ['pageNumber=2&pageSize=10', { offset: 10, limit: 10 }],
    ['page=3&limit=5', { offset: 10, limit: 5 }],
    ['page=3&size=5', { offset: 10, limit: 5 }],
    ['offset=7&pageNumber=3&pageSize=5', { offset: 7, limit: 5 }],
    ['pageNumber=3', { offset: 0, limit: 100 }],
    ['pageNumber=x&pageSize=y', { offset: 0, limit: 100 }],
    ['pageNumber=1&pageSize=0', { offset: 0, limit: 10_000 }],
    ['pageNumber=1&pageSize=-4', { offset: 0, limit: 10_000 }],
    ['pageNumber=2&pageSize=9999', { offset: 9_999, limit: 9_999 }],
    ['pageNumber=2&pageSize=999999999', { offset: 10_000, limit: 10_000 }],
    ['offset=7&limit=10001', { offset: 7, limit: 10_000 }],
    ['pageNumber=0&pageSize=2', { offset: 0, limit: 0 }],
    ['offset=-3', { offset: 0, limit: 100 }],
    ['pageNumber=99999999999999999999&pageSize=1', { offset: 0, limit: 1 }],
  ])('understands %s', async (query, expected) => {
    expect(await pageFor(query)).toMatchObject(expected);
  });

  it.each([
    ['sortName=name&sortOrder=desc', { name: 'name', direction: 'desc' }],
    ['orderBy=project.name&sort=ASC', { name: 'project.name', direction: 'asc' }],
    ['sortName=name', { name: 'name', direction: undefined }],
    ['sortName=name;drop&sortOrder=asc', undefined],
    ['sortOrder=asc', undefined],
  ])('sorts by %s', async (query, expected) => {
    expect((await pageFor(query)).sort).toEqual(expected);
  });

  it('searches in lower case, and not at all for an empty text', async () => {
    expect((await pageFor('searchText=LoDash')).searchText).toBe('lodash');
    expect((await pageFor('filter=x')).searchText).toBe('x');
    expect((await pageFor('searchText=')).searchText).toBeUndefined();
  });
});

describe('containing', () => {
  it('takes wildcards as the letters they are', () => {
    expect(containing('50%_\\')).toBe('%50\\%\\_\\\\%');
  });
});

async function pageFor(query: string): Promise<Page> {
  let page: Page | undefined;
  const app = new Hono<ApiEnv>().get('/', (c) => {
    page = pageOf(c as unknown as ApiContext);
    return c.body(null);
  });
  await app.request(`/?${query}`);
  if (!page) throw new Error('The page was not read.');
  return page;
}

describe('totalOf', () => {
  const counted = () => 42;

  it.each([
    ['a full page', { offset: 0, limit: 10 }, 10, 42],
    ['the last page', { offset: 40, limit: 10 }, 2, 42],
    ['a page behind the last one', { offset: 50, limit: 10 }, 0, 42],
    ['a list that is empty', { offset: 0, limit: 10 }, 0, 0],
    ['a page without a size', { offset: 0, limit: 0 }, 0, 42],
  ])('of %s', (_, page, listed, total) => {
    expect(totalOf(page, listed, counted)).toBe(total);
  });
});
