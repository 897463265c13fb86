import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { TextSpan } from '../../../../i18n/index.js';
import { matrixOf } from '../../../../domain/findings/FindingRow.js';
import type { FindingColumn } from '../../../../domain/findings/findingsValue.js';
import { SafeVersionInRow } from '../../../../entities/finding/detail/SafeVersionInRow.js';
import { AnalysisLabel } from '../../../../entities/decision/AnalysisLabel.js';
import { ComponentLink } from '../../../../entities/component/ComponentLink.js';
import { VersionLabel } from '../../../../entities/component/VersionLabel.js';
import { dateText } from '../../../../frames/facts/dateText.js';
import { EpssValue, percentileText } from '../../../../entities/score/EpssValue.js';
import { SeverityMark } from '../../../../entities/vulnerability/SeverityMark.js';
import { SourceLabel } from '../../../../entities/vulnerability/SourceLabel.js';
import { analyzerText, sourceText } from '../../../../entities/vocabulary/vocabulary.js';
import { VulnerabilityLink } from '../../../../entities/vulnerability/VulnerabilityLink.js';
import { theme } from '../../../../theme/index.js';
import { TwoLines } from '../../../../ui/table/cell.styles.js';
import type { TableColumn } from '../../../../ui/table/interfaces.js';
import { deferred } from '../../../../ui/later/deferred.js';
import { Icon } from '../../../../ui/controls/Icon.js';
import { bare, cut, focusRing, givesWay, monospace } from '../../../../ui/layout/mixins.js';
import type { FindingLine } from '../../../../entities/finding/FindingLine.js';
import { messages } from '../ProjectFindings.messages.js';
import { useIsUnsaved } from '../../../../entities/finding/audit/useIsUnsaved.js';

/** The actions of cells. */
export interface CellActions {
  onToggleGroup: (line: FindingLine) => void;
  /** Brings back a finding that was just suppressed. */
  onBringBack: (line: FindingLine) => void;
  /** Absent: nothing can be changed. */
  mayAudit: boolean;
}

type Column = TableColumn<FindingLine> & { id: FindingColumn };

/** The columns of the table, in their order: those that are shown at first, then those that people add. */
export function findingColumns(intl: IntlShape, actions: CellActions): Column[] {
  return [...firstColumns(intl, actions), ...addedColumns(intl)];
}

