import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from 'workshop';
import { SearchField } from './SearchField.js';

export default {
  component: SearchField,
  args: { label: 'Search projects', placeholder: 'Search by name or tag', value: '', onValueChange: fn() },
  render: controlled(SearchField),
} satisfies Meta<typeof SearchField>;
type Story = StoryObj<typeof SearchField>;

export const Empty: Story = {};
export const WithShortcut: Story = { args: { shortcut: '/' } };
export const Typed: Story = { args: { value: 'lodash' } };
export const Small: Story = { args: { size: 'small' } };
