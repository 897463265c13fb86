import type { Meta, StoryObj } from '@storybook/react-vite';
import { TimeChart } from './TimeChart.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const until = Date.UTC(2026, 10, 24);
const timesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => until - (count - 1 - index) * 9 * DAY_MS);

export default {
  component: TimeChart,
  args: { label: 'Vulnerabilities by severity', from: until - 90 * DAY_MS, until },
} satisfies Meta<typeof TimeChart>;
type Story = StoryObj<typeof TimeChart>;

export const Stacked: Story = {
  args: {
    times: timesOf(8),
    bands: [
      {
        id: 'critical',
        label: 'Critical',
        tone: 'severity.CRITICAL',
        icon: 'sev-critical',
        values: [3, 3, 5, 9, 8, 8, 4, 2],
      },
      {
        id: 'high',
        label: 'High',
        tone: 'severity.HIGH',
        icon: 'sev-high',
        values: [20, 22, 22, 30, 31, 25, 25, 19],
      },
      { id: 'low', label: 'Low', tone: 'severity.LOW', icon: 'sev-low', values: [1, 1, 1, 1, 0, 0, 0, 0] },
    ],
  },
};
export const OneMeasurement: Story = {
  args: { times: [until - DAY_MS], bands: [{ id: 'all', label: 'At risk', tone: 'accent', values: [13] }] },
};
export const Zero: Story = {
  args: { times: timesOf(2), bands: [{ id: 'all', label: 'At risk', tone: 'accent', values: [0, 0] }] },
};
export const Nothing: Story = {
  args: { times: [], bands: [{ id: 'all', label: 'At risk', tone: 'accent', values: [] }] },
};
