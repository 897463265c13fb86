import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MenuButton, MoreButton } from './Menu.js';
import type { MenuItem } from './MenuItem.js';

const ITEMS: readonly MenuItem[] = [
  { id: 'edit', label: 'Edit', icon: 'edit', keys: 'E', onSelect: fn() },
  { id: 'open', label: 'Open in a new tab', href: '#there' },
  { id: 'suppress', label: 'Suppress', disabledReason: 'You need the permission VULNERABILITY_ANALYSIS.' },
  { id: 'inactive', label: 'Show inactive', heading: 'Shown', isChecked: true, onSelect: fn() },
  { id: 'delete', label: 'Delete', icon: 'trash', isDanger: true, hasRule: true, onSelect: fn() },
];

export default {
  component: MenuButton,
  args: { children: 'Actions', iconEnd: 'chevron-down', items: ITEMS },
} satisfies Meta<typeof MenuButton>;
type Story = StoryObj<typeof MenuButton>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
export const WithSecondChoices: Story = {
  args: {
    children: 'Versions',
    items: ['2.4.0', '2.3.1'].map((version) => ({
      id: version,
      label: version,
      href: `#${version}`,
      beside: { words: 'Compare', label: `Compare with ${version}`, href: `#compare-${version}` },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
export const More: Story = { render: () => <MoreButton label="More" items={ITEMS} /> };
