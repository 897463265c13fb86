import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.js';

export default { component: Avatar, args: { name: 'Grace Hopper' } } satisfies Meta<typeof Avatar>;
type Story = StoryObj<typeof Avatar>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 20 } };
export const OneWord: Story = { args: { name: 'admin' } };
