import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from 'workshop';
import { Select } from './Select.js';

export default {
  component: Select,
  args: {
    label: 'Classifier',
    value: 'LIBRARY',
    onValueChange: fn(),
    options: [
      { value: 'APPLICATION', label: 'Application', group: 'Software' },
      { value: 'LIBRARY', label: 'Library', group: 'Software' },
      { value: 'DEVICE', label: 'Device', group: 'Hardware', isDisabled: true },
    ],
  },
  render: controlled(Select),
} satisfies Meta<typeof Select>;
type Story = StoryObj<typeof Select>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: '', placeholder: 'Choose one' } };
export const Small: Story = { args: { size: 'small' } };
export const Tall: Story = { args: { size: 'tall' } };
export const Changed: Story = { args: { isChanged: true } };
export const Wrong: Story = { args: { error: 'The server knows no libraries.' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
