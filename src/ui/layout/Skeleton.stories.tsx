import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.js';

export default { component: Skeleton } satisfies Meta<typeof Skeleton>;

export const Line: StoryObj<typeof Skeleton> = { args: { style: { inlineSize: '12rem' } } };
