import type { Meta, StoryObj } from '@storybook/react-vite';
import { host } from 'workshop';
import { EmailPanel } from './EmailPanel.js';

export default { component: EmailPanel, parameters: host() } satisfies Meta<typeof EmailPanel>;
type Story = StoryObj<typeof EmailPanel>;

export const Full: Story = {};
export const OnServer5: Story = { parameters: host({ release: '5.0.2' }) };
export const ReadOnly: Story = { parameters: host({ isReadOnly: true }) };
export const Loading: Story = { parameters: host({ answers: 'none' }) };
export const Failed: Story = { parameters: host({ answers: 'failure' }) };
export const Offline: Story = { parameters: host({ answers: 'offline' }) };
export const Forbidden: Story = { parameters: host({ as: [] }) };
