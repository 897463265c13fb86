import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog, FormDialog, FormTextField } from 'bomdeck/ui';
import { useLocalList } from '../../../src/frames/list/useLocalList.js';
import { PickerDialog } from '../../../src/frames/picker/PickerDialog.js';
import { bookPage, BOOKS, booksOf } from './list/bookList.js';

type User = ReturnType<typeof bookPage>['user'];

const never = () => new Promise<void>(() => {});
const books = booksOf(3);

function Picker({ onClose }: { onClose: () => void }) {
  const list = useLocalList(BOOKS, { rows: books });
  return <PickerDialog title="Lend" list={list} pickLabel="Lend" onPick={never} onClose={onClose} isBusy />;
}

/** A dialog of each block, and the button that starts its work where it is not already running. */
const BLOCKS: readonly [block: string, dialog: (onClose: () => void) => ReactElement, begins?: string][] = [
  [
    'ConfirmDialog',
    (onClose) => (
      <ConfirmDialog title="Burn?" confirmLabel="Burn" onConfirm={never} onClose={onClose} isBusy />
    ),
  ],
  [
    'FormDialog',
    (onClose) => (
      <FormDialog title="Bind" initialValues={{ name: '' }} onSubmit={never} onClose={onClose}>
        <FormTextField name="name" label="Name" />
      </FormDialog>
    ),
    'Save',
  ],
  ['PickerDialog', (onClose) => <Picker onClose={onClose} />],
];

const WAYS: readonly [way: string, leave: (user: User, dialog: HTMLElement) => unknown][] = [
  ['Cancel', (user) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['the cross', (user) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['the space around', (_, dialog) => fireEvent.mouseDown(dialog)],
];

describe.each(BLOCKS)('%s, while its work runs', (_, dialogOf, begins) => {
  it.each(WAYS)('is not left by %s', async (_way, leave) => {
    const onClose = vi.fn();
    const { user } = bookPage(dialogOf(onClose));
    const dialog = await screen.findByRole(begins || dialogOf === BLOCKS[2]![1] ? 'dialog' : 'alertdialog');
    if (begins) await user.click(screen.getByRole('button', { name: begins }));

    await leave(user, dialog);

    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByText(/^Discard/)).toBeNull();
  });

  it.each(['Cancel', 'Close'])('says at %s why it stays', async (name) => {
    const { user } = bookPage(dialogOf(() => {}));
    await screen.findByRole('button', { name });
    if (begins) await user.click(screen.getByRole('button', { name: begins }));

    const button = screen.getByRole('button', { name });

    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('You can close this when the operation finishes.');
  });
});

describe('ConfirmDialog, while work runs that can be stopped', () => {
  it.each<[way: string, leave: (user: User) => unknown]>([
    ['its button', (user) => user.click(screen.getByRole('button', { name: 'Stop' }))],
    ['the cross', (user) => user.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', (user) => user.keyboard('{Escape}')],
  ])('stops it by %s, and stays until it has ended', async (_, leave) => {
    const onStop = vi.fn();
    const onClose = vi.fn();
    const { user } = bookPage(
      <ConfirmDialog
        title="Burn?"
        confirmLabel="Burn"
        onConfirm={never}
        onClose={onClose}
        onStop={onStop}
        isBusy
      />,
    );
    await screen.findByRole('alertdialog');

    await leave(user);

    expect(onStop).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });
});
