import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from 'workshop';
import { LinesField } from './LinesField.js';

export default {
  component: LinesField<'name' | 'way'>,
  args: {
    label: 'Data',
    value: [
      { name: 'PII', way: 'in' },
      { name: 'Public', way: 'sideways' },
    ],
    columns: [
      { id: 'name', label: 'Classification', grow: 2 },
      {
        id: 'way',
        label: 'Direction',
        options: [
          { value: 'in', label: 'Inbound' },
          { value: 'out', label: 'Outbound' },
        ],
      },
    ],
    onValueChange: fn(),
  },
  render: controlled(LinesField<'name' | 'way'>),
} satisfies Meta<typeof LinesField<'name' | 'way'>>;
type Story = StoryObj<typeof LinesField<'name' | 'way'>>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: [] } };
export const Wrong: Story = { args: { wrongLines: [1], error: 'Line 2: at most 255 characters.' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
