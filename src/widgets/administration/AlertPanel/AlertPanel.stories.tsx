import type { Meta, StoryObj } from '@storybook/react-vite';
import { host } from 'workshop';
import { AlertPanel } from './AlertPanel.js';

export default {
  component: AlertPanel,
  parameters: host(),
} satisfies Meta<typeof AlertPanel>;
type Story = StoryObj<typeof AlertPanel>;

export const Empty: Story = {};
export const Creating: Story = { args: { defaultValue: { open: '*' } } };
export const FilteredToNothing: Story = { args: { defaultValue: { searchText: 'no such name' } } };
export const CreatingOnServer414: Story = {
  args: { defaultValue: { open: '*' } },
  parameters: host({ release: '4.14.2' }),
};
export const OnServer5: Story = { parameters: host({ release: '5.0.2' }) };
export const ReadOnly: Story = { parameters: host({ isReadOnly: true }) };
export const Loading: Story = { parameters: host({ answers: 'none' }) };
export const Failed: Story = { parameters: host({ answers: 'failure' }) };
export const Offline: Story = { parameters: host({ answers: 'offline' }) };
export const Forbidden: Story = { parameters: host({ as: [] }) };
