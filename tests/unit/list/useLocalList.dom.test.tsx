import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createApiClient, KitProvider } from 'bomdeck';
import { useLocalList } from 'bomdeck/ui';
import { BOOKS, booksOf, type BookListValue } from './bookList.js';

const ROWS = booksOf(3);
const api = createApiClient({ baseUrl: '' });

/** A list over rows that are here, in a host that keeps the view if it gives one. */
const aLocalList = (value?: BookListValue) =>
  renderHook(({ value: kept }) => useLocalList(BOOKS, { rows: ROWS, value: kept }), {
    initialProps: { value },
    wrapper: ({ children }: { children: ReactNode }) => (
      <KitProvider api={api} auth={{ permissions: [] }}>
        {children}
      </KitProvider>
    ),
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
