import type { Meta, StoryObj } from '@storybook/react-vite';
import { host, SERVICE_ID } from 'workshop';
import { ServiceDetail } from './ServiceDetail.js';

export default {
  component: ServiceDetail,
  args: { serviceId: SERVICE_ID },
  parameters: host(),
} satisfies Meta<typeof ServiceDetail>;
type Story = StoryObj<typeof ServiceDetail>;

export const Full: Story = {};
export const Viewed: Story = { parameters: host({ as: 'viewer' }) };
export const Loading: Story = { parameters: host({ answers: 'none' }) };
export const Failed: Story = { parameters: host({ answers: 'failure' }) };
export const Offline: Story = { parameters: host({ answers: 'offline' }) };
export const NotFound: Story = { parameters: host({ answers: 'notFound' }) };
export const Forbidden: Story = { parameters: host({ as: [] }) };
