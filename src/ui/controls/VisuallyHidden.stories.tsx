import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden.js';

export default { component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;

/** Nothing to see: only screen readers say it. */
export const ForScreenReaders: StoryObj<typeof VisuallyHidden> = { args: { children: '3 findings' } };
