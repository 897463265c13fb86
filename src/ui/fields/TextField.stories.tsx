import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from 'workshop';
import { TextField } from './TextField.js';

export default {
  component: TextField,
  args: { label: 'Name', value: 'web-shop', onValueChange: fn() },
  render: controlled(TextField),
} satisfies Meta<typeof TextField>;
type Story = StoryObj<typeof TextField>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '', isOptional: true, placeholder: 'As in the BOM' } };
export const WithHint: Story = { args: { hint: 'As it stands in the BOM.' } };
export const Changed: Story = { args: { isChanged: true } };
export const Wrong: Story = { args: { value: '', error: 'Enter a project name.' } };
export const NearlyFull: Story = { args: { maxLength: 10 } };
export const Password: Story = { args: { label: 'Password', type: 'password', value: 'secret' } };
export const Monospace: Story = {
  args: { label: 'PURL', isMonospace: true, value: 'pkg:npm/lodash@4.17.15' },
};
export const Small: Story = { args: { size: 'small' } };
export const Tall: Story = { args: { size: 'tall' } };
export const LabelHidden: Story = { args: { isLabelHidden: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
