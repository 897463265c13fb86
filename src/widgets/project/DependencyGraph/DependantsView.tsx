import { useMemo } from 'react';
import type { DependencyGraph } from '../../../domain/graph/dependencyGraph.js';
import { dependantsOf, type Dependant } from '../../../domain/graph/reach.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { DataTable } from '../../../ui/table/DataTable.js';
import { arraySource } from '../../../ui/table/arraySource.js';
import type { TableColumn } from '../../../ui/table/interfaces.js';
import { ListFrame } from '../../../ui/table/list.styles.js';
import { EmptyState } from '../../../ui/layout/states.js';
import { messages } from './DependencyGraph.messages.js';
import type { GraphNode, NodeMark } from './graphNode.js';
import { ListHead } from './ListHead.js';
import { NodeLabel } from './NodeLabel.js';
import { nodeText, searchedText, searchedWords } from './nodeText.js';
import { messages as dependantsMessages } from './DependantsView.messages.js';

/** Props of {@link DependantsView}. */
export interface DependantsViewProps {
  graph: DependencyGraph<GraphNode>;
  /**
   * The places of the nodes whose dependents are listed: those that depend on at least one of them. Empty
   * when none is chosen yet.
   */
  targets: readonly number[];
  marks: ReadonlySet<NodeMark>;
  filterText: string;
  onFilterTextChange: (text: string) => void;
  chosen: number | undefined;
  onChoose: (place: number) => void;
}

interface Row extends Dependant {
  readonly node: GraphNode;
}

/** Lists the direct and indirect dependents of a component: the ones to check when it changes. */
export function DependantsView(props: DependantsViewProps) {
  const { graph, targets, marks, filterText, onFilterTextChange, chosen, onChoose } = props;
  const intl = useIntl();
  const needed = useMemo(
    () => (targets.length === 0 ? undefined : listDependants(graph, targets)),
    [graph, targets],
  );
  const all = needed?.all ?? NO_ROWS;
  const rows = useMemo(() => {
    const words = searchedWords(filterText);
    return all.filter(({ node }) => words.every((word) => searchedText(node).includes(word)));
  }, [all, filterText]);
  const source = useMemo(() => arraySource(rows), [rows]);
  const columns = useMemo(
    (): TableColumn<Row>[] => [
      {
        id: 'component',
        header: intl.formatMessage(dependantsMessages.columnComponent),
        width: 260,
        grow: 3,
        cardSlot: 'title',
        cell: ({ node }) => <NodeLabel node={node} marks={marks} />,
      },
      {
        id: 'distance',
        header: intl.formatMessage(dependantsMessages.columnDistance),
        width: 130,
        grow: 1,
        cardSlot: 'second',
        cell: ({ steps }) =>
          steps === 1 ? (
            <Message {...dependantsMessages.directly} />
          ) : (
            <Message {...dependantsMessages.inSteps} values={{ count: steps }} />
          ),
      },
    ],
    [intl, marks],
  );

  if (!needed) {
    return (
      <EmptyState icon="tree" title={<Message {...dependantsMessages.chooseFirst} />}>
        <Message {...dependantsMessages.chooseFirstAdvice} />
      </EmptyState>
    );
  }
  const { length: count } = targets;
  const name =
    count === 1 ? nodeText(graph.valueAt(targets[0]!)) : intl.formatMessage(messages.several, { count });
  const { isRoot, direct } = needed;
  if (all.length === 0) {
    return (
      <EmptyState icon="tree" title={<Message {...dependantsMessages.neededByNone} values={{ name }} />}>
        {isRoot && <Message {...dependantsMessages.neededByProject} />}
      </EmptyState>
    );
  }
  return (
    <ListFrame>
      <ListHead
        title={
          count === 1 ? (
            <Message {...dependantsMessages.neededBy} values={{ name, count: all.length }} />
          ) : (
            <Message {...dependantsMessages.neededBySeveral} values={{ targets: count, count: all.length }} />
          )
        }
        meta={
          <>
            <Message
              {...dependantsMessages.neededDirectly}
              values={{ direct, indirect: all.length - direct }}
            />{' '}
            {isRoot && <Message {...dependantsMessages.neededByProject} />}
          </>
        }
        filterLabel={intl.formatMessage(dependantsMessages.filterDependants)}
        filterText={filterText}
        onFilterTextChange={onFilterTextChange}
        matchText={intl.formatMessage(messages.listedMatch, { count: rows.length, listed: all.length })}
      />
      <DataTable
        label={intl.formatMessage(dependantsMessages.listDependants)}
        columns={columns}
        rows={source}
        row={{
          getId: ({ node }) => node.uuid,
          getName: ({ node }) => nodeText(node),
          chosenId: chosen === undefined ? undefined : graph.idAt(chosen),
          onOpen: ({ place }) => onChoose(place),
        }}
        empty={
          <EmptyState
            title={<Message {...dependantsMessages.noMatchDependants} values={{ text: filterText }} />}
            actions={
              <Button onClick={() => onFilterTextChange('')}>
                <Message {...messages.clearFilter} />
              </Button>
            }
          />
        }
      />
    </ListFrame>
  );
}

const NO_ROWS: readonly Row[] = [];

/** Returns the dependents of the given nodes, nearest first. */
function listDependants(graph: DependencyGraph<GraphNode>, targets: readonly number[]) {
  const all = dependantsOf(graph, targets).map((each) => ({ ...each, node: graph.valueAt(each.place) }));
  return {
    all,
    direct: all.filter(({ steps }) => steps === 1).length,
    isRoot: targets.length === 1 && graph.roots.includes(targets[0]!),
  };
}
