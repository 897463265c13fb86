import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { AxisSlider } from './AxisSlider.js';

export default {
  component: AxisSlider,
  args: {
    axis: { from: 0, to: 10, step: 0.1 },
    words: { label: 'CVSS', format: (value) => value.toFixed(1) },
    range: { from: 7, to: 9.5 },
    onRangeChange: () => {},
  },
  render: function Held(args) {
    const [range, setRange] = useState(args.range);
    return <AxisSlider {...args} range={range} onRangeChange={setRange} />;
  },
} satisfies Meta<typeof AxisSlider>;
type Story = StoryObj<typeof AxisSlider>;

export const Range: Story = {};
export const Whole: Story = { args: { range: undefined } };
export const Logarithmic: Story = {
  args: {
    axis: { from: 0, to: 1, step: 0.001, logFrom: 0.0001 },
    words: { label: 'EPSS', format: (value) => `${Number((value * 100).toFixed(2))} %` },
    range: { from: 0.01, to: 1 },
  },
};
