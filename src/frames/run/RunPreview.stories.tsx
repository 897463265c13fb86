import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { host } from 'workshop';
import { InlineNotice } from '../../ui/layout/states.js';
import { Quiet, RunPreview, type RunPreviewProps } from './RunPreview.js';
import { BOOK_RUN_TEXT, say } from './runStories.js';

interface Step {
  readonly title: string;
  readonly becomes: string;
  readonly isPossible: boolean;
}

const BOOKS = ['Moby-Dick', 'Middlemarch', 'Dracula'];

const Preview = (props: RunPreviewProps<string, Step>) => <RunPreview<string, Step> {...props} />;

export default {
  component: Preview,
  args: {
    title: 'Lend 3 books?',
    items: BOOKS,
    names: BOOK_RUN_TEXT.names,
    words: {
      changes: say('Loans'),
      apply: say('Lend books'),
      chooseFirst: say('Say to whom.'),
      noneChanges: say('All are lent already.'),
      same: say('One stays where it is.'),
      leaveDecided: say('Leave lent ones where they are'),
    },
    isDecided: (title) => title === 'Dracula',
    isEmpty: false,
    stepsOf: (titles) => titles.map((title) => ({ title, becomes: 'Lent to Ann', isPossible: true })),
    itemOf: ({ title }) => title,
    columns: [{ id: 'becomes', header: 'Becomes', width: 160, grow: 1, cell: ({ becomes }) => becomes }],
    fields: <Quiet>The fields stand here.</Quiet>,
    onStart: fn(),
    onClose: fn(),
  },
  parameters: host(),
} satisfies Meta<typeof Preview>;
type Story = StoryObj<typeof Preview>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { isEmpty: true } };
export const NothingChanges: Story = { args: { stepsOf: () => [] } };
export const PartlyImpossible: Story = {
  args: {
    stepsOf: ([first = '']) => [
      { title: first, becomes: 'Only to be read here', isPossible: false },
      { title: 'Dracula', becomes: 'Lent to Ann', isPossible: true },
    ],
    isPossible: ({ isPossible }) => isPossible,
  },
};
export const WithRemarks: Story = {
  args: {
    warning: () => <InlineNotice tone="warning" title="One of them is torn" />,
    note: () => <Quiet>Ann may have one of them already.</Quiet>,
    problem: 'Nobody is called so.',
  },
};
