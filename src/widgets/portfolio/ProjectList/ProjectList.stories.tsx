import type { Meta, StoryObj } from '@storybook/react-vite';
import { host } from 'workshop';
import { ProjectList } from './ProjectList.js';

export default {
  component: ProjectList,
  parameters: host(),
} satisfies Meta<typeof ProjectList>;
type Story = StoryObj<typeof ProjectList>;

export const Full: Story = {};
export const FoundInTree: Story = { args: { defaultValue: { searchText: 'shop', foundLayout: 'tree' } } };
export const OnServer5: Story = { parameters: host({ release: '5.0.2' }) };
export const Viewed: Story = { parameters: host({ as: 'viewer' }) };
export const Empty: Story = { parameters: host({ portfolio: 'empty' }) };
export const Loading: Story = { parameters: host({ answers: 'none' }) };
export const Failed: Story = { parameters: host({ answers: 'failure' }) };
export const Offline: Story = { parameters: host({ answers: 'offline' }) };
export const TeamOnOldServer: Story = { args: { defaultValue: { team: 'Payments' } } };
export const Forbidden: Story = { parameters: host({ as: [] }) };
export const RefusedByTheServer: Story = { parameters: host({ answers: 'forbidden' }) };
