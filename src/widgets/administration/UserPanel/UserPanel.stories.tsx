import type { Meta, StoryObj } from '@storybook/react-vite';
import { host } from 'workshop';
import { UserPanel } from './UserPanel.js';

export default {
  component: UserPanel,
  args: { kind: 'managed' },
  parameters: host(),
} satisfies Meta<typeof UserPanel>;
type Story = StoryObj<typeof UserPanel>;

export const Full: Story = {};
export const Directory: Story = { args: { kind: 'ldap' } };
export const Provider: Story = { args: { kind: 'oidc' } };
export const Creating: Story = { args: { defaultValue: { open: '*' } } };
export const Open: Story = { args: { defaultValue: { open: 'admin' } } };
export const FilteredToNothing: Story = { args: { defaultValue: { searchText: 'no such name' } } };
export const OnServer5: Story = { parameters: host({ release: '5.0.2' }) };
export const ReadOnly: Story = { parameters: host({ isReadOnly: true }) };
export const Loading: Story = { parameters: host({ answers: 'none' }) };
export const Failed: Story = { parameters: host({ answers: 'failure' }) };
export const Offline: Story = { parameters: host({ answers: 'offline' }) };
export const Forbidden: Story = { parameters: host({ as: [] }) };
