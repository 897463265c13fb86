import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { host } from 'workshop';
import { ProfileDialog } from './ProfileDialog.js';

export default {
  component: ProfileDialog,
  args: { onClose: fn(), onProfileSaved: fn() },
  parameters: host(),
} satisfies Meta<typeof ProfileDialog>;
type Story = StoryObj<typeof ProfileDialog>;

export const Full: Story = {};
export const Loading: Story = { parameters: host({ answers: 'none' }) };
export const Failed: Story = { parameters: host({ answers: 'failure' }) };
