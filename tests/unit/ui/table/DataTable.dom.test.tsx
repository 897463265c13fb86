import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useMemo, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DataTable } from '../../../../src/ui/table/DataTable.js';
import { arraySource } from '../../../../src/ui/table/arraySource.js';
import type {
  DataTableProps,
  RowSource,
  SortRule,
  TableColumn,
  TableKeys,
  TableLayout,
  TablePaging,
} from '../../../../src/ui/table/interfaces.js';

interface Book {
  id: string;
  title: string;
  year: number;
  level?: number;
}

const columns: TableColumn<Book>[] = [
  { id: 'title', header: 'Title', width: 100, grow: 1, canSort: true, hasBranch: true, cell: (book) => <a href={`#${book.id}`}>{book.title}</a> },
  { id: 'year', header: 'Year', width: 60, canSort: true, isDescendingFirst: true, align: 'end', cell: (book) => book.year },
  { id: 'note', header: 'Note', width: 60, isHiddenByDefault: true, cell: () => 'a note' },
]; // prettier-ignore

const books = (count: number): Book[] =>
  Array.from({ length: count }, (_, i) => ({ id: `b${i}`, title: `Book ${i}`, year: 1900 + i }));

describe('DataTable', () => {
  it('is a grid with its heads, its rows and their places', () => {
    aTable({ rows: arraySource(books(3)) });

    expect(screen.getByRole('grid', { name: 'Books' })).toHaveAttribute('aria-rowcount', '4');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Title', 'Year']);
    expect(row(2)).toHaveAttribute('aria-rowindex', '4');
    expect(row(2)).toHaveTextContent('Book 21902');
  });

  it('draws a small part of fifty thousand rows and asks its source only for those', () => {
    const at = vi.fn((index: number) => ({ id: `b${index}`, title: `Book ${index}`, year: index }));
    const ensure = vi.fn();

    aTable({ rows: { count: 50_000, at, ensure } });

    expect(screen.getAllByRole('row').length).toBeLessThan(80);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '50001');
    expect(Math.max(...at.mock.calls.map(([index]) => index))).toBeLessThan(100);
    // The first rows are there before those below them.
    expect(ensure.mock.calls[0]).toEqual([0, 8]);
    expect(ensure.mock.lastCall![1]).toBeGreaterThan(8);
  });

  it('stands in with placeholders for rows that are not loaded', () => {
    const rows: RowSource<Book> = { count: 2, at: (index) => (index === 0 ? books(1)[0] : undefined) };

    aTable({ rows });

    expect(row(0)).toHaveTextContent('Book 0');
    expect(row(1)).toHaveTextContent('');
    expect(row(1)).toHaveAttribute('aria-rowindex', '3');
  });

  it('draws a row that its source gives twice, as a list does that changes between two pages', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const [first, second] = books(2) as [Book, Book];

    aTable({ rows: arraySource([first, second, first]) });

    expect(row(2)).toHaveTextContent('Book 0');
  });

  describe('by keyboard', () => {
    it('has one tab stop among its rows, which the arrows and j and k move', async () => {
      const { user } = aTable({ rows: arraySource(books(5)) });
      row(0).focus();

      await user.keyboard('j{ArrowDown}k');

      expect(row(1)).toHaveFocus();
      expect(stops()).toEqual(['1']);
    });

    it('goes to a row far outside of the page', async () => {
      const { user } = aTable({ rows: arraySource(books(10_000)) });
      row(0).focus();

      await user.keyboard('{End}');

      expect(row(9999)).toHaveFocus();
    });

    it('opens and closes what is below a row with Enter and the arrows', async () => {
      const { user } = aTable({ rows: arraySource(books(3)), hasDetail: true });
      row(1).focus();

      await user.keyboard('{Enter}');
      expect(screen.getByText('About Book 1')).toBeInTheDocument();
      await user.keyboard('{ArrowLeft}');
      expect(screen.queryByText('About Book 1')).not.toBeInTheDocument();
      await user.keyboard('{ArrowRight}');
      expect(row(1)).toHaveAttribute('aria-expanded', 'true');
    });

    it('comes back to the row from its detail with Escape and closes it with the next', async () => {
      const { user } = aTable({ rows: arraySource(books(3)), hasDetail: true });
      row(1).focus();
      await user.keyboard('{Enter}');
      screen.getByLabelText('Comment').focus();

      await user.keyboard('{Escape}');
      expect(row(1)).toHaveFocus();
      await user.keyboard('{Escape}');
      expect(screen.queryByText('About Book 1')).not.toBeInTheDocument();
    });

    it('leaves the keys of a field alone', async () => {
      const onRowKey = vi.fn();
      const { user } = aTable({ rows: arraySource(books(3)), hasDetail: true, onRowKey });
      row(1).focus();
      await user.keyboard('{Enter}');
      onRowKey.mockClear();

      await user.type(screen.getByLabelText('Comment'), 'jxk');

      expect(screen.getByLabelText('Comment')).toHaveValue('jxk');
      expect(onRowKey).not.toHaveBeenCalled();
    });

    it('tells its owner about every other key with the row', async () => {
      const onRowKey = vi.fn();
      const { user } = aTable({ rows: arraySource(books(3)), onRowKey });
      row(2).focus();

      await user.keyboard('e');

      expect(onRowKey).toHaveBeenCalledWith(expect.objectContaining({ key: 'e' }), books(3)[2], 2);
    });

    it('does nothing with letters where they are switched off', async () => {
      const { user } = aTable({ rows: arraySource(books(3)), hasLetterKeys: false });
      row(0).focus();

      await user.keyboard('j');

      expect(row(0)).toHaveFocus();
    });

    it('goes from head to head with the arrows and sorts with Enter', async () => {
      const { user, sorts } = aTable({ rows: arraySource(books(3)) });
      screen.getByRole('button', { name: 'Title' }).focus();

      await user.keyboard('{ArrowRight}{Enter}');

      expect(screen.getByRole('button', { name: 'Year' })).toHaveFocus();
      expect(sorts).toHaveBeenCalledWith([{ id: 'year', isDescending: true }]);
      expect(screen.getByRole('columnheader', { name: 'Year' })).toHaveAttribute('aria-sort', 'descending');
    });
  });

  // Wide tables hide the button, and there is no layout here: it is looked for all the same.
  it('sorts by several columns without heads: in an order that can be changed, each in its direction', async () => {
    const { user, sorts } = aTable({ rows: arraySource(books(3)) });
    await user.click(screen.getByRole('button', { name: 'Sort by more columns', hidden: true }));
    const dialog = await screen.findByRole('dialog', { name: 'Sort by' });

    await user.selectOptions(within(dialog).getByLabelText('First by'), 'Title');
    await user.selectOptions(within(dialog).getByLabelText('Then by'), 'Year');
    expect(sorts).toHaveBeenLastCalledWith([
      { id: 'title', isDescending: false },
      { id: 'year', isDescending: true },
    ]);
    const direction = within(dialog).getByRole('radiogroup', { name: 'Direction of Year' });
    await user.click(within(direction).getByRole('radio', { name: 'Ascending' }));
    await user.click(within(dialog).getByRole('button', { name: 'Move Year up' }));
    expect(sorts).toHaveBeenLastCalledWith([
      { id: 'year', isDescending: false },
      { id: 'title', isDescending: false },
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));

    const again = { name: 'Sort by more columns (1)', hidden: true };
    await user.click(screen.getByRole('button', again));
    await user.click(await screen.findByRole('button', { name: 'Stop sorting by Year' }));
    expect(sorts).toHaveBeenLastCalledWith([{ id: 'title', isDescending: false }]);
  });

  it('sorts by one more column with Shift', async () => {
    const { user, sorts } = aTable({ rows: arraySource(books(3)) });
    await user.click(screen.getByRole('button', { name: 'Title' }));

    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('button', { name: 'Year' }));

    expect(sorts).toHaveBeenLastCalledWith([
      { id: 'title', isDescending: false },
      { id: 'year', isDescending: true },
    ]);
  });

  describe('selecting', () => {
    it('takes every row between two clicks with Shift', async () => {
      const { user } = aTable({ rows: arraySource(books(6)), hasSelection: true });

      await user.click(screen.getByRole('checkbox', { name: 'Select Book 1' }));
      await user.keyboard('{Shift>}');
      await user.click(screen.getByRole('checkbox', { name: 'Select Book 4' }));

      expect(selectedRows()).toEqual(['1', '2', '3', '4']);
    });

    it('selects with x from anywhere in the row', async () => {
      const { user } = aTable({ rows: arraySource(books(3)), hasSelection: true });
      screen.getByRole('link', { name: 'Book 1' }).focus();

      await user.keyboard('x');

      expect(selectedRows()).toEqual(['1']);
    });

    it('shows in the head whether none, some or all are selected, and selects all from there', async () => {
      const { user } = aTable({ rows: arraySource(books(3)), hasSelection: true });
      const all = within(screen.getByRole('grid')).getByRole<HTMLInputElement>('checkbox', {
        name: 'Select all rows',
      });

      await user.click(screen.getByRole('checkbox', { name: 'Select Book 1' }));
      expect(all.indeterminate).toBe(true);
      await user.click(all);
      expect(selectedRows()).toEqual(['0', '1', '2']);
      expect(all).toBeChecked();
      await user.click(all);
      expect(selectedRows()).toEqual([]);
    });

    it('offers no selection of all where there is no row', () => {
      const { again } = aTable({ rows: arraySource(books(0)), hasSelection: true, empty: 'No books' });
      const boxes = () => screen.getAllByRole('checkbox', { name: 'Select all rows', hidden: true });
      expect(boxes().length).toBeGreaterThan(0);
      for (const box of boxes()) expect(box).toBeDisabled();

      again({ rows: arraySource(books(1)) });

      for (const box of boxes()) expect(box).toBeEnabled();
    });

    it('keeps rows that are filtered out selected', async () => {
      const { user, again, selections } = aTable({ rows: arraySource(books(3)), hasSelection: true });
      await user.click(screen.getByRole('checkbox', { name: 'Select Book 2' }));

      again({ rows: arraySource(books(1)) });
      await user.click(screen.getByRole('checkbox', { name: 'Select Book 0' }));

      expect([...(selections.mock.lastCall?.[0] as Set<string>)].sort()).toEqual(['b0', 'b2']);
    });
  });

  it('opens on a click beside a link, and not on the link', async () => {
    const { user } = aTable({ rows: arraySource(books(3)), hasDetail: true });

    await user.click(screen.getByRole('link', { name: 'Book 1' }));
    expect(screen.queryByText('About Book 1')).not.toBeInTheDocument();
    await user.click(screen.getByText('1901'));
    expect(screen.getByText('About Book 1')).toBeInTheDocument();
  });

  it('keeps what is open and typed while the rows come in another order', async () => {
    const { user, again } = aTable({ rows: arraySource(books(3)), hasDetail: true });
    row(1).focus();
    await user.keyboard('{Enter}');
    await user.type(screen.getByLabelText('Comment'), 'kept');

    again({ rows: arraySource(books(3).reverse()) });

    expect(screen.getByLabelText('Comment')).toHaveValue('kept');
  });

  describe('that recycles rows', () => {
    const [first, second, third, other, another] = books(5) as [Book, Book, Book, Book, Book];
    const recycling = (...shown: Book[]) =>
      aTable({ rows: arraySource(shown), isRecycled: true, hasDetail: true });

    it('leaves a row that stays its elements, and fills those of one that goes with one that comes', () => {
      const { again } = recycling(first, second, third);
      const elements = [row(0), row(1), row(2)];

      again({ rows: arraySource([other, first, second]) });

      expect([row(1), row(2), row(0)]).toEqual(elements);
      expect(row(0)).toHaveTextContent('Book 3');
      expect(row(0)).toHaveAttribute('aria-rowindex', '2');
    });

    it('leaves all elements where they are when most rows are others, and only fills them anew', () => {
      const { again } = recycling(first, second, third);
      const elements = [row(0), row(1), row(2)];

      again({ rows: arraySource([third, other, another]) });

      expect([row(0), row(1), row(2)]).toEqual(elements);
      expect(row(0)).toHaveTextContent('Book 2');
    });

    it('moves what is typed below a row with it, also when most rows are others', async () => {
      const { user, again } = recycling(first, second, third);
      await user.click(within(row(2)).getByRole('button', { name: /Details/ }));
      await user.type(screen.getByLabelText('Comment'), 'kept');

      again({ rows: arraySource([third, other, another]) });

      expect(row(0)).toHaveAttribute('aria-expanded', 'true');
      expect(row(0).nextElementSibling).toContainElement(screen.getByLabelText('Comment'));
      expect(screen.getByLabelText('Comment')).toHaveValue('kept');
    });

    it('hands the focus of a row that goes to the one that stands in its place', () => {
      const { again } = recycling(first, second, third);
      row(1).focus();

      again({ rows: arraySource([other, another, third]) });

      expect(row(1)).toHaveFocus();
      expect(row(1)).toHaveAttribute('data-id', another.id);
    });

    it('keeps what is typed below a row with it, and gives it to no other', async () => {
      const { user, again } = recycling(first, second, third);
      await user.click(within(row(0)).getByRole('button', { name: /Details/ }));
      await user.type(screen.getByLabelText('Comment'), 'gone');
      await user.click(within(row(1)).getByRole('button', { name: /Details/ }));
      await user.type(screen.getAllByLabelText('Comment')[1]!, 'kept');

      again({ rows: arraySource([other, second, another]) });

      expect(screen.getByLabelText('Comment')).toHaveValue('kept');
      expect(row(1)).toHaveAttribute('aria-expanded', 'true');
      expect(row(0)).toHaveAttribute('aria-expanded', 'false');
    });

    it('fills the rows in view first, those around them after that, and shows none twice', () => {
      const all = books(300);
      const moments: string[][] = [];
      const Watch = ({ id }: { id: string }) => {
        useLayoutEffect(() => {
          moments.push(screen.getAllByRole('row').flatMap(({ dataset }) => dataset['id'] ?? []));
        });
        return id;
      };
      const watched: TableColumn<Book>[] = [
        { id: 'title', header: 'Title', width: 60, cell: (book) => <Watch id={book.id} /> },
      ];
      const { again } = aTable({ rows: arraySource(all), columns: watched, isRecycled: true });
      const before = moments.at(-1)!;
      moments.length = 0;

      again({ rows: arraySource(all.slice(5)) });

      const [first, last] = [moments[0]!, moments.at(-1)!];
      expect(first[0]).toBe('b5');
      expect(first.at(-1)).toBe(before.at(-1));
      expect(new Set(first).size).toBe(first.length);
      expect(last).toEqual(all.slice(5, 5 + last.length).map(({ id }) => id));
      expect(last.length).toBeGreaterThan(20);
    });
  });

  it('shows nested rows with their level', () => {
    const rows = arraySource([
      { id: 'p', title: 'Parent', year: 1 },
      { id: 'c', title: 'Child', year: 2, level: 1 },
    ]);

    aTable({
      rows,
      tree: {
        levelOf: (book) => book.level ?? 0,
        isOpen: (book) => (book.level ? undefined : true),
        onToggle: vi.fn(),
      },
    });

    expect(screen.getByRole('treegrid')).toBeInTheDocument();
    expect(row(1)).toHaveAttribute('aria-level', '2');
    expect(row(0)).toHaveAttribute('aria-expanded', 'true');
    expect(row(1)).not.toHaveAttribute('aria-expanded');
  });

  it('shows, orders and sizes columns as the layout says', () => {
    aTable({
      rows: arraySource(books(1)),
      layout: { order: ['note', 'year', 'title'], shown: { note: true } },
    });

    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Note',
      'Year',
      'Title',
    ]);
    expect(row(0)).toHaveTextContent('a note1900Book 0');
  });

  it('changes width and place of a column by keyboard', async () => {
    const { user, layouts } = aTable({ rows: arraySource(books(1)) });
    screen.getByRole('button', { name: 'Year' }).focus();

    await user.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');

    expect(layouts).toHaveBeenLastCalledWith({ order: ['year', 'title', 'note'] });
  });

  describe('paging', () => {
    it('says which rows these are and turns the page', async () => {
      const onChange = vi.fn();
      const { user } = aTable({
        rows: arraySource(books(25)),
        paging: { pageIndex: 0, pageSize: 25, pageSizes: [25, 50], total: 96, onChange },
      });

      expect(screen.getByText('1–25 of 96')).toBeInTheDocument();
      expect(screen.getByText('Page 1 of 4')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
      await user.click(screen.getByRole('button', { name: 'Next page' }));
      expect(onChange).toHaveBeenCalledWith({ pageIndex: 1, pageSize: 25 });
    });

    it('keeps the first row in view when the page gets another size', async () => {
      const onChange = vi.fn();
      const { user } = aTable({
        rows: arraySource(books(25)),
        paging: { pageIndex: 2, pageSize: 25, pageSizes: [25, 50], total: 96, onChange },
      });

      await user.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '50');

      expect(onChange).toHaveBeenCalledWith({ pageIndex: 1, pageSize: 50 });
      expect(row(0)).toHaveAttribute('aria-rowindex', '52');
    });
  });

  it('waits a moment before it shows placeholders, and says that it loads', async () => {
    aTable({ rows: arraySource([]), status: 'loading', empty: 'No books' });

    expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('No books')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(document.querySelector('[data-skeleton]:not([data-waiting])')).toBeInTheDocument(),
    );
  });

  it('shows its foot together with the rows, not while the placeholders still stand', async () => {
    const paging = { pageIndex: 0, pageSize: 25, total: undefined, onChange: vi.fn() };
    const { again } = aTable({ rows: arraySource([]), status: 'loading', paging });
    await waitFor(() =>
      expect(document.querySelector('[data-skeleton]:not([data-waiting])')).toBeInTheDocument(),
    );

    again({ rows: arraySource(books(25)), status: 'idle', paging: { ...paging, total: 121 } });

    expect(document.querySelector('[data-skeleton]')).toBeInTheDocument();
    const foot = screen.getByText('1–25 of 121').closest('[data-waiting]');
    expect(foot).toHaveAttribute('data-waiting');
    await waitFor(() => expect(foot).not.toHaveAttribute('data-waiting'));
    expect(row(24)).toBeInTheDocument();
  });

  it('keeps the place of its foot while placeholders stand where no rows come', async () => {
    const paging = { pageIndex: 0, pageSize: 25, total: undefined, onChange: vi.fn() };
    const { again } = aTable({ rows: arraySource([]), status: 'loading', paging, empty: 'No books' });
    await waitFor(() =>
      expect(document.querySelector('[data-skeleton]:not([data-waiting])')).toBeInTheDocument(),
    );

    again({ rows: arraySource([]), status: 'idle', paging: { ...paging, total: 0 }, empty: 'No books' });

    expect(document.querySelector('[data-skeleton]')).toBeInTheDocument();
    const foot = document.querySelector('[aria-label="Pagination"]')?.parentElement;
    expect(foot).toHaveAttribute('data-waiting');
    await screen.findByText('No books');
    expect(foot).not.toBeInTheDocument();
  });

  it('keeps the old rows while they are refreshed', () => {
    aTable({ rows: arraySource(books(2)), status: 'refreshing' });

    expect(row(1)).toHaveTextContent('Book 1');
    expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  });

  it('says what is missing when there are no rows', () => {
    aTable({ rows: arraySource([]), empty: 'No books' });

    expect(screen.getByText('No books')).toBeVisible();
  });
});

