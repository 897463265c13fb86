import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareBars } from './ShareBars.js';

export default {
  component: ShareBars,
  args: {
    label: 'By state',
    total: 81,
    shares: [
      { id: 'fail', label: 'Fail', icon: 'vio-fail', tone: 'violation.FAIL', count: 23 },
      { id: 'warn', label: 'Warn', icon: 'vio-warn', tone: 'violation.WARN', count: 36 },
      { id: 'info', label: 'Info', icon: 'vio-info', tone: 'violation.INFO', count: 22 },
    ],
  },
} satisfies Meta<typeof ShareBars>;
type Story = StoryObj<typeof ShareBars>;

export const Counted: Story = {};
export const Linked: Story = {
  args: {
    shares: [
      { id: 'security', label: 'Security', tone: 'accent', count: 36, link: { href: '#security' } },
      { id: 'license', label: 'License', tone: 'accent', count: 45, link: { href: '#license' } },
      { id: 'operational', label: 'Operational', tone: 'accent', count: 0, link: { href: '#operational' } },
    ],
  },
};
export const Nothing: Story = {
  args: {
    total: 0,
    shares: [{ id: 'fail', label: 'Fail', icon: 'vio-fail', tone: 'violation.FAIL', count: 0 }],
  },
};
