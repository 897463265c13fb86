import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { errorText } from '../../../data/errorText.js';
import { measuredMetrics, measuredRiskScore } from '../../../domain/measuredMetrics.js';
import { Message } from '../../../i18n/index.js';
import { ClassifierLink } from '../../../parts/ClassifierLink.js';
import { classifierText } from '../../../parts/classifierText.js';
import { dateText, timeText } from '../../../parts/dateText.js';
import { ProjectLink, projectText } from '../../../parts/ProjectLink.js';
import { SeverityCounts, SeverityCountsHead } from '../../../parts/SeverityCounts.js';
import { TagList } from '../../../parts/TagList.js';
import { ViolationCounts, ViolationCountsHead } from '../../../parts/ViolationCounts.js';
import type { Project } from '../../../schema/project.js';
import { Badge } from '../../../ui/Badge.js';
import { Button } from '../../../ui/Button.js';
import { CutText } from '../../../ui/CutText.js';
import type { TableColumn } from '../../../ui/DataTable/interfaces.js';
import { Icon } from '../../../ui/Icon.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.js';
import { Dash, Line, Note, Number, PhoneOnly, Second, Two } from '../../../ui/list.styles.js';
import { Name } from './ProjectList.styles.js';
import { messages } from './ProjectList.messages.js';
import type { ProjectTreeRow } from './projectTree.js';

/** Names of the columns, which are those of the fields, so that what people chose before stays. */
export const PROJECT_COLUMN_IDS = [
  'name',
  'version',
  'tags',
  'classifier',
  'lastInheritedRiskScore',
  'metrics.components',
  'metrics.vulnerabilities',
  'metrics.policyViolationsTotal',
  'lastBomImport',
  'lastBomImportFormat',
  'active',
] as const;

/** What cells of the list can do. */
export interface ProjectCellActions {
  /** Lists the projects with a tag, where the host has no place for that. */
  onTagSelect: (tag: string) => void;
  /** Shows the rest of the children of a project. */
  onShowMore: (projectId: string) => void;
  /** Whether the user may upload, so that a project without BOM leads on. */
  canUpload: boolean;
}

/** The columns of the list of projects. */
export function projectColumns(intl: IntlShape, actions: ProjectCellActions): TableColumn<ProjectTreeRow>[] {
  const { onTagSelect, onShowMore, canUpload } = actions;
  return [
    {
      id: 'name',
      header: intl.formatMessage(messages.columnName),
      width: 220,
      grow: 3,
      canSort: true,
      canHide: false,
      hasBranch: true,
      cardSlot: 'title',
      cell: (row) => (row.kind === 'project' ? nameCell(intl, row) : childrenCell(intl, row, onShowMore)),
    },
    {
      id: 'version',
      header: intl.formatMessage(messages.columnVersion),
      width: 116,
      canSort: true,
      cell: ofProject(({ version }) => <CutText text={version} />),
    },
    {
      id: 'tags',
      header: intl.formatMessage(messages.columnTags),
      width: 210,
      grow: 1,
      foldBelow: 1080,
      cell: ofProject(({ tags }) =>
        tags && tags.length > 0 ? <TagList tags={tags} limit={2} onTagSelect={onTagSelect} /> : null,
      ),
    },
    {
      id: 'classifier',
      header: intl.formatMessage(messages.classifier),
      width: 130,
      canSort: true,
      isHiddenByDefault: true,
      cell: ofProject(({ classifier }) => {
        const text = classifierText(intl, classifier);
        return text ? (
          <Line title={text}>
            <ClassifierLink classifier={classifier} />
          </Line>
        ) : (
          <Dash />
        );
      }),
    },
    {
      id: 'lastInheritedRiskScore',
      header: intl.formatMessage(messages.columnRisk),
      headerTip: intl.formatMessage(messages.columnRiskTip),
      width: 66,
      align: 'end',
      canSort: true,
      isDescendingFirst: true,
      cardSlot: 'titleEnd',
      cell: ofProject((project) => (
        <Number data-strong="">
          <PhoneOnly>{intl.formatMessage(messages.columnRisk)} </PhoneOnly>
          {figure(intl, measuredRiskScore(project))}
        </Number>
      )),
    },
    {
      id: 'metrics.components',
      header: intl.formatMessage(messages.columnComponents),
      width: 96,
      align: 'end',
      isHiddenByDefault: true,
      cell: ofProject((project) => <Number>{figure(intl, measuredMetrics(project)?.components)}</Number>),
    },
    {
      id: 'metrics.vulnerabilities',
      header: intl.formatMessage(messages.columnVulnerabilities),
      headerContent: <SeverityCountsHead />,
      width: 164,
      cardSlot: 'second',
      cell: ofProject((project) => {
        const metrics = measuredMetrics(project);
        return metrics ? (
          <SeverityCounts metrics={metrics} />
        ) : (
          <Note>
            <Message {...messages.notMeasured} />
          </Note>
        );
      }),
    },
    {
      id: 'metrics.policyViolationsTotal',
      header: intl.formatMessage(messages.columnViolations),
      headerContent: <ViolationCountsHead />,
      width: 122,
      foldBelow: 870,
      cardSlot: 'secondEnd',
      cell: ofProject((project) => {
        const metrics = measuredMetrics(project);
        return metrics ? <ViolationCounts metrics={metrics} /> : null;
      }),
    },
    {
      id: 'lastBomImport',
      header: intl.formatMessage(messages.columnLastBomImport),
      width: 188,
      canSort: true,
      isDescendingFirst: true,
      cell: ofProject((project) => lastImportCell(intl, project, canUpload)),
    },
    {
      id: 'lastBomImportFormat',
      header: intl.formatMessage(messages.columnBomFormat),
      width: 120,
      canSort: true,
      isHiddenByDefault: true,
      cell: ofProject(({ lastBomImportFormat }) => <CutText text={lastBomImportFormat} />),
    },
    {
      id: 'active',
      header: intl.formatMessage(messages.columnActive),
      width: 76,
      align: 'center',
      canSort: true,
      isHiddenByDefault: true,
      cell: ofProject(({ active }) =>
        active === false ? <Dash /> : <Icon name="check" label={intl.formatMessage(messages.isActive)} />,
      ),
    },
  ];
}

