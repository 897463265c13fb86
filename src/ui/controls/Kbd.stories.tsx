import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from './Kbd.js';

export default { component: Kbd } satisfies Meta<typeof Kbd>;

export const Key: StoryObj<typeof Kbd> = { args: { children: 'Ctrl K' } };
