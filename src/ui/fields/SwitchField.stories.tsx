import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from 'workshop';
import { SwitchField } from './SwitchField.js';

export default {
  component: SwitchField,
  args: {
    label: 'Send e-mail',
    hint: 'Off: alerts that go by e-mail wait.',
    checked: true,
    onCheckedChange: fn(),
  },
  render: controlled(SwitchField, { value: 'checked', onChange: 'onCheckedChange' }),
} satisfies Meta<typeof SwitchField>;
type Story = StoryObj<typeof SwitchField>;

export const On: Story = {};
export const Off: Story = { args: { checked: false } };
export const Changed: Story = { args: { isChanged: true } };
export const Wrong: Story = { args: { error: 'There is no server to send it by.' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
