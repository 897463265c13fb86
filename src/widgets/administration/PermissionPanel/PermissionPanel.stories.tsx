import type { Meta, StoryObj } from '@storybook/react-vite';
import { host } from 'workshop';
import { PermissionPanel } from './PermissionPanel.js';

export default {
  component: PermissionPanel,
  parameters: host(),
} satisfies Meta<typeof PermissionPanel>;
type Story = StoryObj<typeof PermissionPanel>;

export const Full: Story = {};
export const Open: Story = { args: { defaultValue: { open: 'VIEW_PORTFOLIO' } } };
export const Matrix: Story = { parameters: host({ preferences: { PermissionPanelView: 'matrix' } }) };
export const MatrixOnServer5: Story = {
  parameters: host({ preferences: { PermissionPanelView: 'matrix' }, release: '5.0.2' }),
};
export const FilteredToNothing: Story = { args: { defaultValue: { searchText: 'no such name' } } };
export const OnServer5: Story = { parameters: host({ release: '5.0.2' }) };
export const ReadOnly: Story = { parameters: host({ isReadOnly: true }) };
export const Loading: Story = { parameters: host({ answers: 'none' }) };
export const Failed: Story = { parameters: host({ answers: 'failure' }) };
export const Offline: Story = { parameters: host({ answers: 'offline' }) };
export const Forbidden: Story = { parameters: host({ as: [] }) };
