import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from 'workshop';
import { SegmentedControl } from './SegmentedControl.js';

export default {
  component: SegmentedControl,
  args: {
    label: 'Shown as',
    value: 'tree',
    onValueChange: fn(),
    options: [
      { value: 'tree', label: 'Tree', icon: 'tree' },
      { value: 'flat', label: 'Flat', icon: 'list' },
      { value: 'graph', label: 'Graph', isDisabled: true },
    ],
  },
  render: controlled(SegmentedControl),
} satisfies Meta<typeof SegmentedControl>;
type Story = StoryObj<typeof SegmentedControl>;

export const Chosen: Story = {};
export const ReadOnly: Story = { args: { isReadOnly: true } };
