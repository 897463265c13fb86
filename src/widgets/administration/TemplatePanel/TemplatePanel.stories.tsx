import type { Meta, StoryObj } from '@storybook/react-vite';
import { host } from 'workshop';
import { TemplatePanel } from './TemplatePanel.js';

export default {
  component: TemplatePanel,
  parameters: host(),
} satisfies Meta<typeof TemplatePanel>;
type Story = StoryObj<typeof TemplatePanel>;

export const Full: Story = {};
export const Creating: Story = { args: { defaultValue: { open: '*' } } };
export const FilteredToNothing: Story = { args: { defaultValue: { searchText: 'no such name' } } };
export const OnServer5: Story = { parameters: host({ release: '5.0.2' }) };
export const ReadOnly: Story = { parameters: host({ isReadOnly: true }) };
export const Loading: Story = { parameters: host({ answers: 'none' }) };
export const Failed: Story = { parameters: host({ answers: 'failure' }) };
export const Offline: Story = { parameters: host({ answers: 'offline' }) };
export const Forbidden: Story = { parameters: host({ as: [] }) };
