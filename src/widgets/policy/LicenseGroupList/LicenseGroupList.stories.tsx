import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { host } from 'workshop';
import { LicenseGroupList } from './LicenseGroupList.js';

export default {
  component: LicenseGroupList,
  parameters: host(),
} satisfies Meta<typeof LicenseGroupList>;
type Story = StoryObj<typeof LicenseGroupList>;

export const Full: Story = {};
export const Open: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copyleft' }));
  },
};
export const UnknownGroup: Story = {
  args: { defaultValue: { open: '00000000-0000-0000-0000-000000000000' } },
};
export const FilteredToNothing: Story = { args: { defaultValue: { searchText: 'no such name' } } };
export const Creating: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create group…' }));
  },
};
export const Loading: Story = { parameters: host({ answers: 'none' }) };
export const Failed: Story = { parameters: host({ answers: 'failure' }) };
export const Forbidden: Story = { parameters: host({ as: [] }) };
