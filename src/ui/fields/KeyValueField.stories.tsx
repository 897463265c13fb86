import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from 'workshop';
import { KeyValueField } from './KeyValueField.js';

export default {
  component: KeyValueField,
  args: {
    label: 'Headers',
    value: [
      { key: 'X-Team', value: 'payments' },
      { key: 'X-Stage', value: 'production' },
    ],
    onValueChange: fn(),
  },
  render: controlled(KeyValueField),
} satisfies Meta<typeof KeyValueField>;
type Story = StoryObj<typeof KeyValueField>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: [] } };
export const Wrong: Story = { args: { wrongLines: [1], error: 'X-Stage is there already.' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
