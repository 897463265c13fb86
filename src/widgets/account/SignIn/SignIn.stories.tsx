import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { host } from 'workshop';
import { SignIn } from './SignIn.js';

export default {
  component: SignIn,
  args: { onSignedIn: fn() },
  parameters: host(),
} satisfies Meta<typeof SignIn>;
type Story = StoryObj<typeof SignIn>;

export const Empty: Story = {};
export const Refused: Story = {
  parameters: host({ answers: 'forbidden' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'admin');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}');
  },
};
export const Waiting: Story = {
  parameters: host({ answers: 'none' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'admin');
    await userEvent.type(canvas.getByLabelText('Password'), 'Test-1234{Enter}');
  },
};
export const WithIdentityProvider: Story = {
  args: { identityProvider: { label: 'Sign in with Example ID', onChoose: fn() } },
};
export const IdentityProviderChecked: Story = {
  args: { identityProvider: { status: 'checking', onChoose: fn() } },
};
export const IdentityProviderBusy: Story = { args: { identityProvider: { status: 'busy', onChoose: fn() } } };
