import type { Meta, StoryObj } from '@storybook/react-vite';
import { host } from 'workshop';
import { AdminPanels } from './AdminPanels.js';

export default { component: AdminPanels, parameters: host() } satisfies Meta<typeof AdminPanels>;
type Story = StoryObj<typeof AdminPanels>;

export const Full: Story = {};
export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'mail');
    // All panels are loaded to be searched.
    await canvas.findByRole('link', { name: /^Send email/ });
  },
};
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'no such thing');
    await canvas.findByText('No matches');
  },
};
export const Loading: Story = { parameters: host({ answers: 'none' }) };
export const Failed: Story = { parameters: host({ answers: 'failure' }) };
export const Forbidden: Story = { parameters: host({ as: [] }) };