function firstColumns(intl: IntlShape, actions: CellActions): Column[] {
  const say = (id: FindingColumn) => intl.formatMessage(messages[id]);
  return [
    {
      id: 'severity',
      header: say('severity'),
      width: 106,
      canSort: true,
      isDescendingFirst: true,
      cardSlot: 'titleEnd',
      cell: ({ severity, level }) => level === 0 && <SeverityMark severity={severity} />,
    },
    {
      id: 'vulnerability',
      header: say('vulnerability'),
      width: 210,
      minWidth: 180,
      grow: 1,
      canSort: true,
      canHide: false,
      hasBranch: true,
      cardSlot: 'title',
      cell: (line) => <VulnerabilityCell line={line} intl={intl} actions={actions} />,
    },
    {
      id: 'component',
      header: say('component'),
      width: 144,
      minWidth: 100,
      grow: 1.4,
      canSort: true,
      cardSlot: 'second',
      cell: ({ finding, level }) =>
        level === 1 ? (
          <Muted>{intl.formatMessage(messages.reportedBy, { analyzer: reporterOf(intl, finding) })}</Muted>
        ) : (
          <Line>
            <ComponentLink component={finding.component} variant="quiet" />{' '}
            {finding.component.group && (
              <Group>
                <bdi>{finding.component.group}</bdi>
              </Group>
            )}
          </Line>
        ),
    },
    {
      id: 'version',
      header: say('version'),
      headerTip: intl.formatMessage(messages.versionTip),
      width: 130,
      minWidth: 96,
      grow: 0.6,
      canSort: true,
      cardSlot: 'third',
      cell: ({ finding: { component }, level, toLeave }) =>
        level === 0 && (
          <TwoLines>
            <VersionLabel component={component} latestVersion={component.latestVersion} />
            <SafeVersionInRow component={component} toLeave={toLeave} />
          </TwoLines>
        ),
    },
    {
      id: 'cvss',
      header: say('cvss'),
      // Has room for the arrow and the place of one sort of several.
      width: 80,
      align: 'end',
      canSort: true,
      isDescendingFirst: true,
      cell: ({ cvss }) =>
        cvss === undefined ? (
          <None />
        ) : (
          intl.formatNumber(cvss, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
        ),
    },
    {
      id: 'epss',
      header: say('epss'),
      headerTip: intl.formatMessage(messages.epssTip),
      width: 98,
      align: 'end',
      canSort: true,
      isDescendingFirst: true,
      foldBelow: 1000,
      cell: ({ epss }) => <EpssValue score={epss} />,
    },
    {
      id: 'analysis',
      header: say('analysis'),
      width: 166,
      minWidth: 110,
      canSort: true,
      cardSlot: 'thirdEnd',
      cell: (line) => <AnalysisCell line={line} intl={intl} actions={actions} />,
    },
    {
      id: 'attributed',
      header: say('attributed'),
      width: 108,
      canSort: true,
      isDescendingFirst: true,
      foldBelow: 1000,
      cell: ({ finding }) => <DateCell intl={intl} epochMs={finding.attributedOn} />,
    },
  ];
}

function addedColumns(intl: IntlShape): Column[] {
  const say = (id: FindingColumn) => intl.formatMessage(messages[id]);
  return [
    {
      id: 'group',
      header: say('group'),
      width: 160,
      canSort: true,
      isHiddenByDefault: true,
      cell: ({ finding }) => <Cut text={finding.component.group} />,
    },
    {
      id: 'aliases',
      header: say('aliases'),
      width: 190,
      canSort: true,
      isDescendingFirst: true,
      isHiddenByDefault: true,
      cell: ({ finding }) => <Cut text={finding.vulnerability.aliases.map(({ id }) => id).join(', ')} />,
    },
    {
      id: 'cwe',
      header: say('cwe'),
      width: 130,
      canSort: true,
      isHiddenByDefault: true,
      cell: ({ finding: { vulnerability } }) =>
        vulnerability.cwes.length === 0 ? (
          <None />
        ) : (
          <CweList key={vulnerability.uuid} cwes={vulnerability.cwes} />
        ),
    },
    {
      id: 'epssPercentile',
      header: say('epssPercentile'),
      width: 120,
      align: 'end',
      canSort: true,
      isDescendingFirst: true,
      isHiddenByDefault: true,
      cell: ({ finding: { vulnerability } }) =>
        vulnerability.epssPercentile === undefined ? (
          <None />
        ) : (
          percentileText(intl, vulnerability.epssPercentile)
        ),
    },
    {
      id: 'published',
      header: say('published'),
      width: 104,
      canSort: true,
      isDescendingFirst: true,
      isHiddenByDefault: true,
      cell: ({ finding }) => <DateCell intl={intl} epochMs={finding.vulnerability.published} />,
    },
    {
      id: 'source',
      header: say('source'),
      width: 96,
      canSort: true,
      isHiddenByDefault: true,
      cell: ({ finding }) => sourceText(intl, finding.vulnerability.source),
    },
    {
      id: 'analyzer',
      header: say('analyzer'),
      width: 130,
      canSort: true,
      isHiddenByDefault: true,
      cell: ({ finding }) => <AnalyzerLink row={finding} variant="quiet" />,
    },
    {
      id: 'suppressed',
      header: say('suppressed'),
      width: 104,
      canSort: true,
      isDescendingFirst: true,
      isHiddenByDefault: true,
      cell: ({ finding }) =>
        finding.isSuppressed && <Icon name="check" label={intl.formatMessage(messages.yes)} />,
    },
    {
      id: 'matrix',
      header: say('matrix'),
      width: 300,
      canSort: true,
      isHiddenByDefault: true,
      cell: ({ finding }) => <Mono title={matrixOf(finding)}>{matrixOf(finding)}</Mono>,
    },
  ];
}

function VulnerabilityCell({ line, intl, actions }: CellProps) {
  const { finding, others, isGroupOpen, level } = line;
  const { source, vulnId, aliases } = finding.vulnerability;
  const isUnsaved = useIsUnsaved(finding);
  const aliasIds = aliases.map(({ id }) => id).join(', ') || undefined;
  const isTight = aliasIds !== undefined && vulnId.length > LONGEST_CVE;
  return (
    <Line data-shared={others.length > 0 || isUnsaved || isTight || undefined}>
      <VulnerabilityLink source={source} vulnId={vulnId} /> <SourceLabel source={source} />{' '}
      {others.length > 0 ? (
        <Members
          type="button"
          aria-expanded={isGroupOpen}
          aria-label={intl.formatMessage(messages.members, { count: others.length, vulnerability: vulnId })}
          title={aliasIds}
          onClick={() => actions.onToggleGroup(line)}
        >
          <Icon name="group" size={12} />
          <TextSpan>{intl.formatNumber(others.length)}</TextSpan>
        </Members>
      ) : (
        level === 0 &&
        aliasIds && (
          <Aliases
            role="img"
            aria-label={intl.formatMessage(messages.aliasCount, { count: aliases.length })}
            title={aliasIds}
          >
            <Icon name="group" size={12} />
            <TextSpan>{intl.formatNumber(aliases.length)}</TextSpan>
          </Aliases>
        )
      )}
      {isUnsaved && <UnsavedBadge />}
    </Line>
  );
}

/** Letters of a CVE. Beside a longer identifier, such as GHSA-jfh8-c2jp-5v3q, what follows may have no room. */
const LONGEST_CVE = 16;

interface CellProps {
  line: FindingLine;
  intl: IntlShape;
  actions: CellActions;
}

function AnalysisCell({ line, intl, actions }: CellProps) {
  const { finding, isMixed, isLeaving } = line;
  const canUndo = finding.isSuppressed && isLeaving && actions.mayAudit;
  return (
    <Line data-shared={canUndo || isMixed || undefined}>
      {finding.isSuppressed ? (
        <Suppressed>
          <Icon name="eye-off" />
          <TextSpan>{intl.formatMessage(messages.suppressed)}</TextSpan>
        </Suppressed>
      ) : (
        <AnalysisLabel state={finding.state} />
      )}
      {canUndo && (
        <Undo type="button" onClick={() => actions.onBringBack(line)}>
          {intl.formatMessage(messages.undo)}
        </Undo>
      )}
      {isMixed && !finding.isSuppressed && <Muted>{intl.formatMessage(messages.mixed)}</Muted>}
    </Line>
  );
}

function DateCell({ intl, epochMs }: { intl: IntlShape; epochMs: number | undefined }) {
  return <Quiet>{epochMs === undefined ? <None /> : dateText(intl, epochMs)}</Quiet>;
}

function reporterOf(intl: IntlShape, finding: FindingLine['finding']): string {
  return finding.analyzer === 'INTERNAL_ANALYZER'
    ? sourceText(intl, finding.vulnerability.source)
    : analyzerText(intl, finding.analyzer);
}

function Cut({ text }: { text: string | undefined }) {
  return text ? (
    <CutText title={text}>
      <bdi>{text}</bdi>
    </CutText>
  ) : (
    <None />
  );
}

function None() {
  return <Quiet>–</Quiet>;
}

// An opened row shows them too; their columns are hidden at first.
const CweList = deferred(() =>
  import('../../../../entities/vulnerability/CweList.js').then((module) => module.CweList),
);
const AnalyzerLink = deferred(() =>
  import('../../../../entities/finding/detail/AnalyzerLink.js').then((module) => module.AnalyzerLink),
);
const UnsavedBadge = deferred(
  () => import('../../../../entities/finding/detail/UnsavedBadge.js').then((module) => module.UnsavedBadge),
  'fallback',
);

// Text that is too long is cut by its cell, because each element that clips itself is one more layer for the
// browser to paint. Parts share the space, and are each cut, only when the last of several must be visible,
// such as a button.
const Line = styled.span`
  /* So that a space, about 0.28 of the letters, is as wide as the gap of a line that is shared. */
  word-spacing: calc(6px - 0.28em);
  > * {
    word-spacing: normal;
  }
  &[data-shared] {
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
  }
  > svg {
    color: ${theme.color.text.subtle};
  }
`;

const CutText = styled.span`
  ${cut}
`;

const Group = styled.span`
  color: ${theme.color.text.subtle};
  font-size: ${theme.font.size.small};
`;

const Muted = styled.span`
  ${cut}
  ${givesWay}
  color: ${theme.color.text.muted};
`;

const Quiet = styled.span`
  color: ${theme.color.text.subtle};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Mono = styled.span`
  ${monospace}
  ${cut}
  flex: 0 1 auto;
`;

const Aliases = styled.span`
  flex: none;
  unicode-bidi: isolate;
  color: ${theme.color.text.subtle};
  font-size: ${theme.font.size.small};
  > svg {
    display: inline-block;
    margin-inline-end: 3px;
    vertical-align: -2px;
  }
`;

const Members = styled.button`
  ${bare}
  ${focusRing}
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 3px;
  min-inline-size: 28px;
  block-size: 20px;
  padding-inline: ${theme.space.xs};
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.sm};
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  &:is(:hover, [aria-expanded='true']) {
    background: ${theme.color.surface.sunken};
    color: ${theme.color.text.default};
  }
  /* The target is 24 px high, the drawing 20. */
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset: -3px -1px;
  }
`;

const Suppressed = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  vertical-align: middle;
  color: ${theme.color.text.subtle};
  > svg {
    color: ${theme.analysis.suppressed};
  }
`;

const Undo = styled.button`
  ${bare}
  ${focusRing}
  padding-inline: 2px;
  border-radius: ${theme.radius.sm};
  color: ${theme.color.text.link};
  text-decoration: underline;
  text-underline-offset: 2px;
`;
