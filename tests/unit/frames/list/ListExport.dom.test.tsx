import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ListView, useLocalList, type Page, type Resource } from 'bomdeck/ui';
import { savedFiles } from '../../../support/savedFiles.js';
import { BOOKS, BookList, bookPage, booksOf, Library, type Book, type BookListProps } from './bookList.js';

afterEach(() => vi.unstubAllGlobals());

/** A list of so many books on the screen, and the files that it gives. */
async function exportable(
  count: number,
  props: Partial<BookListProps> = {},
  library = new Library(booksOf(count)),
) {
  const files = savedFiles();
  const page = bookPage(<BookList library={library} {...props} />);
  const button = await screen.findByRole('button', { name: 'Export list' });
  await screen.findAllByText(/^Book \d+$/);
  const choose = async (format: RegExp) => {
    await page.user.click(button);
    await page.user.click(await screen.findByRole('menuitem', { name: format }));
  };
  return { ...page, library, files, button, choose };
}
/** The lines of a CSV file. */
const linesOf = async (file: { content: Promise<string> } | undefined) =>
  (await file!.content).replace('\ufeff', '').trim().split('\r\n');

describe('the export of a list', () => {
  it('gives all rows that match, on all pages, in their order, as CSV', async () => {
    const { choose, files, library } = await exportable(260, {
      defaultValue: { lent: true, sortBy: 'year' },
    });

    await choose(/CSV/);

    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]!.name).toBe('books.csv');
    const lines = await linesOf(files[0]);
    expect(lines).toHaveLength(131);
    expect(lines.slice(0, 3)).toEqual(['Title,Year', 'Book 260,1741', 'Book 258,1743']);
    expect(library.asked.at(-1)).toMatchObject({ lent: true, sortName: 'year', pageSize: 500 });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('gives them as JSON, too', async () => {
    const { choose, files } = await exportable(2);

    await choose(/JSON/);

    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]!.name).toBe('books.json');
    expect(JSON.parse(await files[0]!.content)).toEqual([
      { title: 'Book 1', year: 2000 },
      { title: 'Book 2', year: 1999 },
    ]);
  });

  it('has the columns that are shown, in the order in which they stand', async () => {
    const preferences = new Map([['BookListLayout', JSON.stringify({ order: ['year', 'title'] })]]);
    const files = savedFiles();
    const { user } = bookPage(<BookList library={new Library(booksOf(1))} />, { preferences });
    await screen.findByText('Book 1');

    await user.click(screen.getByRole('button', { name: 'Export list' }));
    await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));

    await waitFor(() => expect(files).toHaveLength(1));
    expect(await linesOf(files[0])).toEqual(['Year,Title', '2000,Book 1']);
  });

  it('leads into its menu and back by keyboard', async () => {
    const { user, button, files } = await exportable(3);
    button.focus();
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    expect(button).toHaveAttribute('aria-expanded', 'false');

    await user.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: 'CSV for spreadsheets' });
    await waitFor(() => expect(first).toHaveFocus());
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(button.getAttribute('aria-controls')).toBe(screen.getByRole('menu').id);
    await user.keyboard('{Escape}');

    expect(screen.queryByRole('menu')).toBeNull();
    expect(button).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /CSV/ })).toHaveFocus());
    await user.keyboard('{ArrowDown}{Enter}');
    expect(button).toHaveFocus();
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['books.json']));
  });

  it('shows how far it is while a long list is read, and stops when it is told to, without a file', async () => {
    const { user, choose, files, library, button } = await exportable(1_200);
    const release = library.hold();
    await choose(/CSV/);
    expect(await screen.findByRole('progressbar', { name: 'Loading rows' })).toBeVisible();
    expect(screen.getByText('Loading rows', { selector: '[role=status] *' })).toBeInTheDocument();
    release();
    library.hold();
    const bar = screen.getByRole('progressbar');
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '500 of 1,200 rows loaded'));
    expect(bar).toHaveAttribute('aria-valuenow', '42');

    await user.click(screen.getByRole('button', { name: 'Stop' }));

    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(button).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(files).toHaveLength(0);
  });

  it('begins no other file while one is read, and says why', async () => {
    const { user, button, choose, files, library } = await exportable(1_200);
    const release = library.hold();
    await choose(/CSV/);
    await screen.findByRole('progressbar', { name: 'Loading rows' });
    await user.click(button);
    const other = await screen.findByRole('menuitem', { name: /JSON/ });
    expect(other).toHaveAttribute('aria-disabled', 'true');
    expect(other).toHaveAccessibleDescription(/Another export is running\./);
    release();

    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['books.csv']));
    expect(screen.getByRole('menuitem', { name: /JSON/ })).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('shows no progress of what is read in a moment, which would only push the list about', async () => {
    const { choose, files } = await exportable(3);
    const seen: string[] = [];
    const observer = new MutationObserver(() => {
      if (screen.queryByRole('progressbar')) seen.push('progress');
    });
    observer.observe(document.body, { subtree: true, childList: true });

    await choose(/CSV/);
    await waitFor(() => expect(files).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 200));
    observer.disconnect();

    expect(seen).toEqual([]);
  });

  it('says that a page failed and why, gives no file, and tries again', async () => {
    const { user, choose, files, library } = await exportable(3);
    library.failure = new Error('The lorry is late.');
    await choose(/JSON/);

    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Could not export the list');
    expect(notice).toHaveTextContent('Something went wrong.');
    expect(files).toHaveLength(0);
    library.failure = undefined;
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['books.json']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tells the page what a column of the host throws', async () => {
    const reported = vi.spyOn(globalThis, 'reportError').mockReturnValue();
    const fault = new Error('No such shelf.');
    const [title, ...others] = BOOKS.columns;
    const broken = {
      ...title!,
      exported: () => {
        throw fault;
      },
    };
    const { choose, files } = await exportable(3, { definition: { ...BOOKS, columns: [broken, ...others] } });

    await choose(/CSV/);

    expect(await screen.findByRole('alert')).toHaveTextContent('Could not export the list');
    expect(reported.mock.calls).toEqual([[fault]]);
    expect(files).toHaveLength(0);
  });

  it('gives no file of a list that does not add up, and says so until it is dismissed', async () => {
    /** Counts one book more than it has. */
    class WrongLibrary extends Library {
      override async page(...asked: Parameters<Library['page']>): Promise<Page<Book>> {
        const { rows, total } = await super.page(...asked);
        return { rows, total: total + 1 };
      }
    }
    const { user, choose, files } = await exportable(3, {}, new WrongLibrary());

    await choose(/CSV/);

    expect(await screen.findByRole('alert')).toHaveTextContent('The list changed while loading');
    expect(files).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ends with the list, and gives no file afterwards', async () => {
    const { choose, files, library, unmount } = await exportable(3);
    const release = library.hold();
    await choose(/CSV/);

    unmount();
    release();
    await new Promise((resolve) => setTimeout(resolve, 50));

    expect(files).toHaveLength(0);
  });

  it('is not there where a list has no name for files', async () => {
    bookPage(<BookList library={new Library()} definition={{ ...BOOKS, fileName: undefined }} />);
    await screen.findByText('Book 1');

    expect(screen.queryByRole('button', { name: 'Export list' })).toBeNull();
  });

  it('gives all rows that are here, and nothing before they are', async () => {
    const files = savedFiles();
    function LocalList({ rows }: { rows: Resource<Book[]> | Book[] }) {
      return <ListView list={useLocalList(BOOKS, { rows, defaultValue: { searchText: 'Book 1' } })} />;
    }
    const { user, rerender } = bookPage(<LocalList rows={{ status: 'loading' }} />);
    expect(await screen.findByRole('searchbox')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export list' })).toBeNull();
    rerender(<LocalList rows={booksOf(120)} />);

    await user.click(await screen.findByRole('button', { name: 'Export list' }));
    await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));

    await waitFor(() => expect(files).toHaveLength(1));
    // 1, 10 to 19, 100 to 120.
    expect(await linesOf(files[0])).toHaveLength(1 + 1 + 10 + 21);
  });
});
