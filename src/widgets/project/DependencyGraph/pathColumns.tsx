import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import type { DependencyGraph } from '../../../domain/graph/dependencyGraph.js';
import { Message } from '../../../i18n/index.js';
import { theme } from '../../../theme/index.js';
import { Badge } from '../../../ui/controls/Badge.js';
import type { TableColumn } from '../../../ui/table/interfaces.js';
import { Icon } from '../../../ui/controls/Icon.js';
import { IconButton } from '../../../ui/controls/IconButton.js';
import { NumberText, PhoneOnly } from '../../../ui/table/cell.styles.js';
import { onPhone } from '../../../ui/layout/mixins.js';
import { messages } from './DependencyGraph.messages.js';
import type { GraphNode } from './graphNode.js';
import { FindingsMark, NodeLabel } from './NodeLabel.js';
import { nodeText, shownText } from './nodeText.js';
import { countText } from './pathCountText.js';
import type { PathRow } from './pathRows.js';

/** The options of {@link pathColumns}. */
export interface PathColumnsOptions {
  intl: IntlShape;
  graph: DependencyGraph<GraphNode>;
  /** True when each row represents all paths to its target. */
  isOverview: boolean;
  onCopy: (row: PathRow) => void;
}

/** The columns of the list of paths. */
export function pathColumns({ intl, graph, isOverview, onCopy }: PathColumnsOptions): TableColumn<PathRow>[] {
  const node = (place: number) => graph.valueAt(place);
  const overview: TableColumn<PathRow>[] = [
    {
      id: 'target',
      header: intl.formatMessage(messages.columnTarget),
      width: 190,
      grow: 2,
      canSort: true,
      cardSlot: 'title',
      cell: ({ target }) => <NodeLabel node={node(target)} />,
    },
    {
      id: 'risk',
      header: intl.formatMessage(messages.columnRisk),
      width: 92,
      canSort: true,
      isDescendingFirst: true,
      cardSlot: 'titleEnd',
      cell: ({ target }) => <FindingsMark node={node(target)} />,
    },
  ];
  const total: TableColumn<PathRow> = {
    id: 'total',
    header: intl.formatMessage(messages.paths),
    width: 96,
    align: 'end',
    canSort: true,
    isDescendingFirst: true,
    foldBelow: 860,
    cell: ({ total: count }) => (
      <NumberText>
        {!count || count.isExact ? (
          countText(intl, count?.count ?? 0)
        ) : (
          <Message {...messages.atLeast} values={{ count: countText(intl, count.count) }} />
        )}
      </NumberText>
    ),
  };
  return [
    ...(isOverview ? overview : []),
    {
      id: 'direct',
      header: intl.formatMessage(messages.columnDirect),
      width: 190,
      grow: 2,
      canSort: true,
      cardSlot: isOverview ? 'second' : 'title',
      cell: ({ path }) => (
        <Direct>
          <NodeLabel node={node(path[0]!)} />
          {path.length === 1 && (
            <Badge>
              <Message {...messages.direct} />
            </Badge>
          )}
        </Direct>
      ),
    },
    {
      id: 'path',
      header: intl.formatMessage(messages.columnPath),
      width: 240,
      grow: 5,
      cardSlot: isOverview ? 'third' : 'second',
      cell: ({ path }) => <Chain nodes={path.slice(1).map(node)} />,
    },
    {
      id: 'steps',
      header: intl.formatMessage(messages.columnSteps),
      width: 64,
      align: 'end',
      canSort: true,
      cardSlot: isOverview ? 'secondEnd' : 'titleEnd',
      cell: ({ path: { length: count } }) => (
        <NumberText>
          <WideOnly>{intl.formatNumber(count)}</WideOnly>
          <PhoneOnly>
            <Message {...messages.steps} values={{ count }} />
          </PhoneOnly>
        </NumberText>
      ),
    },
    ...(isOverview ? [total] : []),
    {
      id: 'copy',
      header: intl.formatMessage(messages.columnCopy),
      isHeaderHidden: true,
      width: 44,
      align: 'end',
      cardSlot: isOverview ? 'thirdEnd' : 'secondEnd',
      cell: (row) => (
        <span data-row-actions="">
          <IconButton
            icon="copy"
            size="tiny"
            label={intl.formatMessage(messages.copy)}
            onClick={() => onCopy(row)}
          />
        </span>
      ),
    },
  ];
}

/** The nodes after the direct dependency, in order. */
function Chain({ nodes }: { nodes: readonly GraphNode[] }) {
  if (nodes.length === 0) {
    return (
      <Quiet>
        <Message {...messages.declared} />
      </Quiet>
    );
  }
  const isLong = nodes.length > ENDS;
  const shown = isLong ? [...nodes.slice(0, ENDS / 2), undefined, ...nodes.slice(-ENDS / 2)] : nodes;
  return (
    <Steps>
      {shown.map((node, index) => (
        <Step key={index} data-end={index === shown.length - 1 || undefined}>
          <Icon name="chevron-right" size={12} />
          {node ? (
            <span>
              <bdi>{shownText(node.name)}</bdi> {node.version && <bdi>{shownText(node.version)}</bdi>}
            </span>
          ) : (
            <span
              title={nodes
                .slice(ENDS / 2, -ENDS / 2)
                .map(nodeText)
                .join(' › ')}
            >
              <Message {...messages.moreSteps} values={{ count: nodes.length - ENDS }} />
            </span>
          )}
        </Step>
      ))}
    </Steps>
  );
}

/** So many steps are written out; of longer paths both ends are. */
const ENDS = 12;

const Direct = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
  max-inline-size: 100%;
`;

const Quiet = styled.span`
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
`;

const Steps = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.sm};
  white-space: normal;
`;

const Step = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-inline-size: 0;
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  overflow-wrap: anywhere;
  &[data-end] {
    color: ${theme.color.text.default};
  }
  > svg {
    flex: none;
    color: ${theme.color.text.subtle};
  }
`;

const WideOnly = styled.span`
  ${onPhone} {
    display: none;
  }
`;
