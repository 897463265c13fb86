import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createApiClient, KitProvider } from 'bomdeck';
import { resourceKey, useList, useLocalList, type ListDefinition } from 'bomdeck/ui';
import { BOOKS, booksOf, type Book, type BookListValue } from './bookList.js';

const ROWS = booksOf(3);
const api = createApiClient({ baseUrl: '' });

const wrapper = ({ children }: { children: ReactNode }) => (
  <KitProvider api={api} auth={{ permissions: ['VIEW_PORTFOLIO'] }}>
    {children}
  </KitProvider>
);

/** A list over rows that are here, in a host that keeps the view if it gives one. */
const aLocalList = (
  value?: BookListValue,
  rows = ROWS,
  definition: ListDefinition<Book, BookListValue> = BOOKS,
) =>
  renderHook(({ value: kept }) => useLocalList(definition, { rows, value: kept }), {
    initialProps: { value },
    wrapper,
  });

it('keeps both of two changes that are made before it is drawn again', () => {
  const { result } = aLocalList();

  act(() => {
    result.current.change({ searchText: 'Book' });
    result.current.setSort([{ id: 'year', isDescending: true }]);
  });

  expect(result.current.value).toEqual({ searchText: 'Book', sortBy: 'year', sortOrder: 'desc' });
});

it('takes back what its host does not take', () => {
  const { result } = aLocalList({ searchText: 'Book' });

  act(() => result.current.change({ searchText: 'other' }));
  act(() => result.current.setSort([{ id: 'year', isDescending: true }]));

  expect(result.current.value).toEqual({ searchText: 'Book' });
});

it('forgets further levels of an order that its host replaces', () => {
  const { result, rerender } = aLocalList({});
  act(() =>
    result.current.setSort([
      { id: 'title', isDescending: false },
      { id: 'year', isDescending: false },
    ]),
  );
  expect(result.current.sort).toHaveLength(2);

  rerender({ value: { sortBy: 'year', sortOrder: 'desc' } });

  expect(result.current.sort).toEqual([{ id: 'year', isDescending: true }]);
});

it('can be sorted by what its view knows and what says how, and by nothing else', () => {
  const [title, year, note] = BOOKS.columns;
  const columns = [{ ...title!, sortValue: undefined }, year!, { ...note!, sortValue: () => 'a note' }];

  const { result } = aLocalList({}, ROWS, { ...BOOKS, columns });

  expect(result.current.columns.filter(({ canSort }) => canSort).map(({ id }) => id)).toEqual(['year']);
});

it('searches for a row that was added, unless all rows stand on one page', () => {
  const small = aLocalList(undefined, booksOf(3)).result;
  const large = aLocalList(undefined, booksOf(25)).result;
  const filtered = aLocalList(undefined, booksOf(3)).result;
  act(() => filtered.current.change({ lent: true }));

  act(() => small.current.reveal('Book 3'));
  act(() => large.current.reveal('Book 25'));
  act(() => filtered.current.reveal('Book 3'));

  expect(small.current.value.searchText).toBeUndefined();
  expect(large.current.value.searchText).toBe('Book 25');
  expect(filtered.current.value.searchText).toBe('Book 3');
  expect(filtered.current.value.lent).toBeUndefined();
});

it('searches for a row that was added while it does not know how many there are', () => {
  const never = { key: resourceKey('test.never'), load: () => new Promise<never>(() => {}) };
  const { result } = renderHook(() => useList(BOOKS, { page: () => never, reloads: [] }), { wrapper });

  act(() => result.current.reveal('Book 3'));

  expect(result.current.value.searchText).toBe('Book 3');
});
