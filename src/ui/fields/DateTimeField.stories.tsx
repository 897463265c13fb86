import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from 'workshop';
import { DateTimeField } from './DateTimeField.js';

export default {
  component: DateTimeField,
  args: { label: 'Created', value: '2026-03-31T22:00:00Z', zone: 'UTC', onValueChange: fn() },
  render: controlled(DateTimeField),
} satisfies Meta<typeof DateTimeField>;
type Story = StoryObj<typeof DateTimeField>;

export const Filled: Story = {};
export const LocalTime: Story = { args: { zone: 'local' } };
export const Empty: Story = { args: { value: '' } };
export const Wrong: Story = { args: { error: 'Not in the future.' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
