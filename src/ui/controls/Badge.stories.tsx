import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Tag } from './Badge.js';

export default { component: Badge, args: { children: 'Active' } } satisfies Meta<typeof Badge>;
type Story = StoryObj<typeof Badge>;

export const Neutral: Story = {};
export const Accent: Story = { args: { tone: 'accent' } };
export const Success: Story = { args: { tone: 'success', icon: 'check' } };
export const Warning: Story = { args: { tone: 'warning', icon: 'alert' } };
export const Danger: Story = { args: { tone: 'danger', icon: 'bug' } };
export const Info: Story = { args: { tone: 'info' } };
export const Severities: Story = {
  render: () => (
    <>
      <Badge tone="severity.CRITICAL">Critical</Badge> <Badge tone="severity.HIGH">High</Badge>{' '}
      <Badge tone="severity.MEDIUM">Medium</Badge> <Badge tone="severity.LOW">Low</Badge>{' '}
      <Badge tone="severity.INFO">Info</Badge> <Badge tone="severity.UNASSIGNED">Unassigned</Badge>
    </>
  ),
};
export const Violations: Story = {
  render: () => (
    <>
      <Badge tone="violation.FAIL">Fail</Badge> <Badge tone="violation.WARN">Warn</Badge>{' '}
      <Badge tone="violation.INFO">Info</Badge>
    </>
  ),
};
export const Medium: Story = { args: { size: 'medium' } };
export const Tags: Story = {
  render: () => (
    <>
      <Tag>pci</Tag> <Tag>public</Tag>
    </>
  ),
};
