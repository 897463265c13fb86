import { useState, type ReactNode } from 'react';
import { isUnknownProject } from '../../../api/projects.js';
import { listProjectMetrics, refreshProjectMetrics } from '../../../api/projectMetrics.js';
import { FailureState, RefreshFailure } from '../../../data/FailureState.js';
import { projectMeasured } from '../../../data/resources/changes.js';
import * as components from '../../../data/resources/components.js';
import * as projectMetrics from '../../../data/resources/projectMetrics.js';
import { useResource } from '../../../data/useResource.js';
import { isCollection } from '../../../domain/isCollection.js';
import { isAnalyzed, measuredMetrics } from '../../../domain/measuredMetrics.js';
import { mayHaveChildren } from '../../../domain/projectTree.js';
import { useHost } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { metricFigures } from '../../../entities/project/metricFigures.js';
import { AuditProgress } from '../../../entities/project/AuditProgress.js';
import { TrendCard } from '../../../entities/project/trends/TrendCard.js';
import { ThreeColumns, TrendPage, TwoColumns } from '../../../entities/project/trends/trendPage.styles.js';
import { useTrendValue, type ShownTrend } from '../../../entities/project/trends/trendValue.js';
import { TrendHead } from '../../../entities/project/trends/TrendHead.js';
import { FigureTiles } from '../../../entities/project/FigureTiles.js';
import * as place from '../../../entities/project/projectPlace.messages.js';
import type { Metrics } from '../../../schema/metrics.js';
import type { Project } from '../../../schema/project.js';
import { Button } from '../../../ui/controls/Button.js';
import { EmptyState, LoadingRows } from '../../../ui/layout/states.js';
import { ProjectState } from '../../ProjectState.js';
import { ProjectWidget, type ProjectProps, type PropsOfProject } from '../../ProjectWidget.js';
import { BomUploadDialog, type BomProcessedEvent } from '../BomUpload/index.js';
import { useProject } from '../../../data/useProject.js';
import { ChildProjects } from './ChildProjects.js';
import { Violations } from './Violations.js';
import { DataDates } from './DataDates.js';
import { overviewTargets } from './overviewTargets.js';
import { messages } from './ProjectOverview.messages.js';
import { RiskiestComponents } from './RiskiestComponents.js';
import { overviewCodec, PROJECT_TRENDS, type ProjectOverviewValue } from './projectOverviewValue.js';

export {
  formatProjectOverviewValue,
  parseProjectOverviewValue,
  rememberedProjectOverviewValue,
  type ProjectOverviewValue,
} from './projectOverviewValue.js';

/** Props of {@link ProjectOverview}. @public */
export interface ProjectOverviewProps extends HostProps, ProjectProps {
  /** The content above the metrics. @defaultValue a heading of level 2 */
  title?: ReactNode;
  /** The number of days to look back and the metrics in the chart, when the host owns them. */
  value?: ProjectOverviewValue;
  /** Called when the user chose how far it looks back, or what the chart shows. */
  onValueChange?: (value: ProjectOverviewValue, change: { isStep: boolean }) => void;
  /** Called when the server has processed a BOM that was uploaded here. */
  onBomProcessed?: (event: BomProcessedEvent) => void;
}

/**
 * Shows the totals of a project, their development over time, the age of the metrics, and the projects that
 * it groups.
 * @public
 */
export function ProjectOverview(props: ProjectOverviewProps) {
  return (
    <ProjectWidget props={props} density="comfortable">
      {(own) => <View {...own} />}
    </ProjectWidget>
  );
}

function View(props: PropsOfProject<ProjectOverviewProps>) {
  const { projectId, title, value, onValueChange, onBomProcessed } = props;
  const { can } = useHost();
  const intl = useIntl();
  const shown = useTrendValue(overviewCodec, value, onValueChange);
  const { days } = shown;
  const project = useProject(projectId);
  const metrics = useResource(projectMetrics.days(projectId, days), { isEnabled: can('VIEW_PORTFOLIO') });
  if (!can('VIEW_PORTFOLIO')) return <ProjectState kind="forbidden" />;
  if (project.status === 'failed') {
    if (isUnknownProject(project.error)) return <ProjectState kind="notFound" />;
    return <FailureState title={<Message {...place.failed} />} failure={project} />;
  }
  const records = metrics.status === 'ready' ? metrics.data : undefined;
  const loaded = project.status === 'ready' ? project.data : undefined;
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
          measuredAt: loaded && records && measuredAt(loaded, records),
          refresh: (api, signal) => refreshProjectMetrics(api, projectId, signal),
          latest: (api, signal) => listProjectMetrics(api, projectId, 1, signal),
          stale: () => projectMeasured(projectId),
          done: intl.formatMessage(messages.recalculated),
          failed: intl.formatMessage(messages.recalculateFailed),
        }}
      />
      <RefreshFailure resource={metrics} />
      {metrics.status === 'failed' ? (
        <FailureState title={<Message {...messages.failed} />} failure={metrics} />
      ) : !loaded || !records ? (
        // About the height of metrics and charts.
        <LoadingRows rows={36} />
      ) : (
        <Overview project={loaded} records={records} shown={shown} onBomProcessed={onBomProcessed} />
      )}
    </TrendPage>
  );
}

