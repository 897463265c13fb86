import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from 'workshop';
import { ExplainedChoice } from './ExplainedChoice.js';

export default {
  component: ExplainedChoice,
  args: {
    label: 'Attack vector',
    code: 'AV',
    value: 'N',
    onValueChange: fn(),
    unset: 'Choose one.',
    options: [
      { value: 'N', label: 'Network', meaning: 'Over the network, from anywhere.' },
      { value: 'A', label: 'Adjacent', meaning: 'From the same network.' },
      { value: 'P', label: 'Physical', meaning: 'With a hand on the machine.' },
    ],
  },
  render: controlled(ExplainedChoice),
} satisfies Meta<typeof ExplainedChoice>;
type Story = StoryObj<typeof ExplainedChoice>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: undefined } };
export const AllMeanings: Story = { args: { meanings: 'all' } };
export const NoMeanings: Story = { args: { meanings: 'none' } };
export const Wrong: Story = { args: { value: undefined, error: 'Choose an attack vector.' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
