import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { host } from 'workshop';
import { RunOutcomeDialog, type OutcomeKind, type RunOutcomeDialogProps } from './RunOutcomeDialog.js';

interface Row {
  readonly name: string;
  readonly kind: OutcomeKind;
}

const ROWS: readonly Row[] = [
  { name: 'left-pad', kind: 'refused' },
  { name: 'lodash', kind: 'left' },
  { name: 'log4j-core', kind: 'changed' },
  { name: 'moment', kind: 'same' },
];
const WORDS = {
  refused: 'Not changed: Somebody else has decided meanwhile.',
  left: 'Not begun',
  changed: 'Changed',
  same: 'Was so already',
};

const Outcome = (props: RunOutcomeDialogProps<Row>) => <RunOutcomeDialog<Row> {...props} />;

export default {
  component: Outcome,
  args: {
    title: '2 of 4 changed',
    rows: ROWS,
    row: { getId: ({ name }) => name, getName: ({ name }) => name },
    columns: [{ id: 'name', header: 'Name', width: 200, cardSlot: 'title', cell: ({ name }) => name }],
    outcome: 'Outcome',
    textOf: ({ kind }) => WORDS[kind],
    retry: fn(),
    undo: fn(),
    onClose: fn(),
  },
  parameters: host(),
} satisfies Meta<typeof Outcome>;
type Story = StoryObj<typeof Outcome>;

export const Partly: Story = {};
export const Done: Story = {
  args: { title: '2 of 2 changed', rows: ROWS.slice(2), retry: undefined },
};
export const NothingToTakeBack: Story = { args: { undo: undefined } };
