import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.js';
import { HeadActions } from './HeadActions.js';

export default {
  component: HeadActions,
  args: {
    buttons: [
      {
        id: 'edit',
        icon: 'edit',
        label: 'Edit…',
        dialog: (close) => (
          <ConfirmDialog title="Edit log4j-core" confirmLabel="Save" onConfirm={close} onClose={close} />
        ),
      },
    ],
    more: [
      {
        id: 'delete',
        label: 'Delete…',
        isDanger: true,
        dialog: (close) => (
          <ConfirmDialog title="Delete log4j-core?" confirmLabel="Delete" onConfirm={close} onClose={close} />
        ),
      },
    ],
  },
} satisfies Meta<typeof HeadActions>;
type Story = StoryObj<typeof HeadActions>;

export const All: Story = {};
export const MayOnlyDelete: Story = { args: { buttons: [false] } };
export const MayNothing: Story = { args: { buttons: [false], more: [false] } };
