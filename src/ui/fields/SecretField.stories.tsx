import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from 'workshop';
import { KEPT_SECRET, SecretField } from './SecretField.js';

export default {
  component: SecretField,
  args: { label: 'Password', value: KEPT_SECRET, isSet: true, onValueChange: fn() },
  render: controlled(SecretField),
} satisfies Meta<typeof SecretField>;
type Story = StoryObj<typeof SecretField>;

export const Stored: Story = {};
export const NotStored: Story = { args: { isSet: false } };
export const NotKnown: Story = { args: { isSet: undefined } };
export const Replaced: Story = { args: { value: { kind: 'replace', secret: 'new one' } } };
export const Cleared: Story = { args: { value: { kind: 'clear' } } };
export const Wrong: Story = { args: { value: { kind: 'replace', secret: '' }, error: 'Type a password.' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
