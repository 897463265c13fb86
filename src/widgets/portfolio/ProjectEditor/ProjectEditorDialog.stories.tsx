import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { host } from 'workshop';
import { ProjectEditorDialog } from './ProjectEditorDialog.js';

export default {
  component: ProjectEditorDialog,
  args: { onClose: fn(), onProjectCreated: fn() },
  parameters: host(),
} satisfies Meta<typeof ProjectEditorDialog>;
type Story = StoryObj<typeof ProjectEditorDialog>;

export const Empty: Story = {};
export const Forbidden: Story = { parameters: host({ as: [] }) };
