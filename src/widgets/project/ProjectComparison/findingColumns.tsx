import type { IntlShape } from 'react-intl';
import type {
  DecisionStep,
  FindingComparison,
  FindingOutcome,
} from '../../../domain/comparison/compareFindings.js';
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
import { Dash, PhoneOnly, SecondLine, TextLine, TwoLines } from '../../../ui/table/cell.styles.js';
import { VisuallyHidden } from '../../../ui/controls/VisuallyHidden.js';
import { findingMessages as messages } from './ComparedFindings.messages.js';
import { Code, Facts, Step } from './comparison.styles.js';
import type { SideNames } from './componentColumns.js';

/** The columns of the compared findings. */
export function findingColumns(intl: IntlShape, names: SideNames): readonly ListColumn<FindingComparison>[] {
  return [
    severityColumn(),
    vulnerabilityColumn((row) => row.otherNames),
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
    {
      id: 'reason',
      header: messages.reason,
      width: 140,
      cardSlot: 'third',
      cell: (row) => {
        const reason = reasonText(intl, row);
        return reason === undefined ? <Dash /> : <TextLine title={reason}>{reason}</TextLine>;
      },
      exported: (row, words) => reasonText(words, row),
    },
    analysisColumn(intl, names, 'before'),
    analysisColumn(intl, names, 'after'),
    {
      id: 'decision',
      header: messages.decision,
      width: 120,
      cardSlot: 'thirdEnd',
      cell: ({ outcome, decision }) =>
        outcome === 'stayed' && decision !== 'none' ? (
          <Badge tone={decision === 'lost' ? 'warning' : 'neutral'}>{decisionText(intl, decision)}</Badge>
        ) : null,
      exported: ({ outcome, decision }, words) =>
        outcome === 'stayed' ? decisionText(words, decision) : undefined,
    },
  ];
}

/** The parts of a row that the columns of findings need. */
type Compared = Pick<FindingComparison, 'finding' | 'before' | 'after'> &
  Partial<Pick<FindingComparison, 'versions'>>;

function versionsOf({ versions, before, after }: Compared) {
  return versions ?? { before: before?.component.version, after: after?.component.version };
}

/** The severity. */
export function severityColumn<Row extends Compared>(): ListColumn<Row> {
  return {
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
  };
}

/** The vulnerability, with the other names that count as the same finding. */
export function vulnerabilityColumn<Row extends Compared>(
  otherNamesOf: (row: Row) => readonly string[] = () => [],
): ListColumn<Row> {
  return {
    id: 'vulnerability',
    header: messages.vulnerability,
    width: 180,
    grow: 1,
    canHide: false,
    cardSlot: 'title',
    cell: (row, intl) => {
      const names = otherNamesOf(row);
      if (names.length === 0) return <FindingLink finding={row.finding} />;
      const also = intl.formatMessage(messages.alsoKnownAs, { names: intl.formatList(names) });
      return (
        <TwoLines>
          <FindingLink finding={row.finding} />
          <SecondLine title={also}>{also}</SecondLine>
        </TwoLines>
      );
    },
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
  };
}

/** The component, with its version on both sides. */
export function componentColumn<Row extends Compared>(intl: IntlShape, names: SideNames): ListColumn<Row> {
  const versionIn = (side: 'before' | 'after') => ({
    id: `${side}Version`,
    header: intl.formatMessage(messages.componentIn, { version: names[side] }),
    value: (row: Row) => versionsOf(row)[side],
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

/** The decision on one side. */
export function analysisColumn<Row extends Compared>(
  intl: IntlShape,
  names: SideNames,
  side: 'before' | 'after',
): ListColumn<Row> {
  const header = intl.formatMessage(messages.analysisIn, { version: names[side] });
  return {
    id: `${side}Analysis`,
    header,
    width: 140,
    grow: 1,
    foldBelow: 990,
    cell: (row) => (
      <Facts>
        <PhoneOnly>
          <bdi>{names[side]}</bdi>
        </PhoneOnly>
        <Analysis finding={row[side]} intl={intl} />
      </Facts>
    ),
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

function ComponentCell({ row, intl }: { row: Compared; intl: IntlShape }) {
  const { finding } = row;
  const { before: was, after: is } = versionsOf(row);
  return (
    <TwoLines>
      <ComponentLink component={finding.component} variant="quiet" />
      <SecondLine>
        {was !== undefined && is !== undefined && was !== is ? (
          <Step>
            <Code>{was}</Code>
            <Icon name="arrow-right" size={12} />
            <VisuallyHidden>{intl.formatMessage(messages.becomes)}</VisuallyHidden>
            <Code>{is}</Code>
          </Step>
        ) : (
          <Code>{finding.component.version}</Code>
        )}
      </SecondLine>
    </TwoLines>
  );
}

/** Returns the words for why a finding is new or fixed. */
function reasonText(intl: IntlShape, { reason, after }: FindingComparison): string | undefined {
  if (reason === undefined) return undefined;
  if (reason !== 'report') return intl.formatMessage(messages[reason]);
  return intl.formatMessage(after ? messages.reported : messages.unreported);
}

/** Returns the words for the relation between two decisions. */
export function decisionText(intl: IntlShape, decision: DecisionStep): string {
  return intl.formatMessage(decision === 'none' ? messages.unaudited : messages[decision]);
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

/** The tones of outcomes. */
export const TONES: Record<FindingOutcome, Tone> = { came: 'danger', went: 'success', stayed: 'neutral' };

/** Sorts by outcome, most important first. */
export const ORDER: Record<FindingOutcome, number> = { came: 0, stayed: 1, went: 2 };
