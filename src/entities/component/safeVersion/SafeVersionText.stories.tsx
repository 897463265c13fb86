import type { Meta, StoryObj } from '@storybook/react-vite';
import { host } from 'workshop';
import { SafeVersionText } from './SafeVersionText.js';

export default {
  component: SafeVersionText,
  args: { safe: { version: '2.17.1', onward: '2.17.1' } },
  parameters: host(),
} satisfies Meta<typeof SafeVersionText>;
type Story = StoryObj<typeof SafeVersionText>;

export const Onward: Story = {};
export const OlderLine: Story = { args: { safe: { version: '2.12.4', onward: '2.17.1' } } };
export const LaterOnesAffected: Story = { args: { safe: { version: '2.12.4' } } };
export const InRow: Story = { args: { isShort: true } };
