import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from 'workshop';
import { Switch } from './Switch.js';

export default {
  component: Switch,
  args: { label: 'Show inactive', checked: false, onCheckedChange: fn() },
  render: controlled(Switch, { value: 'checked', onChange: 'onCheckedChange' }),
} satisfies Meta<typeof Switch>;
type Story = StoryObj<typeof Switch>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const WithoutWords: Story = { args: { isLabelHidden: true } };
export const ReadOnly: Story = { args: { checked: true, isReadOnly: true } };
