import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from 'workshop';
import { SortDialog } from './SortDialog.js';

export default {
  component: SortDialog,
  args: {
    columns: [
      { id: 'name', header: 'Component' },
      { id: 'severity', header: 'Severity', isDescendingFirst: true },
      { id: 'epss', header: 'EPSS', isDescendingFirst: true },
    ],
    sort: [{ id: 'severity', isDescending: true }],
    onSortChange: fn(),
    onClose: fn(),
  },
  render: controlled(SortDialog, { value: 'sort', onChange: 'onSortChange' }),
} satisfies Meta<typeof SortDialog>;
type Story = StoryObj<typeof SortDialog>;

export const OneRule: Story = {};
export const TwoRules: Story = {
  args: {
    sort: [
      { id: 'severity', isDescending: true },
      { id: 'name', isDescending: false },
    ],
  },
};
export const Unsorted: Story = { args: { sort: [] } };
