import type { Meta, StoryObj } from '@storybook/react-vite';
import { host, POLICY_ID } from 'workshop';
import { PolicyEditor } from './PolicyEditor.js';

export default {
  component: PolicyEditor,
  parameters: host(),
} satisfies Meta<typeof PolicyEditor>;
type Story = StoryObj<typeof PolicyEditor>;

export const Full: Story = {};
export const Editing: Story = { args: { defaultValue: { open: POLICY_ID } } };
export const Creating: Story = { args: { defaultValue: { open: '*' } } };
export const Gone: Story = { args: { defaultValue: { open: '5c0f7a10-0000-4000-8000-000000000099' } } };
export const FilteredToNothing: Story = { args: { defaultValue: { searchText: 'no such name' } } };
export const Empty: Story = { parameters: host({ portfolio: 'empty' }) };
export const OnServer414: Story = {
  args: { defaultValue: { open: POLICY_ID } },
  parameters: host({ release: '4.14.2' }),
};
export const ReadOnly: Story = {
  args: { defaultValue: { open: POLICY_ID } },
  parameters: host({ isReadOnly: true }),
};
export const Loading: Story = { parameters: host({ answers: 'none' }) };
export const Failed: Story = { parameters: host({ answers: 'failure' }) };
export const Offline: Story = { parameters: host({ answers: 'offline' }) };
export const Forbidden: Story = { parameters: host({ as: [] }) };

/** Opens the dry run of the policy and starts it. */
const tried: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Dry run' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Start dry run' }));
  await canvas.findByText(/^\d.*scanned$/);
};
export const DryRun: Story = { args: { defaultValue: { open: POLICY_ID } }, play: tried };
export const DryRunLeavesConditionsOut: Story = {
  args: { defaultValue: { open: POLICY_ID } },
  parameters: host({ as: ['POLICY_MANAGEMENT', 'VIEW_PORTFOLIO'] }),
  play: tried,
};
export const DryRunForbidden: Story = {
  args: { defaultValue: { open: POLICY_ID } },
  parameters: host({ as: ['POLICY_MANAGEMENT'] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dry run' }));
  },
};
