import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from './Sparkline.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const pointsOf = (values: readonly number[]) => values.map((value, day) => ({ at: day * DAY_MS, value }));

export default { component: Sparkline, args: { until: 6 * DAY_MS } } satisfies Meta<typeof Sparkline>;
type Story = StoryObj<typeof Sparkline>;

export const Rising: Story = { args: { points: pointsOf([12, 12, 14, 31, 30, 44]) } };
export const Falling: Story = { args: { points: pointsOf([44, 40, 12, 12, 9, 3]) } };
export const Level: Story = { args: { points: pointsOf([5, 5, 5]) } };
