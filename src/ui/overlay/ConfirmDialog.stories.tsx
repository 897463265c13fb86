import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.js';

export default {
  component: ConfirmDialog,
  args: {
    title: 'Delete web-shop 2.4.0?',
    children: 'Its 7 components, 9 findings and their audit decisions go with it. This cannot be undone.',
    confirmLabel: 'Delete project',
    busyLabel: 'Deleting…',
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
type Story = StoryObj<typeof ConfirmDialog>;

export const Destructive: Story = {};
export const Harmless: Story = {
  args: { title: 'Sign out?', children: undefined, confirmLabel: 'Sign out', isDestructive: false },
};
export const TypedFirst: Story = { args: { typeToConfirm: 'web-shop' } };
export const Busy: Story = { args: { isBusy: true } };
export const Refused: Story = { args: { error: 'The project has child projects.' } };
