import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { screen } from 'storybook/test';
import { host } from 'workshop';
import { ApiError, NetworkError } from '../../api/errors.js';
import type { Page, PageRequest } from '../../api/paging.js';
import { resourceKey } from '../../data/resources/resourceKey.js';
import { Button } from '../../ui/controls/Button.js';
import { FoldedControls } from './FoldedControls.js';
import { listChoice } from './listChoice.js';
import { flagMember, listCodec, textMember, wordMember } from './listCodec.js';
import type { ListDefinition } from './ListDefinition.js';
import { listPill } from './listPill.js';
import { listSwitch } from './listSwitch.js';
import type { ListValue } from './listValue.js';
import { ListView, type ListViewProps } from './ListView.js';
import { useList } from './useList.js';
import { useListSelection } from './useListSelection.js';

interface Gate {
  id: string;
  name: string;
  tier: 'gold' | 'silver';
  failures: number;
}
interface GateListValue extends ListValue<'name' | 'failures'> {
  failing?: boolean;
  tier?: Gate['tier'];
  team?: string;
}
const TIERS = ['gold', 'silver'] as const;

const GATES: ListDefinition<Gate, GateListValue> = {
  value: listCodec<GateListValue>({
    name: 'GateList',
    sorts: ['name', 'failures'],
    filters: {
      failing: flagMember('failing'),
      tier: wordMember('tier', TIERS),
      team: textMember('team'),
    },
  }),
  columns: [
    {
      id: 'name',
      header: 'Gate',
      width: 220,
      grow: 1,
      canHide: false,
      cardSlot: 'title',
      cell: ({ name }) => <a href={`#${name}`}>{name}</a>,
      exported: ({ name }) => name,
    },
    { id: 'tier', header: 'Tier', width: 120, cardSlot: 'second', cell: ({ tier }) => tier },
    {
      id: 'failures',
      header: 'Failures',
      headerTip: 'In the last 30 days',
      width: 110,
      align: 'end',
      isDescendingFirst: true,
      cardSlot: 'titleEnd',
      cell: ({ failures }, intl) => intl.formatNumber(failures),
      exported: ({ failures }) => failures,
    },
  ],
  row: {
    getId: ({ id }) => id,
    getName: ({ name }) => name,
    isMuted: ({ failures }) => failures === 0,
  },
  permission: 'VIEW_PORTFOLIO',
  search: { label: 'Search gates', hint: 'Search by name' },
  filters: [
    listSwitch({ key: 'failing', label: 'Failing ones only', tip: 'Leaves out what never failed.' }),
    listChoice({
      key: 'tier',
      label: 'Tier',
      options: TIERS,
      name: (tier) => `Tier ${tier}`,
      says: (tier) => (
        <>
          Tier is <b>{tier}</b>
        </>
      ),
    }),
    listPill({ key: 'team', name: (team) => `Team ${team}`, says: (team) => <>Team is {team}</> }),
  ],
  isNotFound: (error) => error instanceof ApiError && error.status === 404,
  filterProblem: (error, { team }) =>
    team !== undefined && error instanceof ApiError ? 'This server knows no teams' : undefined,
  icon: 'project',
  fileName: 'gates',
  words: {
    label: 'Release gates',
    none: 'No gates yet',
    noneAdvice: 'They come with the first pipeline.',
    failed: 'The gates could not be loaded',
    notFound: 'There is no such pipeline',
    total: (count) => `${count} gates`,
  },
};

const ALL = Array.from({ length: 1_240 }, (_, place): Gate => ({
  id: `g${place}`,
  name: `release-gate-${place + 1}`,
  tier: TIERS[place % 2]!,
  failures: (place * 7) % 23,
}));
const OUTLINE = { method: 'GET', path: '/gates' };
const ANSWERS = {
  none: () => ({ rows: [], total: 0 }),
  never: () => new Promise<never>(() => {}),
  offline: () => Promise.reject(new NetworkError(OUTLINE, 'connection')),
  refused: () => Promise.reject(new ApiError(OUTLINE, 400)),
  forbidden: () => Promise.reject(new ApiError(OUTLINE, 403)),
  missing: () => Promise.reject(new ApiError(OUTLINE, 404)),
  rows: ({ pageNumber, pageSize }: PageRequest) => ({
    rows: ALL.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
    total: ALL.length,
  }),
};

