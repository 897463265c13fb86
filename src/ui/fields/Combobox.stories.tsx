import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from 'workshop';
import { Combobox } from './Combobox.js';
import type { ComboboxOption } from './ComboboxOption.js';

const PROJECTS: readonly ComboboxOption[] = [
  { id: '1', label: 'design-system', hint: '7.1.2' },
  { id: '2', label: 'mobile-app', hint: '1.0.0' },
  { id: '3', label: 'web-shop', hint: '2.4.0', isDisabled: true },
];

export default {
  component: Combobox,
  args: {
    label: 'Parent',
    value: undefined,
    placeholder: 'None',
    onValueChange: fn(),
    loadOptions: async (text) => PROJECTS.filter(({ label }) => label.includes(text)),
  },
  render: controlled(Combobox),
} satisfies Meta<typeof Combobox>;
type Story = StoryObj<typeof Combobox>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'));
};

export const Empty: Story = {};
export const Chosen: Story = { args: { value: PROJECTS[1] } };
export const Wrong: Story = { args: { error: 'A project cannot be its own parent.' } };
export const ReadOnly: Story = { args: { value: PROJECTS[1], isReadOnly: true } };
export const Open: Story = { play: open };
export const OpenAndLoading: Story = { args: { loadOptions: () => new Promise(() => {}) }, play: open };
export const OpenAndFailed: Story = {
  args: { loadOptions: () => Promise.reject(new Error('The server is full.')) },
  play: open,
};
export const OpenWithNothingFound: Story = { args: { loadOptions: async () => [] }, play: open };
