import { useMemo, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FailureState, RefreshFailure } from '../../../data/FailureState.js';
import * as portfolioMetrics from '../../../data/resources/portfolioMetrics.js';
import { useResource } from '../../../data/useResource.js';
import { splitHostProps, useHost } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { ChartCard } from '../../../panel/ChartCard.js';
import { PortfolioFigures } from '../../../panel/PortfolioFigures.js';
import { dateTimeText } from '../../../parts/dateText.js';
import { permissionText } from '../../../parts/permissionWords.js';
import { useTargetLink } from '../../../parts/useTargetLink.js';
import type { PortfolioMetrics } from '../../../schema/metrics.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/Button.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { ButtonLink } from '../../../ui/Link.js';
import { whenNarrowerThan } from '../../../ui/mixins.js';
import { EmptyState, ForbiddenState, LoadingRows } from '../../../ui/states.js';
import type { TimeSeries } from '../../../ui/TimeChart/index.js';
import { dashboardSeries, type DashboardSeries } from './dashboardSeries.js';
import {
  DASHBOARD_DAYS,
  rememberDashboardValue,
  rememberedPortfolioDashboardValue,
} from './dashboardValue.js';
import type { PortfolioDashboardValue } from './dashboardValue.js';
import { messages } from './PortfolioDashboard.messages.js';
import { TopProjects, topProjects } from './TopProjects.js';
import { useRecalculation } from './useRecalculation.js';

export {
  formatPortfolioDashboardValue,
  parsePortfolioDashboardValue,
  rememberedPortfolioDashboardValue,
  type PortfolioDashboardValue,
} from './dashboardValue.js';

/** Props of {@link PortfolioDashboard}. @public */
export interface PortfolioDashboardProps extends HostProps {
  /** Above the figures, such as the heading of the page. */
  title?: ReactNode;
  /** How far it looks back, when you own it. */
  value?: PortfolioDashboardValue;
  /** Called when the user chose how far it looks back. */
  onValueChange?: (value: PortfolioDashboardValue, change: { isStep: boolean }) => void;
}

/**
 * Says what the portfolio adds up to, how that came about over time, which projects carry the risk and which were imported last.
 * @public
 */
export function PortfolioDashboard(props: PortfolioDashboardProps) {
  const [host, own] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <View {...own} />
    </Widget>
  );
}

function View({ title, value: given, onValueChange }: Omit<PortfolioDashboardProps, keyof HostProps>) {
  const intl = useIntl();
  const { can, preferences } = useHost();
  const [own, setOwn] = useState(() => rememberedPortfolioDashboardValue(preferences));
  const value = given ?? own;
  if (!can('VIEW_PORTFOLIO')) {
    return (
      <ForbiddenState
        title={intl.formatMessage(messages.forbidden)}
        permission={permissionText(intl, 'VIEW_PORTFOLIO')}
      />
    );
  }
  const choose = (next: PortfolioDashboardValue) => {
    rememberDashboardValue(preferences, next);
    setOwn(next);
    onValueChange?.(next, { isStep: true });
  };
  return <Dashboard title={title} days={value.days} onDaysChange={(days) => choose({ days })} />;
}

