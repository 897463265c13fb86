import { describe, expect, it, vi } from 'vitest';
import { IncompleteListError } from '../../../src/api/errors.js';
import type { Page } from '../../../src/api/paging.js';
import { readAllPages, type ReadProgress } from '../../../src/api/readAllPages.js';

interface Row {
  id: string;
}
interface Asked {
  pageNumber: number;
  pageSize: number;
}

const rowsOf = (count: number): Row[] => Array.from({ length: count }, (_, place) => ({ id: `r${place}` }));

/** Returns the answer of a server that has these rows and returns at most `most` of them per page. */
const pageOf = (rows: readonly Row[], { pageNumber, pageSize }: Asked, most = Infinity): Page<Row> => {
  const size = Math.min(pageSize, most);
  return { rows: rows.slice((pageNumber - 1) * size, pageNumber * size), total: rows.length };
};

/** Reads from a server. `answer` receives the number of previous requests. */
function reading(answer: (asked: Asked, times: number) => Page<Row> | Promise<Page<Row>>) {
  const controller = new AbortController();
  const asked: Asked[] = [];
  const progress: ReadProgress[] = [];
  const rows = readAllPages<Row>({
    loadPage: async (page) => {
      asked.push(page);
      return answer(page, asked.length - 1);
    },
    rowId: ({ id }) => id,
    signal: controller.signal,
    onProgress: (now) => progress.push(now),
  });
  return { rows, asked, progress, stop: () => controller.abort() };
}

describe('readAllPages', () => {
  it.each([0, 1, 100, 101, 499, 500, 501, 1_000, 1_234])('reads all of %i rows, in order', async (count) => {
    const all = rowsOf(count);

    const { rows, progress } = reading((asked) => pageOf(all, asked));

    expect(await rows).toEqual(all);
    expect(progress.at(-1)).toEqual({ done: count, total: count });
  });

  it('tells after each page how far it is', async () => {
    const all = rowsOf(1_100);

    const { rows, progress } = reading((asked) => pageOf(all, asked));
    await rows;

    expect(progress).toEqual([500, 1_000, 1_100].map((done) => ({ done, total: 1_100 })));
  });

  it('goes on with pages as small as a server makes them', async () => {
    const all = rowsOf(250);

    const { rows, asked } = reading((page) => pageOf(all, page, 100));

    expect(await rows).toEqual(all);
    expect(asked.map(({ pageSize }) => pageSize)).toEqual([500, 100, 100]);
  });

  it('reads once more when rows came twice or not at all', async () => {
    const all = rowsOf(600);
    const torn = [...all.slice(0, 500), ...all.slice(499, 599)];

    const { rows, asked } = reading((page, times) =>
      times < 2 ? { ...pageOf(torn, page), total: 600 } : pageOf(all, page),
    );

    expect(await rows).toEqual(all);
    expect(asked).toHaveLength(4);
  });

  it('reads once more when a row goes meanwhile, so that another one would be passed over', async () => {
    const before = rowsOf(1_000);
    const after = before.slice(1);

    const { rows } = reading((page, times) => pageOf(times === 0 ? before : after, page));

    expect(await rows).toEqual(after);
  });

  it('reads once more when a row comes meanwhile', async () => {
    const before = rowsOf(1_000);
    const after = [{ id: 'new' }, ...before];

    const { rows } = reading((page, times) => pageOf(times === 0 ? before : after, page));

    expect(await rows).toEqual(after);
  });

  it.each<[string, (page: Asked, times: number) => Page<Row>]>([
    ['that is cut short', (page) => ({ ...pageOf(rowsOf(700), page), total: 1_000 })],
    ['that has nothing of what it counts', () => ({ rows: [], total: 5 })],
    ['that changes each time', (page, times) => pageOf(rowsOf(1_000 + times), page)],
    ['that sends the first page again and again', () => ({ rows: rowsOf(500), total: 1_000 })],
    ['that sends more than it counts', () => ({ rows: rowsOf(10), total: 9 })],
  ])('gives nothing of a list %s', async (_, answer) => {
    const { rows } = reading(answer);

    await expect(rows).rejects.toBeInstanceOf(IncompleteListError);
  });

  it('fails as the page does that failed', async () => {
    const failure = new Error('The database is being moved.');

    const { rows, asked } = reading((page, times) => {
      if (times === 1) throw failure;
      return pageOf(rowsOf(1_000), page);
    });

    await expect(rows).rejects.toBe(failure);
    expect(asked).toHaveLength(2);
  });

  it('stops at once, also while a page is on its way that cannot be stopped', async () => {
    const { rows, stop, asked } = reading(() => new Promise(() => {}));
    await vi.waitFor(() => expect(asked).toHaveLength(1));

    stop();

    await expect(rows).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('was stopped, and did not fail, where its loader has an error of its own for that', async () => {
    let fail: (error: Error) => void = () => {};
    const { rows, stop, asked } = reading(() => new Promise((_, reject) => (fail = reject)));
    await vi.waitFor(() => expect(asked).toHaveLength(1));

    stop();
    fail(new Error('cancelled'));

    await expect(rows).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('asks for nothing more once it was stopped', async () => {
    const reader = reading((page) => {
      queueMicrotask(() => reader.stop());
      return pageOf(rowsOf(5_000), page);
    });
    const { rows, asked } = reader;

    await expect(rows).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked).toHaveLength(1);
  });
});
