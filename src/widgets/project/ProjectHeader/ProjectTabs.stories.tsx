import type { Meta, StoryObj } from '@storybook/react-vite';
import { host, SHOP_ID } from 'workshop';
import { ProjectTabs } from './ProjectTabs.js';

export default {
  component: ProjectTabs,
  args: { projectId: SHOP_ID, tab: 'findings', tabs: ['components', 'findings'] },
  parameters: host(),
} satisfies Meta<typeof ProjectTabs>;
type Story = StoryObj<typeof ProjectTabs>;

export const Full: Story = {};
export const Loading: Story = { parameters: host({ answers: 'none' }) };
export const Failed: Story = { parameters: host({ answers: 'failure' }) };
