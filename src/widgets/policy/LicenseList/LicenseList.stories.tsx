import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { host } from 'workshop';
import { LicenseList } from './LicenseList.js';

export default {
  component: LicenseList,
  parameters: host(),
} satisfies Meta<typeof LicenseList>;
type Story = StoryObj<typeof LicenseList>;

export const Full: Story = {};
export const OnServer5: Story = { parameters: host({ release: '5.0.2' }) };
export const Viewed: Story = { parameters: host({ as: 'viewer' }) };
export const Filtered: Story = { args: { defaultValue: { isFsfLibre: true } } };
export const FilteredToNothing: Story = { args: { defaultValue: { isCustomLicense: true } } };
export const Creating: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create license…' }));
  },
};
export const Loading: Story = { parameters: host({ answers: 'none' }) };
export const Failed: Story = { parameters: host({ answers: 'failure' }) };
export const Forbidden: Story = { parameters: host({ as: [] }) };
export const RefusedByTheServer: Story = { parameters: host({ answers: 'forbidden' }) };
