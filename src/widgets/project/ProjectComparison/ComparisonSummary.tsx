import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FailureLine } from '../../../data/FailureState.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { measuredRiskScore } from '../../../domain/measuredMetrics.js';
import { FigureNote, FigureRow, FigureValue } from '../../../entities/project/FigureTiles.js';
import { SeverityCounts } from '../../../entities/vulnerability/index.js';
import type { Project } from '../../../schema/project.js';
import { theme } from '../../../theme/index.js';
import { Icon } from '../../../ui/controls/Icon.js';
import { VisuallyHidden } from '../../../ui/controls/VisuallyHidden.js';
import { bare, focusRing } from '../../../ui/layout/mixins.js';
import { Skeleton } from '../../../ui/layout/Skeleton.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import { Dash } from '../../../ui/table/cell.styles.js';
import type { SideNames } from './componentColumns.js';
import { componentMessages } from './ComparedComponents.messages.js';
import { findingMessages } from './ComparedFindings.messages.js';
import { summaryMessages as messages } from './ComparisonSummary.messages.js';
import type { ComparisonCounts } from './comparisonCounts.js';
import type { Comparison } from './useComparison.js';

/** The place that a count of the summary leads to. */
export type SummaryTarget = 'came' | 'went' | 'stayed' | 'components' | 'decisions';

/** Props of {@link ComparisonSummary}. */
export interface ComparisonSummaryProps {
  comparison: Comparison;
  counts: ComparisonCounts;
  before: Project;
  after: Project;
  names: SideNames;
  /** Called when a count was chosen. */
  onShow: (target: SummaryTarget) => void;
}

/** The result of the comparison: in sentences, and in counts that lead to the lists. */
export function ComparisonSummary(props: ComparisonSummaryProps) {
  const { comparison, counts, names } = props;
  const intl = useIntl();
  const { totals } = counts;
  const bareSide =
    totals.after?.components === 0 ? names.after : totals.before?.components === 0 ? names.before : undefined;
  return (
    <Root aria-label={intl.formatMessage(messages.label)}>
      {bareSide !== undefined && (
        <InlineNotice tone="warning">
          <Message {...messages.bare} values={{ version: <bdi key="version">{bareSide}</bdi> }} />
        </InlineNotice>
      )}
      <Sentences {...props} />
      {comparison.components.status === 'failed' && (
        <FailureLine title={<Message {...componentMessages.failed} />} failure={comparison.components} />
      )}
      {comparison.findings.status === 'failed' && (
        <FailureLine title={<Message {...findingMessages.failed} />} failure={comparison.findings} />
      )}
      <Figures {...props} />
    </Root>
  );
}

function Sentences({ comparison, counts, before, after, names }: ComparisonSummaryProps) {
  const { can } = useHost();
  const { findings, components, isSame } = counts;
  const risks = { before: measuredRiskScore(before), after: measuredRiskScore(after) };
  const isWaiting =
    comparison.components.status === 'loading' ||
    (can('VIEW_VULNERABILITY') && comparison.findings.status === 'loading');
  if (isWaiting)
    return (
      <Text aria-busy>
        <Skeleton style={{ inlineSize: '60%' }} />
      </Text>
    );
  return (
    <Text>
      {isSame ? (
        <b>
          <Message {...messages.same} values={bdiOf(names)} />
        </b>
      ) : (
        findings && (
          <>
            <b>
              <Headline change={findings.came - findings.went} names={names} />
            </b>{' '}
            <span>
              <Message
                {...messages.moved}
                values={{ came: findings.came, went: findings.went, stayed: findings.stayed }}
              />
            </span>{' '}
            {findings.came > 0 && (
              <span>
                <Message {...messages.critical} values={{ count: counts.severities!.came.critical }} />
              </span>
            )}
          </>
        )
      )}{' '}
      {!findings && !isSame && components && (
        <span>
          <Message {...messages.componentsMoved} values={components} />
        </span>
      )}{' '}
      {findings && findings.decided > 0 && (
        <span>
          {findings.lost > 0 ? (
            <Message {...messages.lost} values={{ lost: findings.lost, total: findings.decided }} />
          ) : (
            <Message {...messages.kept} values={{ total: findings.decided }} />
          )}
        </span>
      )}{' '}
      {risks.before !== undefined && risks.after !== undefined && (
        <span>
          <Risk before={risks.before} after={risks.after} />
        </span>
      )}
    </Text>
  );
}

function Headline({ change, names }: { change: number; names: SideNames }) {
  if (change === 0) return <Message {...messages.equal} values={bdiOf(names)} />;
  const values = { ...bdiOf(names), count: Math.abs(change) };
  return change > 0 ? (
    <Message {...messages.more} values={values} />
  ) : (
    <Message {...messages.fewer} values={values} />
  );
}

function Risk({ before, after }: { before: number; after: number }) {
  if (before === after) return <Message {...messages.riskSame} values={{ after }} />;
  return <Message {...(before < after ? messages.riskUp : messages.riskDown)} values={{ before, after }} />;
}

