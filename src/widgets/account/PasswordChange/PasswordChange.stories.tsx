import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { host } from 'workshop';
import { PasswordChange } from './PasswordChange.js';

export default {
  component: PasswordChange,
  args: { defaultUsername: 'admin', onPasswordChanged: fn(), onCancel: fn() },
  parameters: host(),
} satisfies Meta<typeof PasswordChange>;
type Story = StoryObj<typeof PasswordChange>;

export const Empty: Story = {};
export const ProblemsFoundHere: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
  },
};