interface OverviewProps {
  project: Project;
  records: readonly Metrics[];
  shown: ShownTrend;
  onBomProcessed: ProjectOverviewProps['onBomProcessed'];
}

function Overview({ project, records: recorded, shown, onBomProcessed }: OverviewProps) {
  const intl = useIntl();
  const { can } = useHost();
  const { ofFigure, ofBand, ofViolations, unaudited } = overviewTargets(project.uuid, can);
  const current = isCollection(project) ? project.metrics : measuredMetrics(project);
  // Those of a project that is not active may be older than the days.
  const records = recorded.length > 0 || !current ? recorded : [current];
  const latest = records.at(-1);
  const isMeasured = latest !== undefined && (isCollection(project) || current !== undefined);
  const figures = metricFigures(records);
  const dates = <DataDates project={project} measuredAt={measuredAt(project, records)} />;
  return (
    <>
      {isMeasured ? (
        <>
          <section aria-label={intl.formatMessage(messages.figures)}>
            <FigureTiles
              figures={FIGURES.map((name) => ({ ...figures[name], target: ofFigure(name) }))}
              until={latest.lastOccurrence ?? 0}
              days={shown.days}
            />
          </section>
          <TrendCard
            records={records}
            days={shown.days}
            name="project"
            trends={PROJECT_TRENDS}
            trend={shown.trend}
            onTrendChange={shown.chooseTrend}
            // Servers only know the last one. Its time is among the dates below.
            marks={
              project.lastBomImport === undefined
                ? []
                : [{ at: project.lastBomImport, label: intl.formatMessage(messages.lastImport) }]
            }
            target={ofBand}
          />
          <ThreeColumns>
            {dates}
            <AuditProgress metrics={latest} unaudited={unaudited} />
            <Violations metrics={latest} all={ofFigure('violations')} target={ofViolations} />
          </ThreeColumns>
          {!isCollection(project) && (
            <TwoColumns>
              <RiskiestComponents projectId={project.uuid} vulnerable={latest.vulnerableComponents} />
            </TwoColumns>
          )}
        </>
      ) : (
        <NothingYet project={project} onBomProcessed={onBomProcessed} />
      )}
      {mayHaveChildren(project) && <ChildProjects projectId={project.uuid} />}
      {!isMeasured && dates}
    </>
  );
}

/**
 * Servers calculate metrics for projects without a BOM too. Their zeros would suggest that something was
 * analyzed.
 */
function measuredAt(project: Project, records: readonly Metrics[]): number | undefined {
  return isCollection(project) || isAnalyzed(project) ? records.at(-1)?.lastOccurrence : undefined;
}

const FIGURES = ['risk', 'vulnerabilities', 'triage', 'components', 'violations'] as const;

/** Nothing was measured: what to do first. */
function NothingYet({ project, onBomProcessed }: Pick<OverviewProps, 'project' | 'onBomProcessed'>) {
  const { mayChange } = useHost();
  const [isUploading, setIsUploading] = useState(false);
  const mayUpload = mayChange('BOM_UPLOAD') && !isCollection(project);
  const isGroup = (project.children?.length ?? 0) > 0;
  const hasBom = project.lastBomImport !== undefined;
  const mayHaveComponents = !isCollection(project);
  const count = useResource(components.count(project.uuid), { isEnabled: mayHaveComponents });
  if (mayHaveComponents && count.status === 'loading') return <LoadingRows rows={6} />;
  if (count.status === 'failed')
    return <FailureState title={<Message {...messages.failed} />} failure={count} />;
  // Copied versions and components that were added by hand have no BOM.
  if (count.status === 'ready' && count.data > 0)
    return (
      <EmptyState icon="dashboard" title={<Message {...messages.notCalculated} />}>
        <Message {...messages.notCalculatedAdvice} values={{ count: count.data }} />
      </EmptyState>
    );
  const advice = isGroup
    ? messages.groupsAdvice
    : hasBom
      ? messages.noneSoon
      : mayUpload
        ? messages.noneAdvice
        : messages.noneWait;
  return (
    <>
      <EmptyState
        icon={isGroup ? 'tree' : 'dashboard'}
        title={<Message {...(isGroup ? messages.groups : messages.none)} />}
        actions={
          mayUpload &&
          !isGroup &&
          !hasBom && (
            <Button variant="primary" icon="upload" opens onClick={() => setIsUploading(true)}>
              <Message {...messages.upload} />
            </Button>
          )
        }
      >
        <Message {...advice} />
      </EmptyState>
      {isUploading && (
        <BomUploadDialog
          project={project}
          onClose={() => setIsUploading(false)}
          onBomProcessed={onBomProcessed}
        />
      )}
    </>
  );
}
