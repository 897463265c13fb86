import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState, type ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ConfirmDialog,
  Dialog,
  FormDialog,
  FormPage,
  FormTextField,
  SearchField,
  TextField,
} from 'bomdeck/ui';
import { KitProvider } from '../../../../src/host/KitProvider.js';
import { DialogCancel } from '../../../../src/ui/overlay/DialogCancel.js';
import { lockScroll } from '../../../../src/ui/overlay/scrollLock.js';

function Own({ isDirty, onClose }: { isDirty?: boolean; onClose: () => void }) {
  const [text, setText] = useState('');
  const [sought, setSought] = useState('');
  return (
    <Dialog title="Own" isDirty={isDirty} onClose={onClose} foot={<DialogCancel onClose={onClose} />}>
      <SearchField label="Search" value={sought} onValueChange={setSought} />
      <TextField label="Name" value={text} onValueChange={setText} />
      <button type="button" onClick={() => setText('')}>
        Clear it
      </button>
    </Dialog>
  );
}

function Form({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog title="Bind" initialValues={{ name: '' }} onSubmit={() => undefined} onClose={onClose}>
      <FormTextField name="name" label="Name" />
    </FormDialog>
  );
}

const WAYS: readonly [string, () => unknown][] = [
  ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
  ['the cross', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Cancel', () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['the space around', () => fireEvent.mouseDown(screen.getByRole('dialog'))],
];
const type = (value: string, label = 'Name') =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Draws an element below a host that records its notifications. */
function hosted(element: ReactElement) {
  const told: boolean[] = [];
  const page = (child?: ReactElement) => (
    <StrictMode>
      <KitProvider onUnsavedChange={({ hasUnsaved }) => told.push(hasUnsaved)}>
        <KitProvider locale="en">{child}</KitProvider>
      </KitProvider>
    </StrictMode>
  );
  const { rerender } = render(page(element));
  return { told, draw: (next?: ReactElement) => rerender(page(next)) };
}

describe.each([
  ['a dialog with fields of its own', Own],
  ['a form in a dialog', Form],
])('%s', (_, Part) => {
  it.each(WAYS)('closes at once by %s while nothing is typed', (_way, leave) => {
    const onClose = vi.fn();
    hosted(<Part onClose={onClose} />);
    type('half');
    type('');
    leave();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each(WAYS)('asks before %s loses what was typed, and tells the host', async (_way, leave) => {
    const onClose = vi.fn();
    const { told, draw } = hosted(<Part onClose={onClose} />);
    type('half');
    expect(told).toEqual([true]);

    leave();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Name')).toHaveValue('half');

    leave();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledOnce();
    draw();
    expect(told).toEqual([true, false]);
  });
});

it('what is typed to find something is no loss, nor what its owner says is none', () => {
  const onClose = vi.fn();
  const { told, draw } = hosted(<Own onClose={onClose} />);
  type('lodash', 'Search');
  draw(<Own isDirty={false} onClose={onClose} />);
  type('half');
  WAYS[0]![1]();
  expect(onClose).toHaveBeenCalledOnce();
  expect(told).toEqual([]);
});

it('a field that its owner empties holds nothing', async () => {
  const { told } = hosted(<Own onClose={() => {}} />);
  type('half');
  await userEvent.click(screen.getByRole('button', { name: 'Clear it' }));
  expect(told).toEqual([true, false]);
});

it('the name that confirms is no loss', () => {
  const onClose = vi.fn();
  const { told } = hosted(
    <ConfirmDialog
      title="Delete?"
      confirmLabel="Delete"
      typeToConfirm="shop"
      onConfirm={() => {}}
      onClose={onClose}
    />,
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'sho' } });
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
  expect(told).toEqual([]);
});

it('a host hears once of several that hold something, and of a page as of a dialog', () => {
  const { told, draw } = hosted(
    <>
      <FormPage label="Page" initialValues={{ title: '' }} onSubmit={() => undefined}>
        <FormTextField name="title" label="Title" />
      </FormPage>
      <Form onClose={() => {}} />
    </>,
  );
  type('a', 'Title');
  type('b');
  type('', 'Title');
  expect(told).toEqual([true]);
  type('');
  expect(told).toEqual([true, false]);
  type('c');
  draw();
  expect(told).toEqual([true, false, true, false]);
});

describe('the page behind dialogs', () => {
  const { style } = document.documentElement;
  afterEach(() => style.removeProperty('overflow'));

  it('does not scroll while one is open, and does as its host wants afterwards', () => {
    style.overflow = 'clip';
    const { draw } = hosted(<Own onClose={() => {}} />);
    expect(style.overflow).toBe('hidden');
    draw(
      <>
        <Own onClose={() => {}} />
        <ConfirmDialog title="Sure?" confirmLabel="Yes" onConfirm={() => {}} onClose={() => {}} />
      </>,
    );
    expect(style.overflow).toBe('hidden');
    draw(<ConfirmDialog title="Sure?" confirmLabel="Yes" onConfirm={() => {}} onClose={() => {}} />);
    expect(style.overflow).toBe('hidden');
    draw();
    expect(style.overflow).toBe('clip');
  });

  it('is locked once for each, in whatever order they are closed, and released once', () => {
    const [first, second] = [lockScroll(), lockScroll()];
    first();
    first();
    expect(style.overflow).toBe('hidden');
    second();
    expect(style.overflow).toBe('');
    expect(document.documentElement.getAttribute('style') ?? '').toBe('');
  });
});

it.each([
  ['two blanks in a row', 'web  shop', 'web shop'],
  ['a line break', 'web\nshop', 'web shop'],
  ['signs that turn the direction', 'web\u202Eshop', 'webshop'],
  ['what copying adds around it', 'web-shop', '\u2068web-shop\u2069'],
  ['an accent composed in another way', 'cafe\u0301', 'café'],
])('a deletion is confirmed by its name as it is seen: %s', async (_, name, typed) => {
  const onConfirm = vi.fn();
  const user = userEvent.setup();
  render(
    <ConfirmDialog
      title="Delete it?"
      confirmLabel="Delete"
      typeToConfirm={name}
      onConfirm={onConfirm}
      onClose={() => {}}
    />,
  );
  const field = screen.getByRole('textbox');
  await user.click(field);
  await user.paste('other');
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  await user.clear(field);
  await user.paste(typed);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

it.each(['{Escape}', '{Enter}'])('who goes on editing is back in the field: %s', async (key) => {
  const user = userEvent.setup();
  hosted(
    <Dialog title="Edit" isDirty onClose={() => {}} foot={<DialogCancel onClose={() => {}} />}>
      <input aria-label="Name" />
      <input aria-label="Note" />
    </Dialog>,
  );
  await user.click(screen.getByLabelText('Note'));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  await user.keyboard(key);
  expect(screen.getByLabelText('Note')).toHaveFocus();

  // The button that was pressed has been removed in the meantime.
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.keyboard(key);
  expect(screen.getByLabelText('Name')).toHaveFocus();
});
