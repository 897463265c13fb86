import type { Meta, StoryObj } from '@storybook/react-vite';
import { host } from 'workshop';
import { DetailTabs } from './DetailTabs.js';

export default {
  component: DetailTabs<'overview' | 'vulnerabilities'>,
  args: {
    label: 'Component sections',
    tabs: [
      { id: 'overview', label: 'Overview' },
      { id: 'vulnerabilities', label: 'Vulnerabilities', count: 3 },
    ],
    tab: undefined,
    defaultTab: 'overview',
    onTabChange: undefined,
    targetOf: (tab) => ({ to: 'component', componentId: 'log4j-core', tab }),
    children: (tab) => <p>{tab}</p>,
  },
  parameters: host(),
} satisfies Meta<typeof DetailTabs<'overview' | 'vulnerabilities'>>;
type Story = StoryObj<typeof DetailTabs<'overview' | 'vulnerabilities'>>;

export const KeptHere: Story = {};
export const KeptByTheHost: Story = { args: { tab: 'vulnerabilities' } };
