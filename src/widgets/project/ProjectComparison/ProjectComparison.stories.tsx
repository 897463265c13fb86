import type { Meta, StoryObj } from '@storybook/react-vite';
import { BARE_PROJECT_ID, host, OLD_SHOP_ID, SHOP_ID } from 'workshop';
import { ProjectComparison } from './ProjectComparison.js';

export default {
  component: ProjectComparison,
  args: { projectId: SHOP_ID, defaultValue: { withProject: OLD_SHOP_ID } },
  parameters: host(),
} satisfies Meta<typeof ProjectComparison>;
type Story = StoryObj<typeof ProjectComparison>;

export const Findings: Story = {};
export const AllFindings: Story = {
  args: { defaultValue: { withProject: OLD_SHOP_ID, part: 'findings', findings: { outcome: 'all' } } },
};
export const FindingsViewed: Story = { parameters: host({ as: 'viewer' }) };
export const FindingsForbidden: Story = {
  args: { defaultValue: { withProject: OLD_SHOP_ID, part: 'findings' } },
  parameters: host({ as: ['VIEW_PORTFOLIO'] }),
};
export const Components: Story = {
  args: { defaultValue: { withProject: OLD_SHOP_ID, part: 'components' } },
};
export const AllComponents: Story = {
  args: { defaultValue: { withProject: OLD_SHOP_ID, components: { outcome: 'all' } } },
};
export const PolicyViolations: Story = {
  args: { defaultValue: { withProject: OLD_SHOP_ID, part: 'violations' } },
};
export const Licenses: Story = {
  args: { defaultValue: { withProject: OLD_SHOP_ID, part: 'licenses' } },
};
export const SidesSwitched: Story = {
  args: { defaultValue: { withProject: OLD_SHOP_ID, isSwitched: true } },
};
export const NoComponents: Story = {
  args: { defaultValue: { withProject: BARE_PROJECT_ID } },
};
export const CarryOver: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Carry over \d+ decision/ }));
  },
};
export const FilteredToNothing: Story = {
  args: { defaultValue: { withProject: OLD_SHOP_ID, components: { searchText: 'no such name' } } },
};
export const NothingChosen: Story = { args: { defaultValue: {} } };
export const NoOtherVersion: Story = { args: { projectId: BARE_PROJECT_ID, defaultValue: {} } };
export const OtherNotFound: Story = {
  args: { defaultValue: { withProject: '5c0f7a10-0000-4000-8000-00000000ffff' } },
};
export const OnServer5: Story = { parameters: host({ release: '5.0.2' }) };
export const Loading: Story = { parameters: host({ answers: 'none' }) };
export const Failed: Story = { parameters: host({ answers: 'failure' }) };
export const NotFound: Story = { parameters: host({ answers: 'notFound' }) };
export const Forbidden: Story = { parameters: host({ as: [] }) };
