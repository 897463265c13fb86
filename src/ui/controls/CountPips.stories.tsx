import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountPips, CountPipsHead, type CountPip } from './CountPips.js';

const CELLS: readonly CountPip[] = [
  { label: 'Critical', mark: 'C', count: 3, tone: 'severity.CRITICAL' },
  { label: 'High', mark: 'H', count: 12, tone: 'severity.HIGH' },
  { label: 'Medium', mark: 'M', count: 0, tone: 'severity.MEDIUM' },
  { label: 'Low', mark: 'L', count: 1204, tone: 'severity.LOW' },
  { label: 'Unassigned', mark: 'U', count: undefined, tone: 'severity.UNASSIGNED' },
];

export default { component: CountPips, args: { cells: CELLS } } satisfies Meta<typeof CountPips>;
type Story = StoryObj<typeof CountPips>;

export const Normal: Story = {};
export const LongNumbers: Story = {
  args: { cells: CELLS.map((cell, index) => ({ ...cell, count: 12_431 * 10 ** index })) },
};
export const WithMarks: Story = { args: { marks: 'always' } };
export const BelowTheirHead: Story = {
  render: (args) => (
    <>
      <CountPipsHead letters={CELLS.map(({ label }) => ({ letter: label[0]!, label }))} />
      <CountPips {...args} />
    </>
  ),
};
