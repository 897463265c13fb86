import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { EmptyState } from '../layout/states.js';
import { arraySource } from './arraySource.js';
import { ColumnsButton } from './ColumnsButton.js';
import { DataTable } from './DataTable.js';
import type { DataTableProps, SortRule, TableColumn, TableLayout } from './interfaces.js';

interface Component {
  id: string;
  name: string;
  version: string;
  findings: number;
  level?: number;
}

const COLUMNS: readonly TableColumn<Component>[] = [
  {
    id: 'name',
    header: 'Component',
    width: 200,
    grow: 1,
    canSort: true,
    canHide: false,
    hasBranch: true,
    cardSlot: 'title',
    cell: ({ name }) => <a href={`#${name}`}>{name}</a>,
  },
  { id: 'version', header: 'Version', width: 120, cardSlot: 'second', cell: ({ version }) => version },
  {
    id: 'findings',
    header: 'Findings',
    headerTip: 'Suppressed ones are not counted',
    width: 100,
    align: 'end',
    canSort: true,
    isDescendingFirst: true,
    cardSlot: 'titleEnd',
    cell: ({ findings }) => findings,
  },
];

const componentsOf = (count: number): Component[] =>
  Array.from({ length: count }, (_, place) => ({
    id: `c${place}`,
    name: `component-${place}`,
    version: `1.${place}.0`,
    findings: (place * 7) % 23,
  }));

const TREE: readonly Component[] = [
  { id: 'a', name: 'spring-web', version: '5.3.18', findings: 2, level: 0 },
  { id: 'b', name: 'spring-core', version: '5.3.18', findings: 0, level: 1 },
  { id: 'c', name: 'spring-jcl', version: '5.3.18', findings: 0, level: 2 },
  { id: 'd', name: 'log4j-core', version: '2.14.1', findings: 2, level: 0 },
];

const row: DataTableProps<Component>['row'] = { getId: ({ id }) => id, getName: ({ name }) => name };

const meta = {
  title: 'ui/table/DataTable',
  component: DataTable<Component>,
  args: { label: 'Components', columns: COLUMNS, rows: arraySource(componentsOf(8)), row },
} satisfies Meta<DataTableProps<Component>>;
export default meta;
type Story = StoryObj<DataTableProps<Component>>;

export const Plain: Story = {};
export const Empty: Story = {
  args: { rows: arraySource([]), empty: <EmptyState title="No components yet" /> },
};
export const Loading: Story = { args: { rows: arraySource([]), status: 'loading' } };
export const Refreshing: Story = { args: { status: 'refreshing' } };
export const Muted: Story = { args: { row: { ...row, isMuted: ({ findings }) => findings === 0 } } };
export const Compact: Story = { args: { layout: { density: 'compact' } } };
export const PartlyLoaded: Story = {
  args: { rows: { count: 8, at: (place) => (place < 3 ? componentsOf(3)[place] : undefined) } },
};
export const Tree: Story = {
  args: {
    rows: arraySource(TREE),
    tree: {
      levelOf: ({ level = 0 }) => level,
      isOpen: ({ id }) => (id === 'c' || id === 'd' ? undefined : true),
    },
  },
};
export const Sorted: Story = {
  render: (args) => {
    const Table = () => {
      const [rules, setRules] = useState<readonly SortRule[]>([{ id: 'findings', isDescending: true }]);
      const rows = useMemo(() => {
        const { id, isDescending } = rules[0] ?? { id: 'name', isDescending: false };
        const sorted = componentsOf(8).sort((a, b) => (id === 'findings' ? a.findings - b.findings : 0));
        return arraySource(isDescending ? sorted.reverse() : sorted);
      }, [rules]);
      return <DataTable {...args} rows={rows} sorting={{ rules, onChange: setRules }} />;
    };
    return <Table />;
  },
};
export const Selected: Story = {
  render: (args) => {
    const Table = () => {
      const [ids, setIds] = useState<ReadonlySet<string>>(new Set(['c1', 'c3']));
      return (
        <DataTable {...args} selection={{ ids, onChange: setIds, canSelect: ({ id }) => id !== 'c2' }} />
      );
    };
    return <Table />;
  },
};
export const WithDetail: Story = {
  render: (args) => {
    const Table = () => {
      const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set(['c1']));
      const detail = { openIds, onOpenChange: setOpenIds, render: ({ name }: Component) => `About ${name}` };
      return <DataTable {...args} detail={detail} />;
    };
    return <Table />;
  },
};
export const Paged: Story = {
  render: (args) => {
    const Table = () => {
      const [page, setPage] = useState({ pageIndex: 1, pageSize: 8 });
      return (
        <DataTable
          {...args}
          foot={{
            paging: { ...page, total: 214, pageSizes: [8, 25], onChange: setPage },
            note: 'direct ones only',
          }}
        />
      );
    };
    return <Table />;
  },
};
export const ManyRows: Story = { args: { rows: arraySource(componentsOf(50_000)) } };
export const ColumnsChosen: Story = {
  render: (args) => {
    const Table = () => {
      const [layout, setLayout] = useState<TableLayout>({ shown: { version: false } });
      return (
        <>
          <ColumnsButton columns={COLUMNS} layout={layout} onLayoutChange={setLayout} />
          <DataTable {...args} layout={{ value: layout, onChange: setLayout }} />
        </>
      );
    };
    return <Table />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
  },
};
