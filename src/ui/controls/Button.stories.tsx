import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button.js';

export default { component: Button, args: { children: 'Save' } } satisfies Meta<typeof Button>;
type Story = StoryObj<typeof Button>;

export const Secondary: Story = {};
export const Primary: Story = { args: { variant: 'primary' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } };
export const DangerQuiet: Story = { args: { variant: 'dangerQuiet', children: 'Delete' } };
export const Facet: Story = { args: { variant: 'facet', children: 'Severity', iconEnd: 'chevron-down' } };
export const Small: Story = { args: { size: 'small' } };
export const Tall: Story = { args: { size: 'tall' } };
export const WithIcon: Story = { args: { icon: 'plus', children: 'Create project' } };
export const Busy: Story = { args: { variant: 'primary', isBusy: true, busyLabel: 'Saving…' } };
export const Refusing: Story = { args: { disabledReason: 'You need the permission PORTFOLIO_MANAGEMENT.' } };
export const Wide: Story = { args: { isWide: true } };
