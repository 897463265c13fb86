import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FaultBox } from './FaultBox.js';

export default {
  component: FaultBox,
  args: { children: 'This part could not be loaded.', action: 'Try again', onAction: fn() },
} satisfies Meta<typeof FaultBox>;
type Story = StoryObj<typeof FaultBox>;

export const InItsPlace: Story = {};
export const OverThePage: Story = { args: { dismissal: 'Close', onDismiss: fn() } };
