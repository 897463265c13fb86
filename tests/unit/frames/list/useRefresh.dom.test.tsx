import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Button, resourceKey, useRefresh } from 'bomdeck/ui';
import { BookList, bookPage, booksOf, Library } from './bookList.js';

const asked = (library: Library) => library.asked.length;

/** A page of a host: its list, and a book of it that is taken away by a call of the host's own. */
function BookPages({ library, saysSo }: { library: Library; saysSo?: boolean }) {
  const refresh = useRefresh();
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) return <ListPage library={library} onOpen={() => setIsOpen(true)} />;
  const remove = () => {
    library.books = library.books.slice(1);
    if (saysSo) refresh(resourceKey('test.books'));
    setIsOpen(false);
  };
  return <Button onClick={remove}>Delete Book 1</Button>;
}

function ListPage({ library, onOpen }: { library: Library; onOpen: () => void }) {
  return (
    <>
      <Button onClick={onOpen}>Open Book 1</Button>
      <BookList library={library} />
    </>
  );
}

async function deleteFirst(user: ReturnType<typeof bookPage>['user']) {
  expect(await screen.findByText('3 books')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open Book 1' }));
  await user.click(screen.getByRole('button', { name: 'Delete Book 1' }));
}

it('a list that is shown again shows what a change of the host left, once the host says so', async () => {
  const library = new Library();
  const { user } = bookPage(<BookPages library={library} saysSo />);

  await deleteFirst(user);

  expect(await screen.findByText('2 books')).toBeVisible();
  expect(screen.queryByText('Book 1')).toBeNull();
  expect(asked(library)).toBe(2);
});

it('a list that is shown again within 30 seconds asks for nothing by itself', async () => {
  const library = new Library();
  const { user } = bookPage(<BookPages library={library} />);

  await deleteFirst(user);

  expect(await screen.findByText('3 books')).toBeVisible();
  expect(asked(library)).toBe(1);
});

it('a list on the screen is loaded at once, one with another key is left alone', async () => {
  const library = new Library();
  function Refreshing() {
    const refresh = useRefresh();
    return (
      <>
        <Button onClick={() => refresh(resourceKey('test.films'), resourceKey('test.discs'))}>Others</Button>
        <Button onClick={() => refresh(resourceKey('test.films'), resourceKey('test.books'))}>Books</Button>
        <BookList library={library} />
      </>
    );
  }
  const { user } = bookPage(<Refreshing />);
  expect(await screen.findByText('3 books')).toBeVisible();
  library.books = booksOf(4);

  await user.click(screen.getByRole('button', { name: 'Others' }));
  expect(asked(library)).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Books' }));

  expect(await screen.findByText('4 books')).toBeVisible();
  expect(asked(library)).toBe(2);
});
