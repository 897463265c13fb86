import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from 'workshop';
import { SectionNavigation } from './SectionNavigation.js';

export default {
  component: SectionNavigation,
  args: {
    label: 'Administration',
    value: 'email',
    isNarrow: false,
    onValueChange: fn(),
    sections: [
      {
        id: 'configuration',
        label: 'Configuration',
        icon: 'settings',
        items: [
          { id: 'general', label: 'General', href: '#general' },
          { id: 'email', label: 'Email', href: '#email' },
        ],
      },
      {
        id: 'access',
        label: 'Access',
        icon: 'key',
        items: [
          { id: 'teams', label: 'Teams' },
          { id: 'users', label: 'Users' },
        ],
      },
    ],
  },
  render: controlled(SectionNavigation),
} satisfies Meta<typeof SectionNavigation>;
type Story = StoryObj<typeof SectionNavigation>;

export const Wide: Story = {};
export const Narrow: Story = { args: { isNarrow: true } };
export const NothingChosen: Story = { args: { value: undefined } };
