import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from 'workshop';
import { DateField } from './DateField.js';

export default {
  component: DateField,
  args: { label: 'Published', value: '2026-03-31', onValueChange: fn() },
  render: controlled(DateField),
} satisfies Meta<typeof DateField>;
type Story = StoryObj<typeof DateField>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '', isOptional: true } };
export const Wrong: Story = { args: { error: 'Not before 1 January 2000.' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
