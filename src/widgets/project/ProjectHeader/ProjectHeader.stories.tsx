import type { Meta, StoryObj } from '@storybook/react-vite';
import { host, SHOP_ID } from 'workshop';
import { ProjectHeader } from './ProjectHeader.js';

export default {
  component: ProjectHeader,
  args: { projectId: SHOP_ID, tab: 'findings', hasUpload: true },
  parameters: host(),
} satisfies Meta<typeof ProjectHeader>;
type Story = StoryObj<typeof ProjectHeader>;

export const Full: Story = {};
export const Viewed: Story = { parameters: host({ as: 'viewer' }) };
export const Loading: Story = { parameters: host({ answers: 'none' }) };
export const Failed: Story = { parameters: host({ answers: 'failure' }) };
export const NotFound: Story = { parameters: host({ answers: 'notFound' }) };
export const RefusedByTheServer: Story = { parameters: host({ answers: 'forbidden' }) };
export const Forbidden: Story = { parameters: host({ as: [] }) };
