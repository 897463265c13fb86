import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ToastList } from './ToastList.js';
import { createToasts, type Toast } from './toasts.js';

function toastsOf(...shown: readonly Toast[]) {
  const toasts = createToasts();
  for (const toast of shown) toasts.show({ durationMs: Infinity, ...toast });
  return toasts;
}

export default { component: ToastList } satisfies Meta<typeof ToastList>;
type Story = StoryObj<typeof ToastList>;

export const Success: Story = {
  args: {
    toasts: toastsOf({
      tone: 'success',
      title: '11 findings updated',
      actions: [{ label: 'Undo', onSelect: fn() }],
    }),
  },
};
export const Failure: Story = {
  args: {
    toasts: toastsOf({
      tone: 'danger',
      title: 'Could not update finding',
      description: 'The server is full.',
    }),
  },
};
export const Several: Story = {
  args: {
    toasts: toastsOf(
      { title: 'A BOM is being processed' },
      { tone: 'warning', title: 'The session ends in a minute' },
      { tone: 'success', title: 'Project created' },
    ),
  },
};
