import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RowRemoval, type RowRemovalWords } from '../../../../src/frames/list/RowRemoval.js';
import { BookList, bookPage, booksOf, Library, type Book } from './bookList.js';

const say = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const WORDS = {
  askOne: say('Burn one?'),
  askMany: say('Burn {count}?'),
  consequence: say('They are lost.'),
  confirm: say('Burn'),
  removed: say('{count} burnt'),
  partly: say('{removed} burnt, {refused} not'),
} as unknown as RowRemovalWords;

/** A list of books, of which removing one ends as a test says. */
function aShelf(count: number) {
  const library = new Library(booksOf(count));
  const answers = new Map<string, (error?: Error) => void>();
  const remove = (_: unknown, { title }: Book) =>
    new Promise<void>((resolve, reject) =>
      answers.set(title, (error) => {
        if (error) return reject(error);
        library.books = library.books.filter((book) => book.title !== title);
        resolve();
      }),
    );
  const shelf = (
    <BookList
      library={library}
      selection={{
        label: 'Selected',
        actions: (rows, select) => (
          <RowRemoval
            rows={rows}
            select={select}
            remove={remove}
            getId={({ id }) => id}
            nameOf={({ title }) => title}
            stale={[]}
            words={WORDS}
          />
        ),
      }}
    />
  );
  const page = bookPage(shelf);
  const box = (title: string) => screen.findByRole('checkbox', { name: new RegExp(`${title}$`) });
  const burn = async (...titles: string[]) => {
    for (const title of titles) await page.user.click(await box(title));
    await page.user.click(await screen.findByRole('button', { name: 'Remove…' }));
    await page.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Burn' }),
    );
  };
  const answer = async (title: string, error?: Error) => {
    await waitFor(() => expect(answers.has(title)).toBe(true));
    await act(async () => answers.get(title)!(error));
  };
  return { ...page, answers, box, burn, answer };
}

it('keeps its question open while it runs, and says there what was refused', async () => {
  const { user, burn, answer, box, notices } = aShelf(3);
  await burn('Book 1', 'Book 2');

  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await answer('Book 1');
  await answer('Book 2', new Error('It is wet.'));

  expect(await screen.findByText('1 burnt, 1 not')).toBeVisible();
  expect(screen.getByRole('alertdialog')).toBeVisible();
  expect(notices).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await box('Book 2')).toBeChecked();
});

it('begins no more once it was stopped: those that are left stay selected', async () => {
  const { user, burn, answer, answers, box, notices } = aShelf(7);
  await burn('Book 1', 'Book 2', 'Book 3', 'Book 4', 'Book 5', 'Book 6');

  await user.click(screen.getByRole('button', { name: 'Stop' }));
  for (const title of [...answers.keys()]) await answer(title);

  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(answers.size).toBe(4);
  expect(notices).toEqual([{ kind: 'success', title: '4 burnt' }]);
  expect(await box('Book 5')).toBeChecked();
  expect(await box('Book 7')).not.toBeChecked();
  expect(screen.getByText('2 selected')).toBeVisible();
});

it('says in a notice what was refused when its list has gone by then', async () => {
  const { burn, answer, notices, rerender } = aShelf(3);
  await burn('Book 1');

  rerender(<p>Elsewhere</p>);
  await answer('Book 1', new Error('It is wet.'));

  await waitFor(() => expect(notices).toMatchObject([{ kind: 'failure', title: '0 burnt, 1 not' }]));
});