/** Versions are texts of people, in whatever direction. */
function bdiOf({ before, after }: SideNames) {
  return { before: <bdi key="before">{before}</bdi>, after: <bdi key="after">{after}</bdi> };
}

function Figures({ comparison, counts, onShow }: ComparisonSummaryProps) {
  const { can } = useHost();
  const intl = useIntl();
  const { findings, components, severities, totals } = counts;
  const signed = (value: number) => intl.formatNumber(value, { signDisplay: 'exceptZero' }).replace('-', '−');
  const ofFindings: readonly FigureProps[] = can('VIEW_VULNERABILITY')
    ? [
        {
          id: 'came',
          label: <Message {...messages.newFindings} />,
          value: findings && signed(findings.came),
          mood: findings?.came ? 'worse' : undefined,
          note: severities && <SeverityCounts metrics={severities.came} marks="always" />,
        },
        {
          id: 'went',
          label: <Message {...messages.fixedFindings} />,
          value: findings && signed(-findings.went),
          mood: findings?.went ? 'better' : undefined,
          note: severities && <SeverityCounts metrics={severities.went} marks="always" />,
        },
        {
          id: 'stayed',
          label: <Message {...messages.unchangedFindings} />,
          value: findings && intl.formatNumber(findings.stayed),
          note: severities && <SeverityCounts metrics={severities.stayed} marks="always" />,
        },
      ]
    : [];
  const figures: readonly FigureProps[] = [
    ...ofFindings,
    {
      id: 'components',
      label: <Message {...messages.components} />,
      value: components && (
        <BeforeAfter before={totals.before.components!} after={totals.after.components!} />
      ),
      note: components && <Message {...messages.componentSteps} values={components} />,
    },
    ...(ofFindings.length > 0
      ? [
          {
            id: 'decisions' as const,
            label: <Message {...messages.lostDecisions} />,
            value: findings && intl.formatNumber(findings.lost),
            isPlain: findings?.lost === 0,
            note:
              findings &&
              (findings.decided > 0 ? (
                <Message {...messages.ofDecisions} values={{ total: findings.decided }} />
              ) : (
                <Message {...messages.noDecisions} />
              )),
          },
        ]
      : []),
  ];
  const isBusy = comparison.components.status === 'loading' || undefined;
  return (
    <FigureRow aria-busy={isBusy}>
      {figures.map((figure) => (
        <Figure key={figure.id} {...figure} onShow={onShow} />
      ))}
    </FigureRow>
  );
}

interface FigureProps {
  id: SummaryTarget;
  label: ReactNode;
  /** Absent: not known. */
  value: ReactNode;
  /** True when there is nothing to lead to. */
  isPlain?: boolean;
  mood?: 'worse' | 'better' | undefined;
  note: ReactNode;
}

function Figure(props: FigureProps & Pick<ComparisonSummaryProps, 'onShow'>) {
  const { id, label, value, isPlain, mood, note, onShow } = props;
  const [labelId, valueId] = [useId(), useId()];
  return (
    <div>
      <dt id={labelId}>{label}</dt>
      <dd>
        <Value data-mood={mood}>
          {value === undefined ? (
            <Dash />
          ) : isPlain ? (
            <span>{value}</span>
          ) : (
            <Jump
              type="button"
              id={valueId}
              aria-labelledby={`${labelId} ${valueId}`}
              onClick={() => onShow(id)}
            >
              {value}
            </Jump>
          )}
        </Value>
        <NotePlace>{note}</NotePlace>
      </dd>
    </div>
  );
}

function BeforeAfter({ before, after }: { before: number; after: number }) {
  const intl = useIntl();
  return (
    <>
      <Steps aria-hidden>
        <span>{intl.formatNumber(before)}</span>
        <Icon name="arrow-right" size={16} />
        <span>{intl.formatNumber(after)}</span>
      </Steps>
      <VisuallyHidden>
        <Message {...messages.becomes} values={{ before, after }} />
      </VisuallyHidden>
    </>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.md};
`;

const Text = styled.p`
  max-inline-size: 90ch;
  min-block-size: ${theme.font.line.reading};
  margin: 0;
  font-size: ${theme.font.size.reading};
  line-height: ${theme.font.line.reading};
  overflow-wrap: anywhere;
  b {
    font-weight: ${theme.font.weight.strong};
  }
`;

const Value = styled(FigureValue)`
  &[data-mood='worse'] {
    color: ${theme.chart.bad};
  }
  &[data-mood='better'] {
    color: ${theme.chart.good};
  }
`;

const Jump = styled.button`
  ${bare}
  ${focusRing}
  border-radius: ${theme.radius.sm};
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
  }
`;

const Steps = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.sm};
  > svg {
    color: ${theme.color.text.subtle};
  }
  [dir='rtl'] & > svg {
    transform: scaleX(-1);
  }
`;

/** One line under the count, kept free while it is loading. */
const NotePlace = styled(FigureNote)`
  display: block;
  min-block-size: 22px;
  white-space: normal;
`;
