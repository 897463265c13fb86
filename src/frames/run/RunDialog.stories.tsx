import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { host } from 'workshop';
import { newRun } from '../../data/saveRun.js';
import { RunDialog, type RunDialogProps } from './RunDialog.js';
import { BOOK_RUN_TEXT } from './runStories.js';
import type { RunStage } from './useRun.js';

const Shown = (props: RunDialogProps<string>) => <RunDialog<string> {...props} />;

const at = (stage: RunStage<string>): Story => ({
  args: { run: { stage, text: BOOK_RUN_TEXT, start: fn(), back: fn(), close: fn(), notePreview: fn() } },
});

export default { component: Shown, parameters: host() } satisfies Meta<typeof Shown>;
type Story = StoryObj<typeof Shown>;

const run = newRun<unknown, unknown>(['Moby-Dick', 'Middlemarch', 'Dracula']);

export const Running: Story = at({
  kind: 'running',
  isUndo: false,
  view: { subscribe: () => () => {}, getSnapshot: () => run, resume: fn(), stop: fn() },
});
export const KeepsFields: Story = {
  args: {
    ...at({
      kind: 'over',
      isUndo: false,
      rows: [{ item: 'Moby-Dick', kind: 'left' }],
      retry: fn(),
      undo: undefined,
    }).args,
    keepsFields: true,
  },
};
