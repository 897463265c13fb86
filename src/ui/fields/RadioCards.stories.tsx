import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from 'workshop';
import { RadioCards } from './RadioCards.js';

export default {
  component: RadioCards,
  args: {
    label: 'Alerts',
    value: 'event',
    onValueChange: fn(),
    options: [
      { value: 'event', label: 'On event', description: 'As soon as something happens.', icon: 'alert' },
      { value: 'schedule', label: 'On schedule', description: 'A summary, once a day.', icon: 'clock' },
      { value: 'never', label: 'Never', isDisabled: true },
    ],
  },
  render: controlled(RadioCards),
} satisfies Meta<typeof RadioCards>;
type Story = StoryObj<typeof RadioCards>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: '' } };
export const Wrong: Story = { args: { value: '', error: 'Choose one.' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
