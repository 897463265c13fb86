import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar.js';

export default { component: ProgressBar, args: { label: 'Uploading bom.json' } } satisfies Meta<
  typeof ProgressBar
>;
type Story = StoryObj<typeof ProgressBar>;

export const HalfWay: Story = { args: { value: 3, max: 6, valueText: '3 of 6 MB' } };
export const Unknown: Story = {};
export const Done: Story = { args: { value: 1 } };