function Dashboard(props: { title: ReactNode; days: number; onDaysChange: (days: number) => void }) {
  const { title, days, onDaysChange } = props;
  const intl = useIntl();
  const { mayChange } = useHost();
  const metrics = useResource(portfolioMetrics.days(days));
  const records = metrics.status === 'ready' ? metrics.data : undefined;
  const latest = records?.at(-1);
  // A server without projects measures them, too, and one that has some may not have measured them yet.
  const isEmpty = latest?.projects === 0;
  const first = useResource(topProjects('lastInheritedRiskScore'), { isEnabled: isEmpty });
  const hasNone = first.status === 'ready' && first.data.rows.length === 0;
  const isNew = records?.length === 0 || (isEmpty && hasNone);
  const measuredAt = latest?.lastOccurrence;
  const recalculation = useRecalculation(measuredAt);
  return (
    <Stack>
      <Head>
        {title ?? (
          <h2>
            <Message {...messages.title} />
          </h2>
        )}
        {measuredAt !== undefined && (
          <Measured>
            <Message {...messages.measured} values={{ time: dateTimeText(intl, measuredAt) }} />
          </Measured>
        )}
        <Controls>
          <SegmentedControl
            label={intl.formatMessage(messages.range)}
            value={String(days)}
            onValueChange={(chosen) => onDaysChange(Number(chosen))}
            options={DASHBOARD_DAYS.map((count) => ({
              value: String(count),
              label:
                count === 365 ? (
                  <Message {...messages.year} />
                ) : (
                  <Message {...messages.days} values={{ days: count }} />
                ),
            }))}
          />
          {mayChange('PORTFOLIO_MANAGEMENT', 'UPDATE') && (
            <Button icon="refresh" isBusy={recalculation.isRunning} onClick={recalculation.start}>
              <Message {...messages.recalculate} />
            </Button>
          )}
        </Controls>
      </Head>
      <RefreshFailure resource={metrics} />
      {metrics.status === 'failed' ? (
        <FailureState title={<Message {...messages.failed} />} failure={metrics} />
      ) : isNew ? (
        <NothingYet />
      ) : (
        <>
          <PortfolioFigures days={days} hasTriage />
          {/* About as high as the charts. */}
          {records ? <Charts records={records} days={days} /> : <LoadingRows rows={36} />}
          <Two>
            <TopProjects title={intl.formatMessage(messages.byRisk)} sortName="lastInheritedRiskScore" />
            <TopProjects title={intl.formatMessage(messages.imported)} sortName="lastBomImport" />
          </Two>
        </>
      )}
    </Stack>
  );
}

function Charts({ records, days }: { records: readonly PortfolioMetrics[]; days: number }) {
  const intl = useIntl();
  const series = useMemo(() => dashboardSeries(intl, records, days), [intl, records, days]);
  const card = (name: keyof DashboardSeries, note?: ReactNode) => {
    const title = intl.formatMessage(messages[name]);
    const [from, to] = endsOf(series[name]);
    return (
      <ChartCard
        title={title}
        note={note}
        sentence={intl.formatMessage(messages.sentence, { title, from, to, days })}
        series={series[name]}
        name={`portfolio-${name}`}
      />
    );
  };
  return (
    <>
      {card('vulnerabilities', <Message {...messages.vulnerabilitiesNote} />)}
      <Two>
        {card('projects')}
        {card('components')}
        {card('findingsAudited')}
        {card('violationsAudited')}
        {card('violationsByState')}
        {card('violationsByType')}
      </Two>
    </>
  );
}

/** Sums of all bands, first and last. */
function endsOf({ bands }: TimeSeries): [first: number, last: number] {
  const sum = (place: number) => bands.reduce((total, { values }) => total + (values.at(place) ?? 0), 0);
  return [sum(0), sum(-1)];
}

/** Nothing was measured: what to do first. */
function NothingYet() {
  const link = useTargetLink({ to: 'projects' });
  return (
    <EmptyState
      icon="dashboard"
      title={<Message {...messages.none} />}
      actions={
        link && (
          <ButtonLink {...link} variant="primary">
            <Message {...messages.toProjects} />
          </ButtonLink>
        )
      }
    >
      <Message {...messages.noneAdvice} />
    </EmptyState>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.lg};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm} ${theme.space.md};
  h2 {
    margin: 0;
    font-size: ${theme.font.size.title};
    line-height: ${theme.font.line.title};
  }
`;

const Measured = styled.span`
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
`;

const Controls = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm};
  margin-inline-start: auto;
`;

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.lg};
  ${whenNarrowerThan('laptop')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
