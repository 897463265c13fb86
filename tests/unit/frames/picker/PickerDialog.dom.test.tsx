import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listCodec } from '../../../../src/frames/list/listCodec.js';
import type { ListValue } from '../../../../src/frames/list/listValue.js';
import type { ListDefinition } from '../../../../src/frames/list/ListDefinition.js';
import { useLocalList } from '../../../../src/frames/list/useLocalList.js';
import { PickerDialog } from '../../../../src/frames/picker/PickerDialog.js';
import { testServer, type TestServer } from '../../../support/testServer.js';
import { closed, kitPage } from '../../../widgets/kitPage.js';

interface User {
  name: string;
}

const USERS = Array.from({ length: 60 }, (_, index) => ({ name: `user ${index + 1}` }));
const LIST: ListDefinition<User> = {
  value: listCodec<ListValue>({ name: 'UserPicker', sorts: ['name'] }),
  columns: [
    { id: 'name', header: 'User', width: 200, cell: ({ name }) => name, sortValue: ({ name }) => name },
  ],
  row: { getId: ({ name }) => name, getName: ({ name }) => name },
  search: { label: 'Search users' },
  searchedText: ({ name }) => name,
  words: { label: 'Users', none: 'No users', failed: 'Users could not be loaded' },
};

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => closed(server));

function Picker(props: { onPick: (rows: readonly User[]) => void; onClose?: () => void; error?: string }) {
  const list = useLocalList(LIST, { rows: USERS });
  return (
    <PickerDialog
      title="Add members"
      list={list}
      memberIds={new Set(['user 2'])}
      pickLabel="Add"
      onPick={props.onPick}
      onClose={props.onClose ?? (() => {})}
      error={props.error}
    />
  );
}

const box = (name: string) => screen.findByRole('checkbox', { name: new RegExp(`${name}$`) });

describe('PickerDialog', () => {
  it('keeps what is selected while pages are turned and the list is searched', async () => {
    const onPick = vi.fn();
    const { user } = await kitPage(<Picker onPick={onPick} />, { server });
    const dialog = await screen.findByRole('dialog', { name: 'Add members' });

    await user.click(await box('user 1'));
    await user.click(within(dialog).getByRole('button', { name: 'Next page' }));
    await user.click(await box('user 30'));
    fireEvent.change(within(dialog).getByRole('searchbox'), { target: { value: 'user 59' } });
    await waitFor(() => expect(within(dialog).queryByText('user 30')).toBeNull());
    await user.click(await box('user 59'));
    expect(within(dialog).getByText('3 selected')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Add' }));

    expect(onPick).toHaveBeenCalledWith([{ name: 'user 1' }, { name: 'user 30' }, { name: 'user 59' }]);
  });

  it('marks what belongs to the target already, which cannot be picked again', async () => {
    const onPick = vi.fn();
    const { user } = await kitPage(<Picker onPick={onPick} />, { server });
    const member = (await screen.findByText('user 2')).closest('tr')!;

    expect(member).toHaveTextContent('Already added');
    await user.click(screen.getByRole('checkbox', { name: /all/i }));
    expect(screen.getByText('24 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add' }));

    expect(onPick.mock.lastCall![0]).not.toContainEqual({ name: 'user 2' });
  });

  it('does nothing while nothing is selected, and says so', async () => {
    const onPick = vi.fn();
    const { user } = await kitPage(<Picker onPick={onPick} />, { server });
    const add = await screen.findByRole('button', { name: 'Add' });

    await user.click(add);

    expect(add).toHaveAccessibleDescription('Select at least one row.');
    expect(onPick).not.toHaveBeenCalled();
  });

  it('does not pick when Enter is pressed in the search', async () => {
    const onPick = vi.fn();
    const { user } = await kitPage(<Picker onPick={onPick} />, { server });
    await user.click(await box('user 1'));

    await user.type(screen.getByRole('searchbox'), 'user 59{Enter}');

    await waitFor(() => expect(screen.queryByText('user 1')).toBeNull());
    expect(onPick).not.toHaveBeenCalled();
  });

  it('says why picking failed, and keeps what was selected', async () => {
    const onClose = vi.fn();
    const { user, rerender } = await kitPage(<Picker onPick={() => {}} onClose={onClose} />, { server });
    await user.click(await box('user 1'));

    rerender(<Picker onPick={() => {}} onClose={onClose} error="The server refused." />);
    expect(screen.getByRole('alert')).toHaveTextContent('The server refused.');
    expect(screen.getByText('1 selected')).toBeVisible();
    await user.keyboard('{Escape}');

    expect(await screen.findByRole('button', { name: /Discard/ })).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });
});
