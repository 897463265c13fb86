import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from 'workshop';
import { MatrixField } from './MatrixField.js';

export default {
  component: MatrixField,
  args: {
    label: 'Permissions',
    rows: [
      { id: 'admins', label: 'Administrators' },
      { id: 'auditors', label: 'Auditors' },
    ],
    columns: [
      { id: 'view', label: 'View' },
      { id: 'audit', label: 'Audit' },
    ],
    value: { admins: ['view', 'audit'], auditors: ['view'] },
    onValueChange: fn(),
  },
  render: controlled(MatrixField),
} satisfies Meta<typeof MatrixField>;
type Story = StoryObj<typeof MatrixField>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: {} } };
export const Wrong: Story = { args: { error: 'Somebody has to be able to audit.' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
