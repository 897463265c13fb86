import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from 'workshop';
import { MultiCombobox } from './MultiCombobox.js';

const WEAKNESSES = [
  { id: '20', label: 'CWE-20 Improper Input Validation' },
  { id: '79', label: 'CWE-79 Cross-site Scripting' },
  { id: '502', label: 'CWE-502 Deserialization of Untrusted Data' },
];

export default {
  component: MultiCombobox,
  args: {
    label: 'Weaknesses',
    value: WEAKNESSES.slice(0, 2),
    onValueChange: fn(),
    loadOptions: async (text) => WEAKNESSES.filter(({ label }) => label.includes(text)),
  },
  render: controlled(MultiCombobox),
} satisfies Meta<typeof MultiCombobox>;
type Story = StoryObj<typeof MultiCombobox>;

export const Chosen: Story = {};
export const Empty: Story = { args: { value: [] } };
export const Wrong: Story = { args: { error: 'At most one.' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};
