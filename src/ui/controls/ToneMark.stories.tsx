import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToneMark } from './ToneMark.js';

export default { component: ToneMark, args: { children: 'Fail', icon: 'policy' } } satisfies Meta<
  typeof ToneMark
>;
type Story = StoryObj<typeof ToneMark>;

export const Danger: Story = { args: { tone: 'danger' } };
export const Violation: Story = { args: { tone: 'violation.WARN', children: 'Warn' } };
export const Severity: Story = { args: { tone: 'severity.CRITICAL', children: 'Critical' } };
export const Neutral: Story = { args: { tone: 'neutral', children: 'Unknown', icon: 'info' } };
