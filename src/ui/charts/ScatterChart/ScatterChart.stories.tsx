import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ScatterBrush } from './brushShape.js';
import { ScatterChart } from './ScatterChart.js';

const points = Array.from({ length: 220 }, (_, index) => {
  const x = ((index * 37) % 101) / 10;
  return {
    x,
    y: Math.min(1, 10 ** (-4 + ((index * 53) % 89) / 22)),
    kind: x >= 9 ? 0 : x >= 7 ? 1 : x >= 4 ? 2 : 3,
  };
});

export default {
  component: ScatterChart,
  args: {
    label: 'Findings by CVSS and EPSS',
    points,
    kinds: [
      { id: 'critical', label: 'Critical', tone: 'severity.CRITICAL', icon: 'sev-critical' },
      { id: 'high', label: 'High', tone: 'severity.HIGH', icon: 'sev-high' },
      { id: 'medium', label: 'Medium', tone: 'severity.MEDIUM', icon: 'sev-medium' },
      { id: 'low', label: 'Low', tone: 'severity.LOW', icon: 'sev-low' },
    ],
    axes: { x: { from: 0, to: 10, step: 0.1 }, y: { from: 0, to: 1, step: 0.001, logFrom: 0.0001 } },
    words: {
      x: { label: 'CVSS', format: (value) => value.toFixed(1) },
      y: { label: 'EPSS', format: (value) => `${Number((value * 100).toFixed(2))} %` },
    },
    nameOf: (place) => `CVE-2026-${1000 + place}`,
    brush: {},
    onBrushChange: () => {},
  },
} satisfies Meta<typeof ScatterChart>;
type Story = StoryObj<typeof ScatterChart>;

export const Logarithmic: Story = {
  render: function Brushed(args) {
    const [brush, setBrush] = useState<ScatterBrush>(args.brush);
    return <ScatterChart {...args} brush={brush} onBrushChange={setBrush} />;
  },
};
export const Linear: Story = {
  args: { axes: { x: { from: 0, to: 10, step: 0.1 }, y: { from: 0, to: 1, step: 0.01 } } },
};
export const Brushed: Story = { args: { brush: { x: { from: 7, to: 10 }, y: { from: 0.1, to: 1 } } } };
export const OnePoint: Story = { args: { points: [{ x: 9.8, y: 0.94, kind: 0 }] } };
export const Nothing: Story = { args: { points: [] } };
export const Waiting: Story = { args: { points: [], isWaiting: true } };
