import type { Meta, StoryObj } from '@storybook/react-vite';
import { host } from 'workshop';
import { ViolationAudit } from './ViolationAudit.js';

export default {
  component: ViolationAudit,
  parameters: host(),
} satisfies Meta<typeof ViolationAudit>;
type Story = StoryObj<typeof ViolationAudit>;

export const Full: Story = {};
export const WithSuppressed: Story = { args: { defaultValue: { showsSuppressed: true } } };
export const OnServer5: Story = { parameters: host({ release: '5.0.2' }) };
export const FilteredToNothing: Story = { args: { defaultValue: { searchText: 'no such name' } } };
export const Loading: Story = { parameters: host({ answers: 'none' }) };
export const Failed: Story = { parameters: host({ answers: 'failure' }) };
export const Offline: Story = { parameters: host({ answers: 'offline' }) };
export const Forbidden: Story = { parameters: host({ as: [] }) };
export const RefusedByTheServer: Story = { parameters: host({ answers: 'forbidden' }) };
