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
import { AuditProgress } from '../../../entities/project/AuditProgress.js';
import { ViolationBars } from '../../../entities/project/ViolationBars.js';
import { TrendCard, TrendPlaceholder } from '../../../entities/project/trends/TrendCard.js';
import { ThreeColumns, TrendPage, TwoColumns } from '../../../entities/project/trends/trendPage.styles.js';
import { TRENDS, useTrendValue, type ShownTrend } from '../../../entities/project/trends/trendValue.js';
import { TrendHead } from '../../../entities/project/trends/TrendHead.js';
import { permissionText } from '../../../data/permissionText.js';
import { useTargetLink } from '../../../frames/facts/useTargetLink.js';
import type { PortfolioMetrics } from '../../../schema/metrics.js';
import { ButtonLink, Link } from '../../../ui/controls/Link.js';
import { Card } from '../../../ui/layout/Card.js';
import { deferred } from '../../../ui/later/deferred.js';
import { EmptyState, ForbiddenState, LoadingRows } from '../../../ui/layout/states.js';
import { dashboardCodec, type PortfolioDashboardValue } from './dashboardValue.js';
import { messages } from './PortfolioDashboard.messages.js';
import { dashboardTargets } from './dashboardTargets.js';
import { TopProjects, topProjects } from './TopProjects.js';

// It reads findings, which is more than all else of the page.
const LatestFindings = deferred(() => import('./LatestFindings.js').then((module) => module.LatestFindings));

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
  /** The number of days to look back and the metrics in the chart, when the host owns them. */
  value?: PortfolioDashboardValue;
  /** Called when the user chose how far it looks back, or what the chart shows. */
  onValueChange?: (value: PortfolioDashboardValue, change: { isStep: boolean }) => void;
}

/**
 * Says what the portfolio adds up to, how that came about over time, how far its audit is, which projects carry the risk and
 * which findings are new.
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
  const shown = useTrendValue(dashboardCodec, value, onValueChange);
  if (!can('VIEW_PORTFOLIO')) {
    return (
      <ForbiddenState
        title={intl.formatMessage(messages.forbidden)}
        permission={permissionText(intl, 'VIEW_PORTFOLIO')}
      />
    );
  }
  return <Dashboard title={title} shown={shown} />;
}

function Dashboard({ title, shown }: { title: ReactNode; shown: ShownTrend }) {
  const { days } = shown;
  const intl = useIntl();
  const { can } = useHost();
  const targets = dashboardTargets(can);
  const metrics = useResource(portfolioMetrics.days(days));
  const records = metrics.status === 'ready' ? metrics.data : undefined;
  const latest = records?.at(-1);
  const stage = usePortfolioStage(records);
  // The same that is listed below for those who cannot view findings.
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
        onDaysChange={shown.chooseDays}
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
          ) : (
            <Counted records={stage === 'counted' ? records : undefined} shown={shown} targets={targets} />
          )}
          <TwoColumns>
            <TopProjects title={intl.formatMessage(messages.byRisk)} sortName="lastInheritedRiskScore" />
            {can('VIEW_VULNERABILITY') && stage !== 'waiting' ? (
              <LatestFindings
                all={targets.unaudited.findings}
                fallback={
                  <Card title={intl.formatMessage(messages.latest)}>
                    <LoadingRows rows={7} />
                  </Card>
                }
              />
            ) : (
              <TopProjects title={intl.formatMessage(messages.imported)} sortName="lastBomImport" />
            )}
          </TwoColumns>
        </>
      )}
    </TrendPage>
  );
}

/** What was counted over time, and now. */
function Counted(props: {
  /** Absent while they are loading: their place is kept. */
  records: readonly PortfolioMetrics[] | undefined;
  shown: ShownTrend;
  targets: ReturnType<typeof dashboardTargets>;
}) {
  const { records, shown, targets } = props;
  const intl = useIntl();
  const latest = records?.at(-1);
  const all = useTargetLink(targets.violations);
  if (!records || !latest) return <TrendPlaceholder cards={3} />;
  const { policyViolationsTotal: total = 0 } = latest;
  return (
    <>
      <TrendCard
        records={records}
        days={shown.days}
        name="portfolio"
        trends={TRENDS}
        trend={shown.trend}
        onTrendChange={shown.chooseTrend}
        target={targets.ofBand}
        pointTarget={targets.ofPoint}
      />
      <ThreeColumns>
        <Card
          title={intl.formatMessage(messages.violationsByState)}
          controls={
            all &&
            total > 0 && (
              <Link {...all}>
                <Message {...messages.all} values={{ count: total }} />
              </Link>
            )
          }
        >
          <ViolationBars metrics={latest} by="state" target={targets.ofViolations} />
        </Card>
        <Card title={intl.formatMessage(messages.violationsByType)}>
          <ViolationBars metrics={latest} by="type" target={targets.ofViolations} />
        </Card>
        <AuditProgress metrics={latest} unaudited={targets.unaudited} />
      </ThreeColumns>
    </>
  );
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
