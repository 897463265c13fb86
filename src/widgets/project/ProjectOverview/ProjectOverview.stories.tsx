import type { Meta, StoryObj } from '@storybook/react-vite';
import { BARE_PROJECT_ID, host, SHOP_ID } from 'workshop';
import { ProjectOverview } from './ProjectOverview.js';

export default {
  component: ProjectOverview,
  args: { projectId: SHOP_ID },
  parameters: host(),
} satisfies Meta<typeof ProjectOverview>;
type Story = StoryObj<typeof ProjectOverview>;

export const Full: Story = {};
export const OnServer5: Story = { parameters: host({ release: '5.0.2' }) };
export const Viewed: Story = { parameters: host({ as: 'viewer' }) };
export const Empty: Story = { args: { projectId: BARE_PROJECT_ID } };
export const Loading: Story = { parameters: host({ answers: 'none' }) };
export const Failed: Story = { parameters: host({ answers: 'failure' }) };
export const Offline: Story = { parameters: host({ answers: 'offline' }) };
export const NotFound: Story = { parameters: host({ answers: 'notFound' }) };
export const Forbidden: Story = { parameters: host({ as: [] }) };
export const RefusedByTheServer: Story = { parameters: host({ answers: 'forbidden' }) };
