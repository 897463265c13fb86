import { useMemo, useState } from 'react';
import type { DependencyGraph } from '../../../domain/graph/dependencyGraph.js';
import type { PathCount } from '../../../domain/graph/countPaths.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { withWords } from '../../../i18n/words.js';
import type { Project } from '../../../schema/project.js';
import { Button } from '../../../ui/controls/Button.js';
import { DataTable } from '../../../ui/table/DataTable.js';
import { arraySource } from '../../../ui/table/arraySource.js';
import type { SortRule } from '../../../ui/table/interfaces.js';
import { ListFrame } from '../../../ui/table/list.styles.js';
import { MenuButton } from '../../../ui/overlay/Menu.js';
import { deferred } from '../../../ui/later/deferred.js';
import { EmptyState } from '../../../ui/layout/states.js';
import { messages } from './DependencyGraph.messages.js';
import type { GraphNode } from './graphNode.js';
import { ListHead } from './ListHead.js';
import { nodeText } from './nodeText.js';
import { pathColumns } from './pathColumns.js';
import { capText, countText } from './pathCountText.js';
import { directCount, matching, sorted, type PathList, type PathRow } from './pathRows.js';

/** Props of {@link PathsView}. */
export interface PathsViewProps {
  project: Project;
  graph: DependencyGraph<GraphNode>;
  list: PathList;
  /** The places of the selected nodes. Empty: the list has a path to each vulnerable node. */
  targets: readonly number[];
  filterText: string;
  onFilterTextChange: (text: string) => void;
  /** Id of the path that is chosen. */
  chosenId: string | undefined;
  onChoose: (row: PathRow) => void;
  /** Lists more of a list that is cut; absent when no more are listed. */
  onListMore?: () => void;
}

/**
 * The paths to the selected nodes, as a table that shows which dependencies can be changed to remove them.
 */
export function PathsView(props: PathsViewProps) {
  const { project, graph, list, targets, filterText, onFilterTextChange, chosenId, onChoose, onListMore } =
    props;
  const intl = useIntl();
  const { notify } = useHost();
  const [sort, setSort] = useState<readonly SortRule[]>(NO_SORT);
  const isOverview = targets.length === 0;

  const rows = useMemo(
    () => sorted(graph, matching(graph, list.rows, filterText), sort[0]),
    [graph, list, filterText, sort],
  );
  const source = useMemo(() => arraySource(rows), [rows]);
  const exported = { project, graph, rows, total: list.total, listed: list.rows.length, filterText };
  const copy = async (copied: readonly PathRow[]) => {
    try {
      const { pathText } = await exporter();
      const text = copied.map((row) => pathText({ project, graph }, row)).join('\n');
      await navigator.clipboard.writeText(text);
      notify({ kind: 'success', title: intl.formatMessage(messages.copied, { count: copied.length }) });
    } catch {
      notify({ kind: 'failure', title: intl.formatMessage(messages.copyFailed) });
    }
  };
  const columns = useMemo(
    () => pathColumns({ intl, graph, isOverview, onCopy: (row) => void copy([row]) }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- copying reads what does not change with the columns
    [intl, graph, isOverview, project, notify],
  );

  if (list.rows.length === 0) {
    return <GraphState kind={isOverview ? 'noVulnerable' : 'noPath'} />;
  }
  const isCut = list.total !== undefined && list.total.count > list.rows.length;
  return (
    <ListFrame>
      <ListHead
        title={isOverview ? <Message {...messages.vulnerableTitle} /> : <TargetTitle {...props} />}
        meta={
          isOverview ? (
            <Message {...messages.shortestEach} />
          ) : (
            <Message {...messages.fromDirect} values={{ count: directCount(list.rows) }} />
          )
        }
        filterLabel={intl.formatMessage(messages.filter)}
        filterText={filterText}
        onFilterTextChange={onFilterTextChange}
        matchText={intl.formatMessage(messages.listedMatch, {
          count: rows.length,
          listed: list.rows.length,
        })}
      >
        <MenuButton
          icon="download"
          disabledReason={
            rows.length === 0 ? intl.formatMessage(messages.noMatch, { text: filterText }) : undefined
          }
          items={[
            {
              id: 'csv',
              label: intl.formatMessage(messages.exportCsv),
              icon: 'download',
              onSelect: () => void exporter().then(({ savePathsCsv }) => savePathsCsv(intl, exported)),
            },
            {
              id: 'json',
              label: intl.formatMessage(messages.exportJson),
              icon: 'download',
              onSelect: () => void exporter().then(({ savePathsJson }) => savePathsJson(exported)),
            },
            {
              id: 'copy',
              label: intl.formatMessage(messages.copyAll),
              icon: 'copy',
              onSelect: () => void copy(rows),
            },
          ]}
        >
          <Message {...messages.export} />
        </MenuButton>
      </ListHead>
      <DataTable
        label={intl.formatMessage(messages.paths)}
        columns={columns}
        rows={source}
        row={{
          getId: idOf,
          getName: (row) => nodeText(graph.valueAt(isOverview ? row.target : row.path[0]!)),
          chosenId,
          onOpen: onChoose,
        }}
        sorting={{ rules: sort, onChange: setSort }}
        empty={
          <EmptyState
            title={<Message {...messages.noMatch} values={{ text: filterText }} />}
            actions={
              <Button onClick={() => onFilterTextChange('')}>
                <Message {...messages.clearFilter} />
              </Button>
            }
          />
        }
        foot={{
          note: isCut && (
            <>
              <span role="status">{capText(intl, list.rows.length, list.total)}</span>{' '}
              {onListMore && (
                <Button size="small" variant="quiet" onClick={onListMore}>
                  <Message {...messages.listMore} />
                </Button>
              )}
            </>
          ),
        }}
      />
    </ListFrame>
  );
}

function TargetTitle({ graph, targets, list }: PathsViewProps) {
  const intl = useIntl();
  const name =
    targets.length === 1
      ? nodeText(graph.valueAt(targets[0]!))
      : intl.formatMessage(messages.several, { count: targets.length });
  return <CountTitle total={list.total ?? { count: list.rows.length, isExact: true }} name={name} />;
}

function CountTitle({ total: { count, isExact }, name }: { total: PathCount; name: string }) {
  const intl = useIntl();
  const total = countText(intl, count);
  if (!isExact) return <Message {...messages.pathsToAtLeast} values={{ total, name }} />;
  return count < 1_000_000 ? (
    <Message {...messages.pathsTo} values={{ count, name }} />
  ) : (
    <Message {...messages.pathsToMany} values={{ total, name }} />
  );
}

function idOf(row: PathRow): string {
  return row.id;
}

const GraphState = deferred(() => import('./GraphStates.js').then((module) => module.GraphState));

const exporter = () => withWords(import('./exportPaths.js'));
const NO_SORT: readonly SortRule[] = [];
