import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError, NetworkError } from '../../../../api/errors.js';
import { DryRunNotes } from './DryRunNotes.js';
import { DryRunProgress } from './DryRunProgress.js';
import type { DryRunner, DryRunState } from './DryRunner.js';

function Run({ state }: { state: Partial<DryRunState> }) {
  const all = { state: { ...RUNNING, ...state }, runner: RUNNER };
  return (
    <>
      <DryRunProgress {...all} />
      <DryRunNotes {...all} />
    </>
  );
}

const RUNNER = { start: async () => {}, resume: () => {}, again: () => {} } as DryRunner;

const RUNNING: DryRunState = {
  status: 'running',
  isStopped: false,
  total: 5_000,
  looked: 412,
  components: 93_204,
  hits: [],
  hitCount: 37,
  byProject: Array.from({ length: 12 }, (_, number) => ({
    project: { uuid: String(number), name: `shop-${number}` },
    count: 3,
  })),
  lacking: {},
  failed: [],
  hidden: [],
  gone: [],
};

const OUTLINE = { method: 'GET', path: '/api/v1/component/project/1' };
const SHOP = { uuid: '1', name: 'shop', version: '2.0' };
const OVER = { ...RUNNING, status: 'over', looked: 5_000 } as const;

export default { component: Run } satisfies Meta<typeof Run>;
type Story = StoryObj<typeof Run>;

export const Finding: Story = { args: { state: { status: 'finding' } } };
export const FindingMany: Story = {
  args: { state: { status: 'finding', found: { done: 2_000, total: 5_000 } } },
};
export const Running: Story = { args: { state: {} } };
export const NoHitsYet: Story = { args: { state: { hitCount: 0 } } };
export const Waiting: Story = {
  args: { state: { status: 'waiting', obstacle: new NetworkError(OUTLINE, 'offline') } },
};
export const Stopped: Story = { args: { state: { status: 'over', isStopped: true } } };
export const Failed: Story = {
  args: {
    state: {
      ...OVER,
      looked: 4_986,
      failed: Array.from({ length: 13 }, (_, number) => ({
        item: { uuid: String(number), name: `broken-${number}` },
        error: new ApiError(OUTLINE, 500),
      })),
      hidden: [SHOP],
    },
  },
};
export const NotBegun: Story = {
  args: { state: { status: 'over', total: 0, looked: 0, error: new ApiError(OUTLINE, 500) } },
};
export const NoHits: Story = { args: { state: { ...OVER, hitCount: 0 } } };
export const NoProjects: Story = { args: { state: { status: 'over', total: 0, looked: 0 } } };
export const LeftOut: Story = {
  args: { state: { ...OVER, hitCount: 61_204, gone: [SHOP], looked: 4_999, inactive: 4 } },
};
