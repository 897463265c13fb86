import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { host } from 'workshop';
import { NetworkError } from '../../../api/errors.js';
import { DecidedMeanwhile } from '../../../data/changeDecision.js';
import { ROWS } from './applyStories.js';
import { OutcomeDialog } from './OutcomeDialog.js';
import type { ApplyOutcomeRow } from './useApplyRun.js';

const DONE = ROWS.map((row): ApplyOutcomeRow => ({ row, kind: row.kind === 'same' ? 'same' : 'changed' }));
const PARTLY: readonly ApplyOutcomeRow[] = [
  { row: ROWS[0]!, kind: 'refused', error: new DecidedMeanwhile({ isSuppressed: false }) },
  {
    row: ROWS[1]!,
    kind: 'refused',
    error: new NetworkError({ method: 'PUT', path: '/api/v1/analysis' }, 'connection'),
  },
  { row: ROWS[2]!, kind: 'left' },
  ...DONE.slice(3),
];

export default {
  component: OutcomeDialog,
  args: {
    outcome: { isUndo: false, rows: DONE, retry: undefined, undo: fn() },
    onClose: fn(),
  },
  parameters: host(),
} satisfies Meta<typeof OutcomeDialog>;
type Story = StoryObj<typeof OutcomeDialog>;

export const Done: Story = {};
export const Partly: Story = {
  args: { outcome: { isUndo: false, rows: PARTLY, retry: fn(), undo: fn() } },
};
export const NotUndone: Story = {
  args: { outcome: { isUndo: true, rows: PARTLY, retry: fn(), undo: undefined } },
};
