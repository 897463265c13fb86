import { styled } from 'styled-components';
import type { PathCount } from '../../../domain/graph/countPaths.js';
import type { DependencyGraph } from '../../../domain/graph/dependencyGraph.js';
import type { GraphOverview } from '../../../domain/graph/overview.js';
import type { Path } from '../../../domain/graph/paths.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { NotAnalyzed } from '../../../entities/vocabulary/index.js';
import { SeverityCounts } from '../../../entities/vulnerability/SeverityCounts.js';
import { useTargetLink } from '../../../frames/facts/useTargetLink.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { ButtonLink } from '../../../ui/controls/Link.js';
import { cut, monospace } from '../../../ui/layout/mixins.js';
import { messages } from './DependencyGraph.messages.js';
import type { DependencyGraphValue } from './dependencyGraphValue.js';
import { hasMark, type GraphNode, type NodeMark } from './graphNode.js';
import { NodeLabel } from './NodeLabel.js';
import { longNodeText, nodeText, shownText } from './nodeText.js';
import { countText } from './pathCountText.js';
import { messages as factsMessages } from './NodeFacts.messages.js';

/** Props of {@link NodeFacts}. */
export interface NodeFactsProps {
  projectId: string;
  graph: DependencyGraph<GraphNode>;
  overview: GraphOverview;
  place: number;
  /** The number of paths to the node, if it was counted for this node alone. */
  total: PathCount | undefined;
  /** True when metrics were read with the graph, so that a component without metrics was not analyzed. */
  hasMetrics: boolean;
  /** The path to it that is chosen. */
  path: Path | undefined;
  onChange: (value: Partial<DependencyGraphValue>) => void;
}

/** Shows the facts about one node, and links to more about it. */
export function NodeFacts(props: NodeFactsProps) {
  const { projectId, graph, overview, place, path, onChange } = props;
  const intl = useIntl();
  const node = graph.valueAt(place);
  const { uuid, kind, name, purl, metrics, latestVersion } = node;
  const isComponent = kind === 'component';
  const page = useTargetLink(isComponent ? { to: 'component', componentId: uuid } : undefined);
  const findings = useTargetLink(
    isComponent ? { to: 'project', projectId, tab: 'findings', searchText: name } : undefined,
  );
  const findingCount = metrics?.vulnerabilities ?? 0;
  const total = props.total ?? overview.countOf(place);
  const componentIds = [uuid];
  const direct = path && path.length > 1 ? graph.valueAt(path[0]!) : undefined;
  return (
    <Panel aria-label={intl.formatMessage(factsMessages.facts, { name: longNodeText(node) })}>
      <Head>
        <NodeLabel node={node} marks={FACT_MARKS} />
        {metrics ? (
          <SeverityCounts metrics={metrics} marks="always" />
        ) : (
          isComponent && props.hasMetrics && <NotAnalyzed />
        )}
      </Head>
      {purl && <Purl title={shownText(purl)}>{shownText(purl)}</Purl>}
      <Sentences>
        {latestVersion && hasMark(node, 'outdated') && (
          <span>
            <Message {...factsMessages.latest} values={{ version: latestVersion }} />{' '}
          </span>
        )}
        {!isComponent && (
          <span>
            <Message {...factsMessages.service} />{' '}
          </span>
        )}
        {total.count === 0 && <Message {...factsMessages.unconnected} />}
        {direct &&
          (direct.latestVersion && hasMark(direct, 'outdated') ? (
            <Message
              {...factsMessages.comesThroughOutdated}
              values={{ name: nodeText(direct), version: direct.latestVersion }}
            />
          ) : (
            <Message {...factsMessages.comesThrough} values={{ name: nodeText(direct) }} />
          ))}
      </Sentences>
      <Actions>
        {total.count > 0 && (
          <Button icon="graph" size="small" onClick={() => onChange({ componentIds, view: 'paths' })}>
            {total.isExact && total.count < 1_000_000 ? (
              <Message {...factsMessages.showPaths} values={{ count: total.count }} />
            ) : (
              <Message {...factsMessages.showPathsMany} values={{ total: countText(intl, total.count) }} />
            )}
          </Button>
        )}
        <Button icon="tree" size="small" onClick={() => onChange({ componentIds, view: 'dependants' })}>
          <Message {...factsMessages.neededByCount} values={{ count: graph.dependantsOf(place).length }} />
        </Button>
        {total.count > 0 && (
          <Button icon="list" size="small" onClick={() => onChange({ componentIds, view: 'tree' })}>
            <Message {...factsMessages.showInTree} />
          </Button>
        )}
        {findingCount > 0 && findings && (
          <ButtonLink {...findings} icon="bug" size="small">
            <Message {...messages.findings} values={{ count: findingCount }} />
          </ButtonLink>
        )}
        {page && (
          <ButtonLink {...page} icon="component" size="small">
            <Message {...factsMessages.openComponent} />
          </ButtonLink>
        )}
      </Actions>
    </Panel>
  );
}

const FACT_MARKS: ReadonlySet<NodeMark> = new Set(['internal', 'violating']);

const Panel = styled.section`
  display: grid;
  gap: ${theme.space.sm};
  padding: ${theme.space.md};
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface.canvas};
  min-inline-size: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.sm};
  min-inline-size: 0;
  font-weight: ${theme.font.weight.medium};
`;

const Purl = styled.span`
  ${monospace}
  ${cut}
  color: ${theme.color.text.muted};
`;

const Sentences = styled.div`
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm};
`;
