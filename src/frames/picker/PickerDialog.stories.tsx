import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { host } from 'workshop';
import type { Resource } from '../../data/useResource.js';
import { listCodec } from '../list/listCodec.js';
import type { ListDefinition } from '../list/ListDefinition.js';
import { useLocalList } from '../list/useLocalList.js';
import { PickerDialog, type PickerDialogProps } from './PickerDialog.js';

interface User {
  name: string;
  email: string;
}

const USERS: ListDefinition<User> = {
  value: listCodec({ name: 'UserPicker', sorts: ['name', 'email'] }),
  columns: [
    {
      id: 'name',
      header: 'User',
      width: 180,
      grow: 1,
      cardSlot: 'title',
      cell: ({ name }) => name,
      sortValue: ({ name }) => name,
    },
    {
      id: 'email',
      header: 'Email',
      width: 220,
      grow: 1,
      cardSlot: 'second',
      cell: ({ email }) => email,
      sortValue: ({ email }) => email,
    },
  ],
  row: { getId: ({ name }) => name, getName: ({ name }) => name },
  search: { label: 'Search users', hint: 'Search by name' },
  searchedText: ({ name }) => name,
  words: { label: 'Users', none: 'No users yet', failed: 'The users could not be loaded' },
};

const ALL = Array.from({ length: 60 }, (_, place): User => ({
  name: `user-${place + 1}`,
  email: `user-${place + 1}@example.com`,
}));
const MEMBERS = new Set(['user-2', 'user-3']);

interface PickerProps extends Omit<PickerDialogProps<User, never>, 'list' | 'memberIds'> {
  users?: Resource<readonly User[]> | readonly User[];
  searchText?: string;
}

function Picker({ users = ALL, searchText, ...dialog }: PickerProps) {
  const list = useLocalList(USERS, { rows: users, defaultValue: { searchText, pageSize: 8 } });
  return <PickerDialog {...dialog} list={list} memberIds={MEMBERS} />;
}

export default {
  title: 'frames/picker/PickerDialog',
  component: Picker,
  args: {
    title: 'Add members to Payments auditors',
    pickLabel: 'Add',
    onPick: fn(),
    onClose: fn(),
  },
  parameters: host(),
} satisfies Meta<typeof Picker>;
type Story = StoryObj<typeof Picker>;

const pickFirst: Story['play'] = async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select user-1' }));
};

export const NothingPicked: Story = {};
export const Picked: Story = { play: pickFirst };
export const Busy: Story = { args: { isBusy: true } };
export const Refused: Story = { args: { error: 'The team was deleted meanwhile.' }, play: pickFirst };
export const NothingMatches: Story = { args: { searchText: 'nobody' } };
export const Empty: Story = { args: { users: [] } };
export const Loading: Story = { args: { users: { status: 'loading' } } };
export const Failed: Story = {
  args: {
    users: {
      status: 'failed',
      error: new Error('The directory does not respond.'),
      reload: fn(),
      isReloading: false,
    },
  },
};
