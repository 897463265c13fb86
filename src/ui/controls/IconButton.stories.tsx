import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './IconButton.js';

export default {
  component: IconButton,
  args: { icon: 'refresh', label: 'Reload' },
} satisfies Meta<typeof IconButton>;
type Story = StoryObj<typeof IconButton>;

export const Quiet: Story = {};
export const Framed: Story = { args: { variant: 'secondary' } };
export const Small: Story = { args: { size: 'small' } };
export const Tiny: Story = { args: { size: 'tiny' } };
export const Busy: Story = { args: { isBusy: true } };
export const Refusing: Story = { args: { disabledReason: 'Nothing has changed.' } };
/** A tip with the key opens on keyboard focus. */
export const WithTip: Story = {
  args: { keys: 'R' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
