import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from 'workshop';
import { CodeField } from './CodeField.js';

export default {
  component: CodeField,
  args: {
    label: 'Template',
    value: '{\n  "text": "{{ notification.title }}"\n}',
    onValueChange: fn(),
  },
  render: controlled(CodeField),
} satisfies Meta<typeof CodeField>;
type Story = StoryObj<typeof CodeField>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '' } };
export const TooLong: Story = { args: { limit: 20, error: 'Not more than 20 characters.' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
