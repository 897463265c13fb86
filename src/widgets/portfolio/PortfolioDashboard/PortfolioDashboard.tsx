import type { ReactNode } from 'react';
import { listPortfolioMetrics, refreshPortfolioMetrics } from '../../../api/projects.js';
import { FailureState, RefreshFailure } from '../../../data/FailureState.js';
import * as portfolioMetrics from '../../../data/resources/portfolioMetrics.js';
import * as projects from '../../../data/resources/projects.js';
import { useResource } from '../../../data/useResource.js';
import { splitHostProps, useHost } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { usePortfolioStage } from '../../../entities/project/usePortfolioStage.js';
import { PortfolioFigures } from '../../../entities/project/PortfolioFigures.js';
import { useDays } from '../../../entities/project/trends/daysValue.js';
import { TrendCharts, TrendPage, TwoColumns } from '../../../entities/project/trends/TrendCharts.js';
import { TrendHead } from '../../../entities/project/trends/TrendHead.js';
import { permissionText } from '../../../data/permissionText.js';
import { useTargetLink } from '../../../frames/facts/useTargetLink.js';
import { ButtonLink } from '../../../ui/controls/Link.js';
import { EmptyState, ForbiddenState, LoadingRows } from '../../../ui/layout/states.js';
import { dashboardCodec, type PortfolioDashboardValue } from './dashboardValue.js';
import { messages } from './PortfolioDashboard.messages.js';
import { dashboardTargets } from './dashboardTargets.js';
import { TopProjects, topProjects } from './TopProjects.js';

export {
  formatPortfolioDashboardValue,
  parsePortfolioDashboardValue,
  rememberedPortfolioDashboardValue,
  type PortfolioDashboardValue,
} from './dashboardValue.js';

/** Props of {@link PortfolioDashboard}. @public */
export interface PortfolioDashboardProps extends HostProps {
  /** The content above the metrics, such as the heading of the page. */
  title?: ReactNode;
  /** The number of days to look back, when the host owns it. */
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

function View({ title, value, onValueChange }: Omit<PortfolioDashboardProps, keyof HostProps>) {
  const intl = useIntl();
  const { can } = useHost();
  const [days, choose] = useDays(dashboardCodec, value, onValueChange);
  if (!can('VIEW_PORTFOLIO')) {
    return (
      <ForbiddenState
        title={intl.formatMessage(messages.forbidden)}
        permission={permissionText(intl, 'VIEW_PORTFOLIO')}
      />
    );
  }
  return <Dashboard title={title} days={days} onDaysChange={choose} />;
}

function Dashboard(props: { title: ReactNode; days: number; onDaysChange: (days: number) => void }) {
  const { title, days, onDaysChange } = props;
  const intl = useIntl();
  const { can } = useHost();
  const targets = dashboardTargets(can);
  const metrics = useResource(portfolioMetrics.days(days));
  const records = metrics.status === 'ready' ? metrics.data : undefined;
  const latest = records?.at(-1);
  const stage = usePortfolioStage(records);
  // The same that is listed below.
  const imported = useResource(topProjects('lastBomImport'), { isEnabled: stage === 'counted' });
  const lastImport = imported.status === 'ready' ? imported.data.rows[0]?.lastBomImport : undefined;
  return (
    <TrendPage>
      <TrendHead
        title={
          title ?? (
            <h2>
              <Message {...messages.title} />
            </h2>
          )
        }
        days={days}
        onDaysChange={onDaysChange}
        measuring={{
          measuredAt: latest?.lastOccurrence,
          refresh: refreshPortfolioMetrics,
          latest: (api, signal) => listPortfolioMetrics(api, 1, signal),
          stale: () => [portfolioMetrics.all, projects.all],
          done: intl.formatMessage(messages.recalculated),
          failed: intl.formatMessage(messages.recalculateFailed),
        }}
        isBehind={
          lastImport !== undefined &&
          latest?.lastOccurrence !== undefined &&
          lastImport > latest.lastOccurrence
        }
      />
      <RefreshFailure resource={metrics} />
      {metrics.status === 'failed' ? (
        <FailureState title={<Message {...messages.failed} />} failure={metrics} />
      ) : stage === 'empty' ? (
        <NothingYet />
      ) : (
        <>
          {stage !== 'waiting' && <PortfolioFigures days={days} hasTriage targets={targets.figures} />}
          {stage === 'waiting' ? (
            <EmptyState icon="dashboard" title={<Message {...messages.notCalculated} />}>
              <Message {...messages.notCalculatedAdvice} />
            </EmptyState>
          ) : records && stage === 'counted' ? (
            <TrendCharts
              records={records}
              days={days}
              name="portfolio"
              charts={CHARTS}
              target={targets.ofBand}
              pointTarget={targets.ofPoint}
            />
          ) : (
            // About as high as the charts.
            <LoadingRows rows={36} />
          )}
          <TwoColumns>
            <TopProjects title={intl.formatMessage(messages.byRisk)} sortName="lastInheritedRiskScore" />
            <TopProjects title={intl.formatMessage(messages.imported)} sortName="lastBomImport" />
          </TwoColumns>
        </>
      )}
    </TrendPage>
  );
}

const CHARTS = [
  'projects',
  'components',
  'findingsAudited',
  'violationsAudited',
  'violationsByState',
  'violationsByType',
] as const;

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
