import type { Meta, StoryObj } from '@storybook/react-vite';
import { host } from 'workshop';
import { ProjectEditor } from './ProjectEditor.js';

export default {
  component: ProjectEditor,
  parameters: host(),
} satisfies Meta<typeof ProjectEditor>;
type Story = StoryObj<typeof ProjectEditor>;

export const Empty: Story = {};
export const WithName: Story = { args: { defaultName: 'web-shop' } };
export const ProblemsFoundHere: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create project' }));
  },
};
export const Forbidden: Story = { parameters: host({ as: [] }) };
