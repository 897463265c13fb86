import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure } from './Disclosure.js';

export default {
  component: Disclosure,
  args: { summary: 'Technical details', children: '500 Internal Server Error at 10:24' },
} satisfies Meta<typeof Disclosure>;
type Story = StoryObj<typeof Disclosure>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultIsOpen: true } };
