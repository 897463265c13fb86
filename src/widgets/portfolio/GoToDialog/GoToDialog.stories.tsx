import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { host } from 'workshop';
import { GoToDialog } from './GoToDialog.js';

export default {
  component: GoToDialog,
  args: {
    onClose: fn(),
    places: [
      { id: 'projects', label: 'Projects', icon: 'project', onSelect: fn() },
      { id: 'password', label: 'Change password', icon: 'key', onSelect: fn() },
    ],
  },
  parameters: host(),
} satisfies Meta<typeof GoToDialog>;
type Story = StoryObj<typeof GoToDialog>;

export const Empty: Story = {};
export const Found: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const field = await within(canvasElement.ownerDocument.body).findByRole('combobox');
    await userEvent.type(field, 'shop');
  },
};
export const Failed: Story = {
  ...Found,
  parameters: host({ answers: 'failure' }),
};