type Options = Pick<Partial<DataTableProps<Book>>, 'columns' | 'status' | 'empty' | 'tree'> & {
  rows: RowSource<Book>;
  isRecycled?: boolean;
  layout?: TableLayout;
  paging?: TablePaging;
  onRowKey?: TableKeys<Book>['onRowKey'];
  hasLetterKeys?: boolean;
  hasSelection?: boolean;
  hasDetail?: boolean;
};

function aTable(options: Options) {
  const sorts = vi.fn();
  const layouts = vi.fn();
  const selections = vi.fn();
  const { rerender, unmount } = render(<Table options={options} spies={{ sorts, layouts, selections }} />);
  const again = (more: Partial<Options>) =>
    rerender(<Table options={{ ...options, ...more }} spies={{ sorts, layouts, selections }} />);
  return { user: userEvent.setup(), sorts, layouts, selections, again, unmount };
}

function Table({
  options,
  spies,
}: {
  options: Options;
  spies: Record<'sorts' | 'layouts' | 'selections', (value: unknown) => void>;
}) {
  const { hasSelection, hasDetail, isRecycled, paging, onRowKey, hasLetterKeys, ...props } = options;
  const [sort, setSort] = useState<readonly SortRule[]>([]);
  const [layout, setLayout] = useState<TableLayout>(options.layout ?? {});
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const detail = useMemo(
    () => ({
      openIds,
      onOpenChange: setOpenIds,
      render: (book: Book) => (
        <div>
          <p>About {book.title}</p>
          <label>
            Comment <input />
          </label>
        </div>
      ),
    }),
    [openIds],
  );
  return (
    <DataTable
      label="Books"
      columns={columns}
      row={{ getId: idOf, getName: titleOf, isRecycled }}
      sorting={{
        rules: sort,
        onChange: (next) => {
          setSort(next);
          spies.sorts(next);
        },
      }}
      keys={{ onRowKey, hasLetters: hasLetterKeys }}
      foot={{ paging }}
      selection={
        hasSelection
          ? {
              ids,
              onChange: (next) => {
                setIds(next);
                spies.selections(next);
              },
            }
          : undefined
      }
      detail={hasDetail ? detail : undefined}
      {...props}
      layout={{
        value: layout,
        onChange: (next) => {
          setLayout(next);
          spies.layouts(next);
        },
      }}
    />
  );
}

function idOf(book: Book) {
  return book.id;
}

function titleOf(book: Book) {
  return book.title;
}

function row(index: number): HTMLElement {
  const found = document.querySelector<HTMLElement>(`tr[data-row][data-index="${index}"]`);
  if (!found) throw new Error(`Row ${index} is not drawn`);
  return found;
}

function stops() {
  return [...document.querySelectorAll<HTMLElement>('tr[data-row][tabindex="0"]')].map(
    (one) => one.dataset['index'],
  );
}

function selectedRows() {
  return [...document.querySelectorAll<HTMLElement>('tr[aria-selected="true"]')].map(
    (one) => one.dataset['index'],
  );
}
