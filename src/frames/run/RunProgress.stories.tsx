import type { Meta, StoryObj } from '@storybook/react-vite';
import { NetworkError } from '../../api/errors.js';
import { newRun, type SaveRun } from '../../data/saveRun.js';
import type { RunView } from '../../data/SaveRunner.js';
import { RunningDialog } from './RunningDialog.js';
import { RunProgress } from './RunProgress.js';
import { BOOK_RUN_TEXT } from './runStories.js';

export default { component: RunProgress } satisfies Meta<typeof RunProgress>;
type Story = StoryObj<typeof RunProgress>;

/** Returns a run that makes no progress. */
function still(run: Partial<SaveRun<unknown, unknown>>): RunView {
  const snapshot = { ...newRun<unknown, unknown>(Array.from({ length: 412 }, () => ({}))), ...run };
  return { subscribe: () => () => {}, getSnapshot: () => snapshot, resume: () => {}, stop: () => {} };
}
const done = Array.from({ length: 268 }, () => ({}));

export const Running: Story = { args: { label: 'Updating 412 findings…', runner: still({ done }) } };
export const Refused: Story = {
  args: {
    label: 'Updating 412 findings…',
    runner: still({ done, refused: [{ item: {}, error: new Error('No') }] }),
  },
};
export const Waiting: Story = {
  args: {
    label: 'Updating 412 findings…',
    runner: still({
      done,
      intent: 'wait',
      obstacle: new NetworkError({ method: 'PUT', path: '/api/v1/analysis' }, 'offline'),
    }),
  },
};
export const InDialog: StoryObj = {
  render: () => <RunningDialog runner={still({ done })} title={BOOK_RUN_TEXT.words.running} />,
};
