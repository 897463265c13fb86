import type { Meta, StoryObj } from '@storybook/react-vite';
import { BARE_PROJECT_ID, host, SHOP_ID } from 'workshop';
import { DependencyGraph } from './DependencyGraph.js';

export default {
  component: DependencyGraph,
  args: { projectId: SHOP_ID },
  parameters: host(),
} satisfies Meta<typeof DependencyGraph>;
type Story = StoryObj<typeof DependencyGraph>;

export const Full: Story = {};
export const Empty: Story = { args: { projectId: BARE_PROJECT_ID } };
export const Loading: Story = { parameters: host({ answers: 'none' }) };
export const Failed: Story = { parameters: host({ answers: 'failure' }) };
export const Offline: Story = { parameters: host({ answers: 'offline' }) };
export const NotFound: Story = { parameters: host({ answers: 'notFound' }) };
export const Forbidden: Story = { parameters: host({ as: [] }) };
export const RefusedByTheServer: Story = { parameters: host({ answers: 'forbidden' }) };
