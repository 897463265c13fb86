import type { Meta, StoryObj } from '@storybook/react-vite';
import { host } from 'workshop';
import { PolicyEditor } from './PolicyEditor.js';

export default {
  component: PolicyEditor,
  parameters: host(),
} satisfies Meta<typeof PolicyEditor>;
type Story = StoryObj<typeof PolicyEditor>;

// Full, Loading and Failed are states once it asks the server: docs/contributing.md, “The workshop”.
export const Empty: Story = {};
export const Forbidden: Story = { parameters: host({ as: [] }) };
