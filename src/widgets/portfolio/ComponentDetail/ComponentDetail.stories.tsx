import type { Meta, StoryObj } from '@storybook/react-vite';
import { COMPONENT_ID, host } from 'workshop';
import { ComponentDetail } from './ComponentDetail.js';

export default {
  component: ComponentDetail,
  args: { componentId: COMPONENT_ID },
  parameters: host(),
} satisfies Meta<typeof ComponentDetail>;
type Story = StoryObj<typeof ComponentDetail>;

export const Full: Story = {};
export const Vulnerabilities: Story = { args: { defaultTab: 'vulnerabilities' } };
export const OnServer5: Story = { parameters: host({ release: '5.0.2' }) };
export const Viewed: Story = { parameters: host({ as: 'viewer' }) };
export const Loading: Story = { parameters: host({ answers: 'none' }) };
export const Failed: Story = { parameters: host({ answers: 'failure' }) };
export const NotFound: Story = { args: { componentId: '00000000-0000-4000-8000-000000000000' } };
export const Forbidden: Story = { parameters: host({ as: [] }) };
export const RefusedByTheServer: Story = { parameters: host({ answers: 'forbidden' }) };
