import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from 'workshop';
import { TagsField } from './TagsField.js';

export default {
  component: TagsField,
  args: { label: 'Tags', value: ['pci', 'public'], onValueChange: fn() },
  render: controlled(TagsField),
} satisfies Meta<typeof TagsField>;
type Story = StoryObj<typeof TagsField>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: [], placeholder: 'Add a tag' } };
export const Wrong: Story = { args: { error: 'Tags have no spaces.' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
