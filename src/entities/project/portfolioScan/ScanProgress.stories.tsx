import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError, NetworkError } from '../../../api/errors.js';
import type { ScanState } from './PortfolioScanner.js';
import { ScanButtons } from './ScanButtons.js';
import { ScanNotes } from './ScanNotes.js';
import { ScanProgress } from './ScanProgress.js';
import type { ScanWords } from './ScanWords.js';

function Run({ state }: { state: Partial<ScanState> }) {
  const all = { state: { ...RUNNING, ...state }, scanner: SCANNER };
  return (
    <>
      <ScanButtons isRunning={all.state.status !== 'over'} icon="search" onBegin={() => {}} onStop={() => {}}>
        Look again
      </ScanButtons>
      <ScanProgress {...all} words={WORDS} />
      <ScanNotes {...all} />
    </>
  );
}

// Messages of stories are in no catalogue, so they are parsed already.
const says = (value: string) =>
  ({ id: 'story', defaultMessage: [{ type: 0, value }] }) as unknown as ScanWords['hits'] &
    ScanWords['noHits'];

const WORDS: ScanWords = {
  heading: says('Components with lodash'),
  hits: says('37 components in 12 projects'),
  noHits: says('No components use it'),
  components: says('Components with lodash'),
  projects: says('Projects with lodash'),
  fileName: 'lodash',
};

const SCANNER = { start: async () => {}, resume: () => {}, again: () => {} };

const RUNNING: ScanState = {
  status: 'running',
  isStopped: false,
  total: 5_000,
  left: 4_588,
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
const OVER = { ...RUNNING, status: 'over', left: 0, looked: 5_000 } as const;

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
  args: { state: { status: 'over', total: 0, left: 0, looked: 0, error: new ApiError(OUTLINE, 500) } },
};
export const NoHits: Story = { args: { state: { ...OVER, hitCount: 0 } } };
export const NoProjects: Story = { args: { state: { status: 'over', total: 0, left: 0, looked: 0 } } };
export const LeftOut: Story = {
  args: { state: { ...OVER, hitCount: 61_204, gone: [SHOP], looked: 4_999, inactive: 4 } },
};
