import { setTimeout as sleep } from 'node:timers/promises';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { createApiClient, KitProvider, type Notice } from 'bomdeck';
import {
  flagMember,
  KitScreen,
  listCodec,
  listPill,
  listSwitch,
  ListView,
  resourceKey,
  textMember,
  useList,
  useListSelection,
  type ListDefinition,
  type ListValue,
  type ListViewProps,
  type ListViewState,
  type Page,
  type PageProgress,
  type PageRequest,
  type UseListSelectionOptions,
} from 'bomdeck/ui';

/**
 * The items of the lists in these tests: unknown to the kit, and built only from parts that are available to
 * hosts.
 */
export interface Book {
  id: string;
  title: string;
  year: number;
  isLent?: boolean;
}

export interface BookListValue extends ListValue<'title' | 'year'> {
  lent?: boolean;
  shelf?: string;
}

export const booksOf = (count: number): Book[] =>
  Array.from({ length: count }, (_, place) => ({
    id: `b${place + 1}`,
    title: `Book ${place + 1}`,
    year: 2000 - place,
    isLent: place % 2 === 1,
  }));

export const BOOKS: ListDefinition<Book, BookListValue> = {
  value: listCodec<BookListValue>({
    name: 'BookList',
    sorts: ['title', 'year'],
    firstOrder: { id: 'title', isDescending: false, isServersOwn: true },
    filters: { lent: flagMember('lent'), shelf: textMember('shelf') },
  }),
  columns: [
    {
      id: 'title',
      header: 'Title',
      width: 200,
      cell: ({ title }) => title,
      exported: ({ title }) => title,
      sortValue: ({ title }) => title,
    },
    {
      id: 'year',
      header: 'Year',
      width: 80,
      cell: ({ year }) => year,
      exported: ({ year }) => year,
      sortValue: ({ year }) => year,
    },
    { id: 'note', header: 'Note', width: 80, isHiddenByDefault: true, cell: () => 'a note' },
  ],
  row: { getId: ({ id }) => id, getName: ({ title }) => title },
  search: { label: 'Search books' },
  searchedText: ({ title }) => title,
  passes: ({ isLent }, { lent }) => !lent || isLent === true,
  filters: [
    listSwitch({ key: 'lent', label: 'Lent ones only', tip: 'Leaves out what is on its shelf.' }),
    listPill({
      key: 'shelf',
      name: (shelf) => `Shelf ${shelf}`,
      says: (shelf) => <>Shelf is {shelf}</>,
    }),
  ],
  permission: 'VIEW_PORTFOLIO',
  fileName: 'books',
  words: {
    label: 'Books',
    none: 'No books yet',
    noneAdvice: 'They come by lorry.',
    failed: 'The books could not be loaded',
    total: (count) => `${count} books`,
  },
};

/** The server of the rows: searches, filters, sorts and pages, and does what a test wants of it besides. */
export class Library {
  books: readonly Book[];
  readonly asked: (PageRequest & BookListValue)[] = [];
  /** The error thrown instead of answers. */
  failure?: unknown;
  /** The progress reported before waiting for an answer. */
  progress?: PageProgress;
  /** The promise that answers wait for. */
  until: Promise<unknown> = Promise.resolve();

  constructor(books: readonly Book[] = booksOf(3)) {
    this.books = books;
  }

  /** Holds all answers back until the function that it gives is called. */
  hold(): () => void {
    let release = () => {};
    this.until = new Promise<void>((resolve) => (release = resolve));
    return release;
  }

  async page(
    request: PageRequest,
    value: BookListValue,
    signal?: AbortSignal,
    onProgress?: (progress: PageProgress) => void,
  ): Promise<Page<Book>> {
    this.asked.push({ ...request, ...value });
    if (this.progress) {
      // The first progress is never announced, because most pages arrive immediately.
      onProgress?.({ ...this.progress, rows: 0, bytes: 0 });
      await sleep(350);
      onProgress?.(this.progress);
    }
    await this.until;
    signal?.throwIfAborted();
    if (this.failure !== undefined) throw this.failure;
    const { pageNumber, pageSize, searchText = '', sortName = 'title', sortOrder = 'asc' } = request;
    const direction = sortOrder === 'desc' ? -1 : 1;
    const rows = this.books
      .filter(({ title }) => title.toLowerCase().includes(searchText.toLowerCase()))
      .filter(({ isLent }) => !value.lent || isLent)
      .filter(() => value.shelf !== 'none')
      .sort((a, b) => direction * (sortName === 'year' ? a.year - b.year : 0));
    return { rows: rows.slice((pageNumber - 1) * pageSize, pageNumber * pageSize), total: rows.length };
  }
}

export interface BookListProps
  extends ListViewState<BookListValue>, Omit<ListViewProps<Book, BookListValue>, 'list' | 'selection'> {
  library: Library;
  definition?: ListDefinition<Book, BookListValue>;
  selection?: Omit<UseListSelectionOptions<Book>, 'actions'> & {
    actions: (
      ...told: [...Parameters<UseListSelectionOptions<Book>['actions']>, reload?: () => void]
    ) => ReactNode;
  };
}

/** A list over a {@link Library}. */
export function BookList(props: BookListProps) {
  const { library, definition = BOOKS, selection, ...rest } = props;
  const list = useList(definition, {
    ...rest,
    page: (request, value, onProgress) => ({
      key: resourceKey('test.books', request, value.lent, value.shelf),
      load: (_api, signal) => library.page(request, value, signal, onProgress),
    }),
    reloads: [resourceKey('test.books')],
  });
  const selecting = useListSelection(
    list,
    selection && {
      ...selection,
      actions: (rows, select) => selection.actions(rows, select, list.reload),
    },
  );
  return <ListView {...rest} list={list} selection={selecting} />;
}

/** A page of a host with something on it. */
export function bookPage(
  element: ReactElement,
  options: { permissions?: readonly string[]; preferences?: Map<string, string> } = {},
) {
  const { permissions = ['VIEW_PORTFOLIO'], preferences = new Map<string, string>() } = options;
  const newApi = () => createApiClient({ baseUrl: '', fetch: () => new Promise(() => {}) });
  let api = newApi();
  const notices: Notice[] = [];
  const store = {
    get: (name: string) => preferences.get(name),
    set: (name: string, text: string | undefined) =>
      void (text === undefined ? preferences.delete(name) : preferences.set(name, text)),
  };
  const wrap = (child: ReactElement) => (
    <KitProvider
      api={api}
      auth={{ permissions }}
      preferences={store}
      notify={(notice) => void notices.push(notice)}
      theme="light"
    >
      <main>
        <KitScreen>{child}</KitScreen>
      </main>
    </KitProvider>
  );
  const view = render(wrap(element));
  return {
    user: userEvent.setup(),
    preferences,
    notices,
    rerender: (next: ReactElement) => view.rerender(wrap(next)),
    /** The host leads to another server. */
    changeServer: () => {
      api = newApi();
      view.rerender(wrap(element));
    },
    unmount: view.unmount,
  };
}
