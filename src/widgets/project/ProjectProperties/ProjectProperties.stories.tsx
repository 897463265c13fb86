import type { Meta, StoryObj } from '@storybook/react-vite';
import { BARE_PROJECT_ID, host, SHOP_ID } from 'workshop';
import { ProjectProperties } from './ProjectProperties.js';

export default {
  component: ProjectProperties,
  args: { projectId: SHOP_ID },
  parameters: host(),
} satisfies Meta<typeof ProjectProperties>;
type Story = StoryObj<typeof ProjectProperties>;

export const Full: Story = {};
export const Empty: Story = { args: { projectId: BARE_PROJECT_ID } };
export const FilteredToNothing: Story = { args: { defaultValue: { searchText: 'no such name' } } };
export const ChangesSecret: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /value of integrations \/ jira.token/ }));
  },
};
export const OnServer5: Story = { parameters: host({ release: '5.0.2' }) };
export const Loading: Story = { parameters: host({ answers: 'none' }) };
export const Failed: Story = { parameters: host({ answers: 'failure' }) };
export const Offline: Story = { parameters: host({ answers: 'offline' }) };
export const NotFound: Story = { parameters: host({ answers: 'notFound' }) };
export const Forbidden: Story = { parameters: host({ as: [] }) };
export const RefusedByTheServer: Story = { parameters: host({ answers: 'forbidden' }) };