interface GatesProps extends Omit<ListViewProps<Gate, GateListValue>, 'list' | 'selection'> {
  /** The answers to the requests, in order. The last one also answers all later requests. */
  answers?: readonly (keyof typeof ANSWERS)[];
  definition?: ListDefinition<Gate, GateListValue>;
  defaultValue?: GateListValue;
}

function Gates(props: GatesProps) {
  const { answers = ['rows'], definition = GATES, defaultValue, ...view } = props;
  const times = useRef(0);
  const list = useList(definition, {
    defaultValue,
    pageSize: 8,
    page: (request, value) => ({
      key: resourceKey('gates', request, value),
      load: async (): Promise<Page<Gate>> => {
        const answer = answers[Math.min(times.current, answers.length - 1)] ?? 'rows';
        times.current += 1;
        return ANSWERS[answer](request);
      },
    }),
    reloads: [resourceKey('gates')],
  });
  const selection = useListSelection(list, {
    label: 'Selected gates',
    actions: (rows) => <Button>{`Open ${rows.length}`}</Button>,
  });
  return <ListView {...view} list={list} selection={selection} />;
}

export default {
  title: 'frames/list/ListView',
  component: Gates,
  args: { title: <h1>Release gates</h1> },
  parameters: host(),
} satisfies Meta<typeof Gates>;
type Story = StoryObj<typeof Gates>;

export const Full: Story = {};
export const WithCreation: Story = { args: { create: { label: 'Add gate', onCreate: () => {} } } };
export const Loading: Story = { args: { answers: ['never'] } };
export const Empty: Story = {
  args: {
    answers: ['none'],
    create: { label: 'Add gate', onCreate: () => {}, isOfferedWhenEmpty: true },
  },
};
export const FilteredToNothing: Story = {
  args: { answers: ['none'], defaultValue: { searchText: 'nightly', tier: 'gold' } },
};
export const Filtered: Story = {
  args: { defaultValue: { searchText: 'gate', tier: 'gold', team: 'payments', failing: true } },
};
export const Folded: Story = {
  args: {
    definition: { ...GATES, Controls: FoldedControls },
    defaultValue: { tier: 'gold', team: 'payments' },
  },
  globals: { width: '360px' },
};
export const SwitchThatCannotBeUsed: Story = {
  args: { offReasons: { failing: 'Nothing failed in the last 30 days.' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(await canvas.findByRole('switch'));
  },
};
export const Forbidden: Story = { parameters: host({ as: [] }) };
export const ForbiddenByTheServer: Story = { args: { answers: ['forbidden'] } };
export const NotFound: Story = { args: { answers: ['missing'] } };
export const Failed: Story = { args: { answers: ['offline'] } };
export const FailedByAFilter: Story = {
  args: { answers: ['refused'], defaultValue: { team: 'payments' } },
};
export const Refreshing: Story = {
  args: { answers: ['rows', 'never'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reload' }));
  },
};
export const OlderThanAFailedReload: Story = {
  args: { answers: ['rows', 'offline'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('release-gate-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
  },
};
export const PageThatIsGone: Story = { args: { defaultValue: { pageNumber: 9_000 } } };
export const Selected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select release-gate-2' }));
    await canvas.findByText('1 selected');
  },
};

const openExport: Story['play'] = async ({ canvas, userEvent }) => {
  await canvas.findByText('release-gate-1');
  await userEvent.click(canvas.getByRole('button', { name: 'Export list' }));
};
const exportCsv: Story['play'] = async (context) => {
  await openExport?.(context);
  // The menu is beside the page of the story.
  await context.userEvent.click(await screen.findByRole('menuitem', { name: 'CSV for spreadsheets' }));
};

export const ExportMenu: Story = { play: openExport };
export const Exporting: Story = { args: { answers: ['rows', 'rows', 'never'] }, play: exportCsv };
export const NotExported: Story = { args: { answers: ['rows', 'offline'] }, play: exportCsv };
