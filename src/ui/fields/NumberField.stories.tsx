import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from 'workshop';
import { NumberField } from './NumberField.js';

export default {
  component: NumberField,
  args: { label: 'Upload interval', value: '60', unit: 'minutes', onValueChange: fn() },
  render: controlled(NumberField),
} satisfies Meta<typeof NumberField>;
type Story = StoryObj<typeof NumberField>;

export const WithUnit: Story = {};
export const Plain: Story = { args: { label: 'Port', value: '1025', unit: undefined } };
export const Empty: Story = { args: { value: '', isOptional: true } };
export const Wrong: Story = { args: { value: 'soon', error: 'Type a number.' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
