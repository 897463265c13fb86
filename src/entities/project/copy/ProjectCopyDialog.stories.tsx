import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { host, SHOP_ID } from 'workshop';
import { ProjectCopyDialog } from './ProjectCopyDialog.js';

const SHOP = {
  uuid: SHOP_ID,
  name: 'web-shop',
  version: '2.4.0',
  versions: ['2.3.0', '2.4.0'].map((version) => ({ uuid: version, version })),
};

export default {
  component: ProjectCopyDialog,
  args: { project: SHOP, onClose: fn() },
  parameters: host(),
} satisfies Meta<typeof ProjectCopyDialog>;
type Story = StoryObj<typeof ProjectCopyDialog>;

export const Empty: Story = {};
export const WithoutComponents: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Components' }));
  },
};
export const VersionExists: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText(/^Version/), '2.3.0{Enter}');
  },
};
export const Refused: Story = {
  parameters: host({ answers: 'failure' }),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText(/^Version/), '2.5.0{Enter}');
  },
};
