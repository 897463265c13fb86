import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from 'bomdeck';
import { Button, listPill, ListView, useListSelection, useLocalList, type Page } from 'bomdeck/ui';
import { problemsIn } from '../../ui/axe.js';
import { BOOKS, BookList, bookPage, booksOf, Library, type Book, type BookListProps } from './bookList.js';

const grid = () => screen.findByRole('grid', { name: 'Books' });
const titles = () => screen.queryAllByText(/^Book \d+$/).map((cell) => cell.textContent);
const refusal = (status: number) => new ApiError({ method: 'GET', path: '/books' }, status);

/** Removes the selected books. */
const removing = (library: Library) => ({
  label: 'Selected books',
  actions: (rows: readonly Book[], select: (rows: readonly Book[]) => void, reload?: () => void) => (
    <Button
      onClick={() => {
        library.books = library.books.filter(({ id }) => rows.every((row) => row.id !== id));
        select([]);
        reload?.();
      }}
    >
      Remove
    </Button>
  ),
});

/** A list, with its rows on the screen. */
async function fullList(props: Partial<BookListProps> = {}, library = new Library()) {
  const page = bookPage(<BookList library={library} {...props} />);
  await screen.findByText('Book 1');
  return { ...page, library };
}

describe('a list', () => {
  it('is loading until its rows come, and says neither that there are none nor how many', async () => {
    const library = new Library();
    const release = library.hold();
    bookPage(<BookList library={library} />);
    expect(await grid()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Loading…', { selector: '[role=status] *' })).toBeInTheDocument();
    expect(screen.queryByText('No books yet')).toBeNull();
    expect(screen.queryByText('0 books')).toBeNull();

    release();

    expect(await screen.findByText('Book 1')).toBeVisible();
    expect(await grid()).not.toHaveAttribute('aria-busy');
    expect(screen.getByText('3 books')).toBeVisible();
  });

  const READING = { id: 'test.reading', defaultMessage: 'Slowly' };
  it.each([
    ['says how far a page of many megabytes is, until its rows are there', 3_000_000, READING, true],
    ['says nothing of a page that is not large', 900_000, READING, false],
    ['says nothing where it has no words for it', 3_000_000, undefined, false],
  ])('%s', async (_, bytes, reading, isSaid) => {
    const library = new Library();
    library.progress = { rows: 5, pageSize: 25, bytes };
    const release = library.hold();
    const definition = { ...BOOKS, words: { ...BOOKS.words, ...(reading && { reading }) } };
    bookPage(<BookList library={library} definition={definition} />);

    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));

    expect(screen.queryByText('Slowly') !== null).toBe(isSaid);
    expect(await problemsIn()).toEqual([]);
    release();
    expect(await screen.findByText('Book 1')).toBeVisible();
    expect(screen.queryByText('Slowly')).toBeNull();
  });

  it('says that it is empty, where rows come from, and lets who may add the first', async () => {
    const onCreate = vi.fn();
    const { user } = bookPage(
      <BookList
        library={new Library([])}
        create={{ label: 'Add book', onCreate, isOfferedWhenEmpty: true }}
      />,
    );

    expect(await screen.findByRole('heading', { name: 'No books yet' })).toBeVisible();
    expect(screen.getByText('They come by lorry.')).toBeVisible();
    const buttons = screen.getAllByRole('button', { name: 'Add book…' });
    expect(buttons).toHaveLength(2);
    await user.click(buttons[1]!);
    expect(onCreate).toHaveBeenCalledOnce();
  });

  it('says that nothing matches, and shows all rows once search and filters are cleared', async () => {
    const { user } = bookPage(
      <BookList library={new Library()} defaultValue={{ searchText: 'atlas', lent: true }} />,
    );
    expect(await screen.findByRole('heading', { name: 'No matches' })).toBeVisible();
    expect(screen.queryByText('No books yet')).toBeNull();
    const clear = screen.getByRole('button', { name: 'Clear filters' });
    clear.focus();

    await user.keyboard('{Enter}');

    expect(await screen.findByText('Book 1')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('switch')).not.toBeChecked();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('says how many match once that is known, not how many did before', async () => {
    const { library } = await fullList();
    const release = library.hold();

    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'book 2' } });

    await waitFor(() => expect(library.asked.at(-1)).toMatchObject({ searchText: 'book 2' }));
    await waitFor(() => expect(screen.queryByText('3 books')).toBeNull());
    release();
    expect(await screen.findByText('1 match')).toBeVisible();
  });

  it('has words of a host that write numbers and texts in the language of the page', async () => {
    const definition: BookListProps['definition'] = {
      ...BOOKS,
      filters: [
        listPill({
          key: 'shelf',
          name: (shelf, intl) => `Shelf ${intl.formatNumber(Number(shelf))}`,
          says: (shelf, intl) => (
            <>
              Shelf is {shelf} ({intl.locale})
            </>
          ),
        }),
      ],
      words: { ...BOOKS.words, total: (count, intl) => `${intl.formatNumber(count)} books` },
    };
    const { user } = bookPage(
      <BookList
        library={new Library(booksOf(1200))}
        definition={definition}
        defaultValue={{ shelf: '2000' }}
      />,
    );
    expect(await screen.findByText(/^Shelf is/)).toHaveTextContent('Shelf is 2000 (en)');

    await user.click(screen.getByRole('button', { name: /Shelf 2,000/ }));

    expect(await screen.findByText('1,200 books')).toBeVisible();
  });

  it('does not say that there are no rows at all while those without filters are on their way', async () => {
    const library = new Library();
    const { user } = bookPage(<BookList library={library} defaultValue={{ searchText: 'atlas' }} />);
    await screen.findByRole('heading', { name: 'No matches' });
    const release = library.hold();

    await user.click(screen.getByRole('button', { name: 'Clear filters' }));

    expect(screen.queryByText('No books yet')).toBeNull();
    expect(await grid()).toHaveAttribute('aria-busy', 'true');
    release();
    expect(await screen.findByText('Book 1')).toBeVisible();
  });

  it('names the permission that it takes, and asks for nothing without it', async () => {
    const library = new Library();
    bookPage(<BookList library={library} />, { permissions: [] });

    expect(await screen.findByText('You do not have permission to view this')).toBeVisible();
    expect(screen.getByText(/View portfolio|VIEW_PORTFOLIO/i)).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(library.asked).toEqual([]);
  });

  it('is forbidden, too, where the server of the rows says so', async () => {
    const library = new Library();
    library.failure = refusal(403);
    bookPage(<BookList library={library} />);

    expect(await screen.findByText('You do not have permission to view this')).toBeVisible();
  });

  it('says that it failed and why, tries again, and leaves the focus with what came of it', async () => {
    const library = new Library();
    library.failure = new Error('The lorry is late.');
    const { user } = bookPage(<BookList library={library} />);
    expect(await screen.findByRole('heading', { name: 'The books could not be loaded' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Details' }));
    expect(screen.getByText('Error: The lorry is late.')).toBeVisible();
    const retry = screen.getByRole('button', { name: 'Try again' });
    retry.focus();
    const asked = library.asked.length;
    await user.keyboard('{Enter}');
    await waitFor(() => expect(library.asked).toHaveLength(asked + 1));
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    expect(retry).toHaveFocus();
    library.failure = undefined;

    await user.keyboard('{Enter}');

    // Keyboard users continue in the content that now appears there.
    expect((await screen.findByText('Book 1')).closest(':focus')).not.toBeNull();
  });

  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['an array', booksOf(2)],
    ['{ rows }', { rows: booksOf(2) }],
    ['{ items, total }', { items: [], total: 0 }],
    ['{ rows, total }', { rows: [], total: NaN }],
  ])('fails with what is expected when its loader gives %s', async (found, page) => {
    class OddLibrary extends Library {
      override page() {
        return Promise.resolve(page as Page<Book>);
      }
    }
    const { user } = bookPage(<BookList library={new OddLibrary()} />);

    expect(await screen.findByRole('heading', { name: 'The books could not be loaded' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Details' }));
    expect(screen.getByText(/^TypeError: .*\{ rows: Row\[\], total: number \}/)).toHaveTextContent(
      `not ${found}.`,
    );
  });

  it('leads out of a filter that the server of the rows does not know', async () => {
    const library = new Library();
    library.failure = refusal(404);
    const definition = {
      ...BOOKS,
      filterProblem: (_: unknown, { shelf }: { shelf?: string }) =>
        shelf === undefined ? undefined : 'This library has no shelves',
    };
    const { user } = bookPage(
      <BookList library={library} definition={definition} defaultValue={{ shelf: 'A' }} />,
    );
    expect(await screen.findByRole('heading', { name: 'This library has no shelves' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    library.failure = undefined;

    await user.click(screen.getByRole('button', { name: 'Clear filters' }));

    expect(await screen.findByText('Book 1')).toBeVisible();
  });

  it('is not there where that is what a failure means', async () => {
    const library = new Library();
    library.failure = refusal(404);
    const definition = {
      ...BOOKS,
      isNotFound: (error: unknown) => error instanceof ApiError && error.status === 404,
      words: { ...BOOKS.words, notFound: 'There is no such library' },
    };
    bookPage(<BookList library={library} definition={definition} />);

    expect(await screen.findByRole('heading', { name: 'There is no such library' })).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('keeps its rows while it is loaded again', async () => {
    const { user, library } = await fullList();
    library.books = [...booksOf(3), { id: 'new', title: 'Book 4', year: 2026 }];
    const release = library.hold();

    await user.click(screen.getByRole('button', { name: 'Reload' }));

    expect(await grid()).toHaveAttribute('aria-busy', 'true');
    expect(titles()).toEqual(['Book 1', 'Book 2', 'Book 3']);
    release();
    expect(await screen.findByText('Book 4')).toBeVisible();
  });

  it('keeps its rows when it cannot be loaded again, says from when they are, and tries once more', async () => {
    const { user, library } = await fullList();
    library.failure = new Error('The lorry is late.');

    await user.click(screen.getByRole('button', { name: 'Reload' }));

    expect(await screen.findByText(/^Showing data from .*\. Could not load newer data\.$/)).toBeVisible();
    expect(titles()).toEqual(['Book 1', 'Book 2', 'Book 3']);
    library.failure = undefined;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/\. Could not load newer data\./)).toBeNull());
  });

  it('shows, counts and keeps selected nothing of another server than that of its host', async () => {
    const actions = vi.fn((_: readonly Book[]) => null);
    const { user, library, changeServer } = await fullList({
      selection: { label: 'Selected books', actions },
    });
    await user.click(screen.getByRole('checkbox', { name: 'Select Book 1' }));
    await screen.findByText('1 selected');
    const release = library.hold();
    library.books = booksOf(2);

    changeServer();

    await waitFor(() => expect(titles()).toEqual([]));
    expect(await grid()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('3 books')).toBeNull();
    expect(screen.queryByText('1 selected')).toBeNull();
    actions.mockClear();
    release();
    expect(await screen.findByText('2 books')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Book 1' })).not.toBeChecked();
    expect(actions).not.toHaveBeenCalled();
  });

  it('goes to the last page when the one in the address does not exist any more, which is no step', async () => {
    const onValueChange = vi.fn();
    const library = new Library(booksOf(30));

    bookPage(<BookList library={library} defaultValue={{ pageNumber: 9 }} onValueChange={onValueChange} />);

    expect(await screen.findByText('Book 26')).toBeVisible();
    expect(onValueChange).toHaveBeenCalledWith({ pageNumber: 2 }, { isStep: false });
  });

  it('does not say that nothing matches while the page before one that is gone is on its way', async () => {
    const library = new Library(booksOf(26));
    const { user } = bookPage(
      <BookList library={library} defaultValue={{ searchText: 'Book', pageNumber: 2 }} />,
    );
    await screen.findByText('Book 26');
    library.books = booksOf(25);
    const answerReload = library.hold();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    const answerFirstPage = library.hold();
    answerReload();

    await waitFor(() => expect(library.asked.at(-1)).toMatchObject({ pageNumber: 1 }));
    expect(screen.queryByRole('heading', { name: 'No matches' })).toBeNull();
    expect(await grid()).toHaveAttribute('aria-busy', 'true');
    answerFirstPage();
    expect(await screen.findByText('Book 1')).toBeVisible();
  });

  it('opens as it was left, and asks only for what is not the order of the server', async () => {
    const library = new Library();
    const preferences = new Map([
      ['BookListPageSize', '50'],
      ['BookListSortName', 'year'],
      ['BookListSortOrder', 'desc'],
    ]);
    bookPage(<BookList library={library} />, { preferences });
    await screen.findByText('Book 1');

    expect(library.asked[0]).toMatchObject({ pageSize: 50, sortName: 'year', sortOrder: 'desc' });
  });
});

describe('a list by keyboard', () => {
  it('leads from the search over its controls into the table, in the order in which they stand', async () => {
    const { user } = await fullList();
    const reached: string[] = [];

    screen.getByRole('searchbox').focus();
    for (let stop = 0; stop < 12 && document.activeElement?.getAttribute('role') !== 'row'; stop += 1) {
      const { activeElement } = document;
      reached.push(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '');
      await user.tab();
    }

    expect(reached.slice(0, 4)).toEqual(['Search books', '', 'Export list', 'Columns']);
    expect(reached).toContain('Reload');
    expect(document.activeElement).toHaveAttribute('role', 'row');
    expect(document.activeElement).toHaveTextContent('Book 1');
  });

  it('searches with Enter at once, and Escape empties the search', async () => {
    const { user, library } = await fullList();
    await user.type(screen.getByRole('searchbox'), 'book 2{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Book 2']));
    expect(library.asked.at(-1)).toMatchObject({ searchText: 'book 2', pageNumber: 1 });

    await user.keyboard('{Escape}');

    await waitFor(() => expect(titles()).toEqual(['Book 1', 'Book 2', 'Book 3']));
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('has a switch that says what it does, and why it cannot be used', async () => {
    const { user, rerender, library } = await fullList();
    const lent = screen.getByRole('switch', { name: 'Lent ones only' });
    expect(lent).toHaveAccessibleDescription('Leaves out what is on its shelf.');
    lent.focus();
    await user.keyboard(' ');
    await waitFor(() => expect(titles()).toEqual(['Book 2']));
    await user.keyboard(' ');
    await waitFor(() => expect(titles()).toHaveLength(3));

    rerender(<BookList library={library} offReasons={{ lent: 'Nothing is lent today.' }} />);
    await user.keyboard(' ');

    expect(screen.getByRole('switch')).not.toBeChecked();
    expect(screen.getByRole('switch')).toHaveAccessibleDescription('Nothing is lent today.');
  });

  it('removes a filter that came with an address, and leaves the focus where it was', async () => {
    const { user, library } = await fullList({ defaultValue: { shelf: 'A' } });
    const remove = screen.getByRole('button', { name: 'Remove Shelf A' });
    expect(screen.getByText(/Shelf is/)).toHaveTextContent('Shelf is A');
    remove.focus();

    await user.keyboard('{Enter}');

    await waitFor(() => expect(screen.queryByText(/Shelf is/)).toBeNull());
    expect(library.asked.at(-1)?.shelf).toBeUndefined();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('selects rows over pages and searches, and the bar takes and gives back the focus', async () => {
    const acted = vi.fn();
    const selection = {
      label: 'Selected books',
      canSelect: ({ id }: Book) => id !== 'b2',
      actions: (rows: readonly Book[], select: (rows: readonly Book[]) => void) => (
        <Button
          onClick={() => {
            acted(rows.map(({ id }) => id));
            select([]);
          }}
        >
          Lend
        </Button>
      ),
    };
    const { user } = await fullList({ selection, pageSize: 2 });
    screen.getByText('Book 1').closest('tr')!.focus();
    await user.keyboard('x');
    const bar = await screen.findByRole('region', { name: 'Selected books' });
    expect(within(bar).getByText('1 selected')).toBeVisible();
    await user.keyboard(']');
    (await screen.findByText('Book 3')).closest('tr')!.focus();
    await user.keyboard('x');
    expect(await within(bar).findByText('2 selected, 1 not shown')).toBeVisible();

    within(bar).getByRole('button', { name: 'Lend' }).focus();
    await user.keyboard('{Enter}');

    expect(acted).toHaveBeenCalledWith(['b1', 'b3']);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected books' })).toBeNull());
    await waitFor(() => expect(document.activeElement?.closest('tr')).not.toBeNull());
  });

  it('hands the focus on to the row that stands where the one was that is gone, else to the last, else to the table', async () => {
    const library = new Library(booksOf(5));
    const { user } = await fullList({ selection: removing(library) }, library);
    const remove = async (title: string) => {
      screen.getByText(title).closest('tr')!.focus();
      await user.keyboard('x');
      (await screen.findByRole('button', { name: 'Remove' })).focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    };
    const focusedRow = () => document.activeElement?.closest('tr')?.textContent;

    await remove('Book 2');
    await waitFor(() => expect(focusedRow()).toContain('Book 3'));
    await remove('Book 5');
    await waitFor(() => expect(focusedRow()).toContain('Book 4'));
    await user.keyboard('{Home}xjxjx');
    (await screen.findByRole('button', { name: 'Remove' })).focus();
    await user.keyboard('{Enter}');

    await screen.findByRole('heading', { name: 'No books yet' });
    await waitFor(async () => expect(await grid()).toHaveFocus());
  });

  it('keeps the focus in the table when a page is turned or the focused row goes by itself', async () => {
    const library = new Library(booksOf(5));
    const { user } = await fullList({ pageSize: 2 }, library);
    screen.getByText('Book 2').closest('tr')!.focus();
    await user.keyboard(']');

    await waitFor(() => expect(screen.getByText('Book 4').closest('tr')).toHaveFocus());
  });

  it('leaves the focus of who went elsewhere alone', async () => {
    const library = new Library(booksOf(3));
    const { user } = await fullList({}, library);
    screen.getByText('Book 1').closest('tr')!.focus();
    library.books = booksOf(3).slice(1);
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    act(() => screen.getByRole('button', { name: 'Reload' }).blur());

    await waitFor(() => expect(screen.queryByText('Book 1')).toBeNull());

    expect(document.body).toHaveFocus();
  });

  it('acts on rows as they were last loaded, also on those of a page that was left', async () => {
    const library = new Library(booksOf(3));
    const acted = vi.fn();
    const selection = {
      label: 'Selected books',
      actions: (rows: readonly Book[]) => <Button onClick={() => acted(rows)}>Lend</Button>,
    };
    const { user } = await fullList({ selection, pageSize: 2 }, library);
    await user.click(screen.getByRole('checkbox', { name: 'Select Book 1' }));
    library.books = library.books.map((book) => ({ ...book, year: book.year + 100 }));
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await screen.findByText('2100');
    await user.click(await screen.findByRole('button', { name: 'Lend' }));
    expect(acted).toHaveBeenLastCalledWith([library.books[0]]);

    screen.getByText('Book 1').closest('tr')!.focus();
    await user.keyboard(']');
    await screen.findByText('Book 3');
    await user.click(screen.getByRole('button', { name: 'Lend' }));

    expect(acted).toHaveBeenLastCalledWith([library.books[0]]);
  });

  it('clears the selection with Escape in the bar', async () => {
    const selection = { label: 'Selected books', actions: () => <Button>Lend</Button> };
    const { user } = await fullList({ selection });
    await user.click(screen.getByRole('checkbox', { name: 'Select Book 2' }));
    (await screen.findByRole('button', { name: 'Lend' })).focus();

    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
    expect(screen.getByRole('checkbox', { name: 'Select Book 2' })).not.toBeChecked();
  });
});

describe('a list of rows that are all here', () => {
  function LocalList({ books, value }: { books: readonly Book[]; value?: BookListProps['value'] }) {
    return <ListView list={useLocalList(BOOKS, { rows: books, defaultValue: value })} />;
  }

  it('searches with each letter, filters, sorts and counts', async () => {
    const books = booksOf(12);
    const { user } = bookPage(<LocalList books={books} />);
    await screen.findByText('Book 1');

    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'BOOK 1' } });
    await waitFor(() => expect(titles()).toEqual(['Book 1', 'Book 10', 'Book 11', 'Book 12']));
    await user.click(screen.getByRole('switch'));
    expect(titles()).toEqual(['Book 10', 'Book 12']);
    expect(screen.getByText('2 matches')).toBeVisible();
    await user.click(within(screen.getByRole('columnheader', { name: /Year/ })).getByRole('button'));

    expect(titles()).toEqual(['Book 12', 'Book 10']);
  });

  it('does not act on a row that is gone, and knows those of other pages as they are', async () => {
    const acted = vi.fn();
    function SelectingList({ books }: { books: readonly Book[] }) {
      const list = useLocalList(BOOKS, { rows: books, pageSize: 2 });
      const selection = useListSelection(list, {
        label: 'Selected books',
        actions: (rows) => <Button onClick={() => acted(rows)}>Lend</Button>,
      });
      return <ListView list={list} selection={selection} />;
    }
    const { user, rerender } = bookPage(<SelectingList books={booksOf(4)} />);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Book 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Book 2' }));
    screen.getByText('Book 2').closest('tr')!.focus();
    await user.keyboard(']');
    await screen.findByText('Book 4');
    const books = booksOf(4)
      .slice(1)
      .map((book) => ({ ...book, year: 1 }));
    rerender(<SelectingList books={books} />);

    await user.click(await screen.findByRole('button', { name: 'Lend' }));

    expect(acted).toHaveBeenCalledWith([books[0]]);
    expect(screen.getByText('1 selected, 1 not shown')).toBeVisible();
  });

  it('shows the last page where a search leaves fewer', async () => {
    bookPage(<LocalList books={booksOf(30)} value={{ pageNumber: 2, searchText: 'Book 3' }} />);

    await waitFor(() => expect(titles()).toEqual(['Book 3', 'Book 30']));
  });
});
