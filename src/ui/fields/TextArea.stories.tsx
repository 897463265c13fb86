import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from 'workshop';
import { TextArea } from './TextArea.js';

export default {
  component: TextArea,
  args: { label: 'Comment', value: 'Reachable from the search field.', onValueChange: fn() },
  render: controlled(TextArea),
} satisfies Meta<typeof TextArea>;
type Story = StoryObj<typeof TextArea>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '', isOptional: true, hint: 'Markdown' } };
export const NearlyFull: Story = { args: { maxLength: 40 } };
export const Monospace: Story = { args: { isMonospace: true, rows: 4 } };
export const Wrong: Story = { args: { error: 'Say why.' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
