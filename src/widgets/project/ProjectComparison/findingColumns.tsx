import type { IntlShape } from 'react-intl';
import type { FindingComparison, FindingOutcome } from '../../../domain/comparison/compareFindings.js';
import { cvssOf, type FindingRow } from '../../../domain/findings/FindingRow.js';
import { severityRank } from '../../../domain/severity.js';
import type { ListColumn } from '../../../frames/list/ListDefinition.js';
import { AnalysisLabel } from '../../../entities/decision/AnalysisLabel.js';
import { ComponentLink } from '../../../entities/component/ComponentLink.js';
import { SeverityMark } from '../../../entities/vulnerability/SeverityMark.js';
import { useTargetLink } from '../../../frames/facts/useTargetLink.js';
import { analysisStateText, severityText, sourceText } from '../../../entities/vocabulary/vocabulary.js';
import type { Tone } from '../../../theme/index.js';
import { Badge } from '../../../ui/controls/Badge.js';
import { Icon } from '../../../ui/controls/Icon.js';
import { Link } from '../../../ui/controls/Link.js';
import { Dash, SecondLine, TwoLines } from '../../../ui/table/cell.styles.js';
import { VisuallyHidden } from '../../../ui/controls/VisuallyHidden.js';
import { findingMessages as messages } from './ComparedFindings.messages.js';
import { Code, Facts, Step } from './comparison.styles.js';
import type { SideNames } from './componentColumns.js';

/** The columns of the compared findings. */
export function findingColumns(intl: IntlShape, names: SideNames): readonly ListColumn<FindingComparison>[] {
  return [
    {
      id: 'severity',
      header: messages.severity,
      width: 106,
      isDescendingFirst: true,
      cardSlot: 'titleEnd',
      cell: ({ finding }) => <SeverityMark severity={finding.vulnerability.severity} />,
      // Ranks start with the worst. Within one severity, a higher score is worse.
      sortValue: ({ finding: { vulnerability } }) => [
        -severityRank(vulnerability.severity),
        cvssOf(vulnerability),
        vulnerability.vulnId,
      ],
      exported: ({ finding }, words) => severityText(words, finding.vulnerability.severity),
    },
    {
      id: 'vulnerability',
      header: messages.vulnerability,
      width: 160,
      grow: 1,
      canHide: false,
      cardSlot: 'title',
      cell: ({ finding }) => <FindingLink finding={finding} />,
      sortValue: ({ finding }) => [finding.vulnerability.vulnId, finding.component.name],
      exported: [
        {
          id: 'vulnerability',
          header: messages.vulnerability,
          value: ({ finding }) => finding.vulnerability.vulnId,
        },
        {
          id: 'source',
          header: messages.source,
          value: ({ finding }, words) => sourceText(words, finding.vulnerability.source),
        },
      ],
    },
    componentColumn(intl, names),
    {
      id: 'outcome',
      header: messages.outcome,
      width: 110,
      cardSlot: 'secondEnd',
      cell: ({ outcome }) => <Badge tone={TONES[outcome]}>{intl.formatMessage(messages[outcome])}</Badge>,
      sortValue: ({ outcome, finding }) => [ORDER[outcome], finding.vulnerability.vulnId],
      exported: ({ outcome }, words) => words.formatMessage(messages[outcome]),
    },
    analysisColumn(intl, names, 'before'),
    analysisColumn(intl, names, 'after'),
    {
      id: 'decision',
      header: messages.decision,
      width: 120,
      cardSlot: 'third',
      cell: ({ outcome, decision }) =>
        outcome === 'stayed' && decision !== 'none' ? (
          <Badge tone={decision === 'lost' ? 'warning' : 'neutral'}>
            {intl.formatMessage(messages[decision])}
          </Badge>
        ) : null,
      exported: ({ outcome, decision }, words) =>
        outcome === 'stayed' ? words.formatMessage(messages[decision]) : undefined,
    },
  ];
}

function componentColumn(intl: IntlShape, names: SideNames): ListColumn<FindingComparison> {
  const versionIn = (side: 'before' | 'after') => ({
    id: `${side}Version`,
    header: intl.formatMessage(messages.componentIn, { version: names[side] }),
    value: (row: FindingComparison) => row[side]?.component.version,
  });
  return {
    id: 'component',
    header: messages.component,
    width: 170,
    grow: 2,
    cardSlot: 'second',
    cell: (row) => <ComponentCell row={row} intl={intl} />,
    sortValue: ({ finding: { component, vulnerability } }) => [
      component.name,
      component.group,
      vulnerability.vulnId,
    ],
    exported: [
      { id: 'component', header: messages.component, value: ({ finding }) => finding.component.name },
      versionIn('before'),
      versionIn('after'),
    ],
  };
}

function analysisColumn(
  intl: IntlShape,
  names: SideNames,
  side: 'before' | 'after',
): ListColumn<FindingComparison> {
  const header = intl.formatMessage(messages.analysisIn, { version: names[side] });
  return {
    id: `${side}Analysis`,
    header,
    width: 140,
    grow: 1,
    foldBelow: 990,
    cell: (row) => <Analysis finding={row[side]} intl={intl} />,
    exported: [
      {
        id: `${side}Analysis`,
        header,
        value: (row, words) => row[side] && analysisStateText(words, row[side].state),
      },
      {
        id: `${side}Suppressed`,
        header: intl.formatMessage(messages.suppressedIn, { version: names[side] }),
        value: (row) => row[side]?.isSuppressed,
      },
    ],
  };
}

/** Leads to the finding where it is now, else where it was. */
function FindingLink({ finding }: { finding: FindingRow }) {
  const { component, vulnerability } = finding;
  const link = useTargetLink({
    to: 'finding',
    projectId: component.project,
    componentId: component.uuid,
    vulnerabilityId: vulnerability.vulnId,
  });
  const words = <bdi>{vulnerability.vulnId}</bdi>;
  return link ? (
    <Link {...link} variant="entity">
      {words}
    </Link>
  ) : (
    words
  );
}

function ComponentCell({ row, intl }: { row: FindingComparison; intl: IntlShape }) {
  const { finding, before, after } = row;
  const [was, is] = [before?.component.version, after?.component.version];
  return (
    <TwoLines>
      <ComponentLink component={finding.component} variant="quiet" />
      <SecondLine>
        {before && after && was !== is ? (
          <Step>
            <Code>{was ?? '–'}</Code>
            <Icon name="arrow-right" size={12} />
            <VisuallyHidden>{intl.formatMessage(messages.becomes)}</VisuallyHidden>
            <Code>{is ?? '–'}</Code>
          </Step>
        ) : (
          <Code>{finding.component.version}</Code>
        )}
      </SecondLine>
    </TwoLines>
  );
}

/** Shows the decision about a finding, as far as lists contain it. */
export function Analysis({ finding, intl }: { finding: FindingRow | undefined; intl: IntlShape }) {
  if (!finding) return <Dash />;
  return (
    <Facts>
      <AnalysisLabel state={finding.state} />
      {finding.isSuppressed && <Badge>{intl.formatMessage(messages.suppressed)}</Badge>}
    </Facts>
  );
}

const TONES: Record<FindingOutcome, Tone> = { came: 'danger', went: 'success', stayed: 'neutral' };

/** Sorts by outcome, most important first. */
const ORDER: Record<FindingOutcome, number> = { came: 0, stayed: 1, went: 2 };
