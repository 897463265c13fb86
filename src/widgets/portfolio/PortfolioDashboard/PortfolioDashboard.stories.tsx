import type { Meta, StoryObj } from '@storybook/react-vite';
import { host } from 'workshop';
import { PortfolioDashboard } from './PortfolioDashboard.js';

export default {
  component: PortfolioDashboard,
  parameters: host(),
} satisfies Meta<typeof PortfolioDashboard>;
type Story = StoryObj<typeof PortfolioDashboard>;

export const Full: Story = {};
export const OnServer5: Story = { parameters: host({ release: '5.0.2' }) };
export const Viewed: Story = { parameters: host({ as: 'viewer' }) };
export const Empty: Story = { parameters: host({ portfolio: 'empty' }) };
export const Loading: Story = { parameters: host({ answers: 'none' }) };
export const Failed: Story = { parameters: host({ answers: 'failure' }) };
export const Offline: Story = { parameters: host({ answers: 'offline' }) };
export const Forbidden: Story = { parameters: host({ as: [] }) };
