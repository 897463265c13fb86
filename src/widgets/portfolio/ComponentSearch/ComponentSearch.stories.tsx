import type { Meta, StoryObj } from '@storybook/react-vite';
import { host } from 'workshop';
import { ComponentSearch } from './ComponentSearch.js';

export default {
  component: ComponentSearch,
  args: { defaultValue: { name: 'l' } },
  parameters: host(),
} satisfies Meta<typeof ComponentSearch>;
type Story = StoryObj<typeof ComponentSearch>;

export const Full: Story = {};
export const NothingAsked: Story = { args: { defaultValue: {} } };
export const ByHash: Story = { args: { defaultValue: { hash: '0123456789abcdef0123456789abcdef' } } };
export const OnServer5: Story = { parameters: host({ release: '5.0.2' }) };
export const Empty: Story = { parameters: host({ portfolio: 'empty' }) };
export const Loading: Story = { parameters: host({ answers: 'none' }) };
export const Failed: Story = { parameters: host({ answers: 'failure' }) };
export const Offline: Story = { parameters: host({ answers: 'offline' }) };
export const Forbidden: Story = { parameters: host({ as: [] }) };
export const RefusedByTheServer: Story = { parameters: host({ answers: 'forbidden' }) };
