import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { host } from 'workshop';
import { RunOutcomeDialog, type RunOutcomeDialogProps } from './RunOutcomeDialog.js';
import type { RunOutcome } from './runOutcome.js';
import { BOOK_RUN_TEXT } from './runStories.js';

const ROWS: RunOutcome<string>['rows'] = [
  { item: 'Moby-Dick', kind: 'refused', error: new Error('Somebody else has lent it meanwhile.') },
  { item: 'Middlemarch', kind: 'left' },
  { item: 'Dracula', kind: 'changed' },
  { item: 'Emma', kind: 'same' },
];

const Outcome = (props: RunOutcomeDialogProps<string>) => <RunOutcomeDialog<string> {...props} />;

export default {
  component: Outcome,
  args: { text: BOOK_RUN_TEXT, onClose: fn() },
  parameters: host(),
} satisfies Meta<typeof Outcome>;
type Story = StoryObj<typeof Outcome>;

const outcome = (own: Partial<RunOutcome<string>>): Story => ({
  args: { outcome: { kind: 'over', isUndo: false, rows: ROWS, retry: fn(), undo: fn(), ...own } },
});

export const Partly: Story = outcome({});
export const Done: Story = outcome({ rows: ROWS.slice(2), retry: undefined });
export const NothingToTakeBack: Story = outcome({ undo: undefined });
export const NotTakenBack: Story = outcome({ isUndo: true, rows: ROWS.slice(0, 3), undo: undefined });
