import type { Meta, StoryObj } from '@storybook/react-vite';
import { host } from 'workshop';
import { PolicyUses } from './PolicyUses.js';

export default {
  title: 'entities/policy/PolicyUses',
  component: PolicyUses,
  args: { reference: { subject: 'LICENSE', uuid: '00000000-0000-0000-0000-000000000000' } },
  parameters: host(),
} satisfies Meta<typeof PolicyUses>;
type Story = StoryObj<typeof PolicyUses>;

export const None: Story = {};
export const WithGroups: Story = { args: { groupIds: ['00000000-0000-0000-0000-000000000001'] } };
export const Loading: Story = { parameters: host({ answers: 'none' }) };
export const Failed: Story = { parameters: host({ answers: 'failure' }) };
export const Forbidden: Story = { parameters: host({ as: [] }) };
