import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from 'workshop';
import { Checkbox } from './Checkbox.js';

export default {
  component: Checkbox,
  args: { label: 'Show suppressed', checked: false, onCheckedChange: fn() },
  render: controlled(Checkbox, { value: 'checked', onChange: 'onCheckedChange' }),
} satisfies Meta<typeof Checkbox>;
type Story = StoryObj<typeof Checkbox>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const Mixed: Story = { args: { checked: 'mixed' } };
export const WithoutWords: Story = { args: { isLabelHidden: true } };
export const ReadOnly: Story = { args: { checked: true, isReadOnly: true } };