/** What a line is about, for its arrow and for screen readers. */
export function rowNameOf(row: ProjectTreeRow): string {
  return projectText(row.kind === 'project' ? row.project : row.parent);
}

function nameCell(
  intl: IntlShape,
  { project, depth }: Extract<ProjectTreeRow, { kind: 'project' }>,
): ReactNode {
  const { classifier, active, parent, version } = project;
  return (
    <Two>
      <Name>
        <ProjectLink project={project} variant="entity" />
        {active === false && (
          <Badge>
            <Message {...messages.isInactive} />
          </Badge>
        )}
      </Name>
      <Second>
        {/* No link: so close below the name it would be too easy to hit the wrong one. */}
        {classifierText(intl, classifier)}
        {version && (
          <PhoneOnly>
            {classifier ? ' · ' : ''}
            <bdi>{version}</bdi>
          </PhoneOnly>
        )}
        {parent && depth === 0 && (
          <>
            {classifier ? ' · ' : ''}
            <Message
              {...messages.partOf}
              values={{ parent: <bdi key="parent">{projectText(parent)}</bdi> }}
            />
          </>
        )}
      </Second>
    </Two>
  );
}

function childrenCell(
  intl: IntlShape,
  row: Exclude<ProjectTreeRow, { kind: 'project' }>,
  onShowMore: (projectId: string) => void,
): ReactNode {
  const parent = projectText(row.parent);
  switch (row.kind) {
    case 'loading':
      return <Note role="status">{intl.formatMessage(messages.childrenLoading, { parent })}</Note>;
    case 'failed':
      return (
        <Note role="alert" data-wraps="">
          {intl.formatMessage(messages.childrenFailed, { parent, reason: errorText(intl, row.error).title })}{' '}
          <Button size="small" onClick={row.retry}>
            <Message {...messages.childrenRetry} />
          </Button>
        </Note>
      );
    case 'none':
      return (
        <Note>
          <Message {...messages.childrenNone} />
        </Note>
      );
    case 'more':
      return (
        <Button variant="quiet" size="small" onClick={() => onShowMore(row.parent.uuid)}>
          {intl.formatMessage(messages.childrenMore, { count: row.hidden })}
        </Button>
      );
  }
}

function lastImportCell(intl: IntlShape, project: Project, canUpload: boolean): ReactNode {
  const { lastBomImport, lastBomImportFormat } = project;
  if (lastBomImport === undefined) {
    return canUpload && !project.metrics?.components ? (
      <ProjectLink project={project} tab="components" label={intl.formatMessage(messages.firstBom)} />
    ) : (
      <Dash />
    );
  }
  const second = [timeText(intl, lastBomImport), lastBomImportFormat].filter(Boolean).join(' · ');
  return (
    <Two>
      <Number>{dateText(intl, lastBomImport)}</Number>
      <Second data-number="">{second}</Second>
    </Two>
  );
}

/** A cell that is empty in lines that are no project. */
function ofProject(draw: (project: Project) => ReactNode): (row: ProjectTreeRow) => ReactNode {
  return (row) => (row.kind === 'project' ? draw(row.project) : null);
}

function figure(intl: IntlShape, value: number | undefined): ReactNode {
  if (value !== undefined) return intl.formatNumber(value);
  return (
    <>
      <Dash aria-hidden />
      <VisuallyHidden>
        <Message {...messages.notMeasured} />
      </VisuallyHidden>
    </>
  );
}
