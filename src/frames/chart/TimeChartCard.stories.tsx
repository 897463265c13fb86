import type { Meta, StoryObj } from '@storybook/react-vite';
import { host } from 'workshop';
import { TimeChartCard } from './TimeChartCard.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const until = Date.UTC(2026, 10, 24);

export default {
  component: TimeChartCard,
  parameters: host(),
  args: {
    title: 'Audited findings',
    sentence: 'Audited findings (chart): 12 to 15 over 30 days.',
    name: 'audited-findings',
    series: {
      from: until - 30 * DAY_MS,
      until,
      times: [until - 30 * DAY_MS, until - 12 * DAY_MS, until - 2 * DAY_MS],
      bands: [
        { id: 'audited', label: 'Audited', tone: 'accent', values: [4, 6, 11] },
        { id: 'unaudited', label: 'Unaudited', tone: 'neutral', values: [8, 8, 4] },
      ],
    },
  },
} satisfies Meta<typeof TimeChartCard>;
type Story = StoryObj<typeof TimeChartCard>;

export const Chart: Story = {};
export const WithNote: Story = { args: { note: 'excluding suppressed' } };
export const OneDay: Story = {
  args: {
    series: {
      from: until - 30 * DAY_MS,
      until,
      times: [until],
      bands: [
        { id: 'audited', label: 'Audited', tone: 'accent', values: [4] },
        { id: 'unaudited', label: 'Unaudited', tone: 'neutral', values: [8] },
      ],
    },
  },
};
export const Nothing: Story = {
  args: { series: { from: until - 30 * DAY_MS, until, times: [], bands: [] } },
};
