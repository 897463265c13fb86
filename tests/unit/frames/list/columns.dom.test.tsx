import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider, useIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { dateColumn, flagColumn, numberColumn, textColumn } from '../../../../src/frames/list/columns.js';
import type { ListColumn } from '../../../../src/frames/list/ListDefinition.js';
import { nameColumn } from '../../../../src/frames/crud/crudColumns.js';

interface Book {
  isLent: boolean;
  lentOn?: string;
}

/** One cell of a column. */
function Cell({ column, book }: { column: ListColumn<Book>; book: Book }) {
  return column.cell(book, useIntl(), 0);
}

function draw(column: ListColumn<Book>, book: Book) {
  render(
    <IntlProvider locale="en">
      <Cell column={column} book={book} />
    </IntlProvider>,
  );
}

describe('a column of yes and no', () => {
  const lent = { id: 'isLent', header: 'Lent', isOn: ({ isLent }: Book) => isLent, off: 'Here' };

  it('has a check mark below a head that says it', () => {
    draw(flagColumn(lent), { isLent: true });

    expect(screen.getByRole('img', { name: 'Lent' })).toBeVisible();
  });

  it('has a badge where its words are others', () => {
    draw(flagColumn({ ...lent, on: 'At a reader' }), { isLent: true });

    expect(screen.getByTitle('At a reader')).toHaveTextContent('At a reader');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('says off in words to who does not see the dash', () => {
    draw(flagColumn(lent), { isLent: false });

    expect(screen.getByText('Here')).toBeInTheDocument();
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('a column of days', () => {
  const lentOn = dateColumn({ id: 'lentOn', header: 'Lent on', dateOf: ({ lentOn: day }: Book) => day });

  it('shows the day in the language, writes it into files as it is, and a dash for none', () => {
    draw(lentOn, { isLent: true, lentOn: '2024-03-09T12:00:00Z' });
    expect(screen.getByText('Mar 9, 2024')).toBeVisible();
    draw(lentOn, { isLent: false });
    expect(screen.getByText('–')).toBeVisible();

    expect(lentOn).toMatchObject({ isDescendingFirst: true });
    expect((lentOn.exported as (book: Book) => unknown)({ isLent: true, lentOn: '2024-03-09' })).toBe(
      '2024-03-09',
    );
  });
});

it('continues a text on the next line where the column wraps, and cuts it elsewhere', () => {
  const text = (wraps: boolean) =>
    textColumn<Book>({ id: 'a', header: 'A', wraps, textOf: () => 'A sentence.' });

  draw(text(true), { isLent: false });
  expect(screen.getByText('A sentence.')).toHaveAttribute('data-wraps');
  cleanup();
  draw(text(false), { isLent: false });

  expect(screen.getByTitle('A sentence.')).not.toHaveAttribute('data-wraps');
});

describe('a column that says itself what it is sorted by and what stands in files', () => {
  const own = { sortValue: () => -1, exported: [{ id: 'isbn', header: 'ISBN', value: () => '978' }] };
  const head = { id: 'a', header: 'A', ...own };

  it.each<[kind: string, column: ListColumn<Book>]>([
    ['text', textColumn<Book>({ ...head, textOf: () => 'text' })],
    ['a number', numberColumn<Book>({ ...head, valueOf: () => 1, inBlock: 'one' })],
    ['yes and no', flagColumn<Book>({ ...head, isOn: () => true, off: 'no' })],
    ['a name', nameColumn<Book>({ ...head, idOf: () => 'id', nameOf: () => 'name' })],
  ])('keeps it: %s', (_, column) => {
    expect(column).toMatchObject(own);
  });
});
