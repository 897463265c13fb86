import type { Meta, StoryObj } from '@storybook/react-vite';
import { PopoverButton } from './Popover.js';

export default {
  component: PopoverButton,
  args: { label: 'Columns', icon: 'columns', children: <button type="button">Inside</button> },
} satisfies Meta<typeof PopoverButton>;
type Story = StoryObj<typeof PopoverButton>;

export const Closed: Story = {};
export const IconOnly: Story = { args: { isIconOnly: true } };
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
