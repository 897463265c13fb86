import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.js';

export default { component: Spinner } satisfies Meta<typeof Spinner>;
type Story = StoryObj<typeof Spinner>;

export const Decoration: Story = {};
export const WithWords: Story = { args: { label: 'Loading findings' } };
export const Large: Story = { args: { size: 24, label: 'Loading findings' } };
