import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { TextSpan, useIntl } from '../../../i18n/index.js';
import { SEVERITY_ICONS } from '../../../entities/vulnerability/severityIcons.js';
import { severityText } from '../../../entities/vocabulary/vocabulary.js';
import { theme, tone, toneRules } from '../../../theme/index.js';
import { Badge } from '../../../ui/controls/Badge.js';
import { Icon } from '../../../ui/controls/Icon.js';
import { cut } from '../../../ui/layout/mixins.js';
import { VisuallyHidden } from '../../../ui/controls/VisuallyHidden.js';
import { messages } from './DependencyGraph.messages.js';
import { hasMark, worstSeverity, type GraphNode, type NodeMark } from './graphNode.js';
import { longNodeText, nodeText, shownText } from './nodeText.js';

/** Props of {@link NodeLabel}. */
export interface NodeLabelProps {
  node: GraphNode;
  /** The marks shown besides name and version. */
  marks?: ReadonlySet<NodeMark>;
}

/**
 * Name and version of a node, with the requested marks: in words, or as signs for findings and violations.
 */
export function NodeLabel({ node, marks = NONE }: NodeLabelProps) {
  const intl = useIntl();
  const words = [
    has('outdated') && intl.formatMessage(messages.isOutdated),
    has('internal') && intl.formatMessage(messages.isInternal),
  ].filter(Boolean);
  function has(mark: NodeMark) {
    return marks.has(mark) && hasMark(node, mark);
  }
  return (
    <Row title={longNodeText(node)}>
      <Name>
        <bdi>{shownText(node.name)}</bdi>
      </Name>
      {(node.version || words.length > 0) && (
        <Version>
          {node.version && <bdi>{shownText(node.version)}</bdi>}
          <TextSpan>
            {node.version && words.length > 0 && ' · '}
            {words.join(' · ')}
          </TextSpan>
        </Version>
      )}
      {node.kind === 'service' && <Badge>{intl.formatMessage(messages.service)}</Badge>}
      {has('vulnerable') && <FindingsMark node={node} />}
      {has('violating') && <ViolationsMark node={node} />}
    </Row>
  );
}

/** Returns the content of {@link NodeLabel} as one line. */
export function nodeWords(intl: IntlShape, node: GraphNode, marks: ReadonlySet<NodeMark>): string[] {
  const has = (mark: NodeMark) => marks.has(mark) && hasMark(node, mark);
  const { metrics } = node;
  const severity = worstSeverity(node);
  return [
    nodeText(node),
    node.kind === 'service' && intl.formatMessage(messages.service),
    has('outdated') && intl.formatMessage(messages.isOutdated),
    has('internal') && intl.formatMessage(messages.isInternal),
    has('vulnerable') && severity && severityText(intl, severity),
    has('vulnerable') && intl.formatMessage(messages.findings, { count: metrics?.vulnerabilities ?? 0 }),
    has('violating') &&
      intl.formatMessage(messages.violations, { count: metrics?.policyViolationsTotal ?? 0 }),
  ].filter((word) => word !== false && word !== undefined);
}

/** Worst severity and number of the findings of a node; nothing without. */
export function FindingsMark({ node }: { node: GraphNode }) {
  const intl = useIntl();
  const severity = worstSeverity(node);
  const count = node.metrics?.vulnerabilities ?? 0;
  if (!severity || count === 0) return null;
  const words = `${severityText(intl, severity)}, ${intl.formatMessage(messages.findings, { count })}`;
  return (
    <Mark data-tone={`severity.${severity}`} title={words}>
      <Icon name={SEVERITY_ICONS[severity]} size={14} />
      <VisuallyHidden>{words}</VisuallyHidden>
      <span aria-hidden>{intl.formatNumber(count)}</span>
    </Mark>
  );
}

function ViolationsMark({ node }: { node: GraphNode }) {
  const intl = useIntl();
  const {
    policyViolationsTotal: count = 0,
    policyViolationsFail: fail,
    policyViolationsWarn: warn,
  } = node.metrics ?? {};
  const state = fail ? 'FAIL' : warn ? 'WARN' : 'INFO';
  const words = intl.formatMessage(messages.violations, { count });
  return (
    <Mark data-tone={`violation.${state}`} title={words}>
      <Icon name={state === 'FAIL' ? 'vio-fail' : state === 'WARN' ? 'vio-warn' : 'vio-info'} size={14} />
      <VisuallyHidden>{words}</VisuallyHidden>
      <span aria-hidden>{intl.formatNumber(count)}</span>
    </Mark>
  );
}

const NONE: ReadonlySet<NodeMark> = new Set();

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
  max-inline-size: 100%;
`;

const Name = styled.span`
  ${cut}
`;

const Version = styled.span`
  ${cut}
  flex: 0 1000 auto;
  min-inline-size: 4ch;
  color: ${theme.color.text.subtle};
  font-variant-numeric: tabular-nums;
`;

const Mark = styled.span`
  ${toneRules}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 3px;
  vertical-align: middle;
  font-variant-numeric: tabular-nums;
  > svg {
    color: ${tone.solid};
  }
`;
