import type { Meta, StoryObj } from '@storybook/react-vite';
import { controlled } from 'workshop';
import { TabPanel, Tabs, type TabItem, type TabsProps } from './Tabs.js';

const ITEMS: readonly TabItem[] = [
  { id: 'overview', label: 'Overview' },
  { id: 'components', label: 'Components', count: 214, countText: '214 components' },
  { id: 'findings', label: 'Findings', count: 9, problem: 'could not be counted' },
];

const TabsWithPanel = (props: TabsProps) => (
  <>
    <Tabs {...props} idPrefix="parts" />
    <TabPanel idPrefix="parts" id={props.value}>
      What stands behind {props.value}
    </TabPanel>
  </>
);

export default {
  component: Tabs,
  args: { label: 'web-shop', items: ITEMS, value: 'components' },
  render: controlled(TabsWithPanel),
} satisfies Meta<typeof Tabs>;
type Story = StoryObj<typeof Tabs>;

export const Buttons: Story = {};
export const Links: Story = {
  args: { items: ITEMS.map((item) => ({ ...item, href: `#${item.id}` })) },
  render: (args) => <Tabs {...args} />,
};
export const MoreThanFit: Story = {
  args: {
    items: Array.from({ length: 20 }, (_, place) => ({ id: String(place), label: `Tab number ${place}` })),
    value: '0',
  },
};
