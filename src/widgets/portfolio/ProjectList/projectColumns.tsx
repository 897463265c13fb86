import { useContext } from 'react';
import * as components from '../../../data/resources/components.js';
import * as projects from '../../../data/resources/projects.js';
import { useResource } from '../../../data/useResource.js';
import { isCollection } from '../../../domain/isCollection.js';
import { measuredMetrics, measuredRiskScore } from '../../../domain/measuredMetrics.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, TextSpan, useIntl } from '../../../i18n/index.js';
import { useListChange } from '../../../frames/list/listChange.js';
import type { ListColumn } from '../../../frames/list/ListDefinition.js';
import { textOf, type ListMessage } from '../../../frames/list/listText.js';
import { ClassifierLink } from '../../../entities/component/ClassifierLink.js';
import { classifierText } from '../../../entities/component/classifierText.js';
import { dateText, timeText } from '../../../frames/facts/dateText.js';
import { CountedNumber } from '../../../entities/vocabulary/index.js';
import { ProjectLink, projectText } from '../../../entities/project/ProjectLink.js';
import {
  severityCountFields,
  SeverityCounts,
  SeverityCountsHead,
} from '../../../entities/vulnerability/SeverityCounts.js';
import { TagList } from '../../../entities/project/TagList.js';
import { ViolationCounts, ViolationCountsHead } from '../../../entities/violation/ViolationCounts.js';
import type { Project } from '../../../schema/project.js';
import { Badge } from '../../../ui/controls/Badge.js';
import { CutText } from '../../../ui/controls/CutText.js';
import { Icon, type IconName } from '../../../ui/controls/Icon.js';
import {
  Dash,
  TextLine,
  Note,
  NumberText,
  PhoneOnly,
  SecondLine,
  TwoLines,
} from '../../../ui/table/cell.styles.js';
import { MoreButton } from '../../../ui/overlay/Menu.js';
import type { MenuItem } from '../../../ui/overlay/MenuItem.js';
import { hasVisibleChildren } from './hasVisibleChildren.js';
import { About, Name } from './ProjectList.styles.js';
import { ProjectActionContext, type ProjectAction } from './projectAction.js';
import { messages } from './ProjectList.messages.js';
import type { ProjectListValue } from './projectListValue.js';

/** The column of the menus; left out where there is nothing to do. */
export const ACTIONS = 'actions';

/** The columns of the list, named after the fields of the server, so that what people chose before stays. */
export const PROJECT_COLUMNS: readonly ListColumn<Project>[] = [
  {
    id: 'name',
    header: messages.columnName,
    width: 190,
    grow: 3,
    canHide: false,
    hasBranch: true,
    cardSlot: 'title',
    cell: (project, intl, depth) => <ProjectName project={project} depth={depth} />,
    exported: [
      { id: 'name', header: messages.columnName, value: ({ name }) => name },
      { id: 'uuid', header: messages.uuid, value: ({ uuid }) => uuid },
    ],
  },
  {
    id: 'version',
    header: messages.columnVersion,
    width: 92,
    cell: ({ version }) => <CutText text={version} />,
    exported: ({ version }) => version,
  },
  {
    id: 'tags',
    header: messages.columnTags,
    width: 168,
    grow: 1,
    foldBelow: 1140,
    cell: (project) => <Tags project={project} />,
    exported: ({ tags }) => tags?.map(({ name }) => name),
  },
  {
    id: 'classifier',
    header: messages.classifier,
    width: 130,
    isHiddenByDefault: true,
    cell: ({ classifier }, intl) => {
      const text = classifierText(intl, classifier);
      return text ? (
        <TextLine title={text}>
          <ClassifierLink classifier={classifier} />
        </TextLine>
      ) : (
        <Dash />
      );
    },
    exported: ({ classifier }) => classifier,
  },
  {
    id: 'lastInheritedRiskScore',
    header: messages.columnRisk,
    headerTip: messages.columnRiskTip,
    width: 58,
    align: 'end',
    isDescendingFirst: true,
    cardSlot: 'titleEnd',
    cell: (project, intl) => (
      <NumberText data-strong="">
        <PhoneOnly>
          <TextSpan>{intl.formatMessage(messages.columnRisk)} </TextSpan>
        </PhoneOnly>
        <CountedNumber value={measuredRiskScore(project)} />
      </NumberText>
    ),
    exported: measuredRiskScore,
  },
  {
    id: 'metrics.components',
    header: messages.columnComponents,
    width: 96,
    align: 'end',
    isHiddenByDefault: true,
    cell: (project) => (
      <NumberText>
        <CountedNumber value={measuredMetrics(project)?.components} />
      </NumberText>
    ),
    exported: (project) => measuredMetrics(project)?.components,
  },
  {
    id: 'metrics.vulnerabilities',
    header: messages.columnVulnerabilities,
    headerContent: <SeverityCountsHead />,
    width: 212,
    cardSlot: 'second',
    cell: (project) => <Vulnerabilities project={project} />,
    exported: severityCountFields(measuredMetrics),
  },
  {
    id: 'metrics.policyViolationsTotal',
    header: messages.columnViolations,
    headerContent: <ViolationCountsHead />,
    width: 170,
    foldBelow: 975,
    cardSlot: 'secondEnd',
    cell: (project) => <Violations project={project} />,
    exported: (project) => measuredMetrics(project)?.policyViolationsTotal,
  },
  {
    id: 'lastBomImport',
    header: messages.columnLastBomImport,
    width: 158,
    isDescendingFirst: true,
    cell: (project) => <LastImport project={project} />,
    exported: ({ lastBomImport }) => (lastBomImport === undefined ? undefined : new Date(lastBomImport)),
  },
  {
    id: 'lastBomImportFormat',
    header: messages.columnBomFormat,
    width: 120,
    isHiddenByDefault: true,
    cell: ({ lastBomImportFormat }) => <CutText text={lastBomImportFormat} />,
    exported: ({ lastBomImportFormat }) => lastBomImportFormat,
  },
  {
    id: 'active',
    header: messages.columnActive,
    width: 76,
    align: 'center',
    isHiddenByDefault: true,
    cell: ({ active }, intl) =>
      active === false ? <Dash /> : <Icon name="check" label={intl.formatMessage(messages.isActive)} />,
    exported: ({ active }) => active !== false,
  },
  {
    id: ACTIONS,
    header: messages.columnActions,
    isHeaderHidden: true,
    width: 48,
    canHide: false,
    align: 'center',
    cell: (project) => <ProjectMenu project={project} />,
  },
];

/** The actions for one project. */
function ProjectMenu({ project }: { project: Project }) {
  const intl = useIntl();
  const { mayChange } = useHost();
  const act = useContext(ProjectActionContext);
  const isActive = project.active !== false;
  const mayCreate = mayChange('PORTFOLIO_MANAGEMENT', 'CREATE');
  const entry = (kind: ProjectAction['kind'], label: ListMessage, icon?: IconName) => ({
    id: kind,
    label: textOf(intl, label),
    opens: true,
    icon,
    onSelect: () => act({ kind, project }),
  });
  const items: MenuItem[] = [
    ...(mayCreate && isActive ? [entry('create', messages.newBelow, 'plus')] : []),
    ...(mayCreate ? [entry('copy', messages.addVersion, 'copy')] : []),
    ...(mayChange('PORTFOLIO_MANAGEMENT', 'UPDATE')
      ? [
          entry('tags', messages.changeTags, 'tag'),
          entry('parent', messages.move, 'tree'),
          isActive
            ? entry('deactivate', messages.deactivate, 'archive')
            : entry('activate', messages.activate, 'archive'),
        ]
      : []),
    ...(mayChange('PORTFOLIO_MANAGEMENT', 'DELETE')
      ? [{ ...entry('delete', messages.askDelete, 'trash'), isDanger: true, hasRule: true }]
      : []),
  ];
  if (items.length === 0) return null;
  const label = intl.formatMessage(messages.actionsOf, { project: projectText(project) });
  return <MoreButton size="small" label={label} items={items} />;
}

function ProjectName({ project, depth }: { project: Project; depth: number }) {
  const intl = useIntl();
  const { classifier, active, parent, version } = project;
  const sumText = useSumText(project);
  const about = sumText ?? classifierText(intl, classifier);
  const separator = <TextSpan>{about && ' · '}</TextSpan>;
  return (
    <TwoLines>
      <Name>
        <ProjectLink project={project} variant="entity" />
        {active === false && (
          <Badge>
            <Message {...messages.isInactive} />
          </Badge>
        )}
      </Name>
      <About title={sumText}>
        {/* Not a link: so close below the name, it would be too easy to select the wrong one. */}
        <TextSpan>{about}</TextSpan>
        {version && (
          <PhoneOnly>
            {separator}
            <bdi>{version}</bdi>
          </PhoneOnly>
        )}
        {parent && depth === 0 && (
          <>
            {separator}
            <Message
              {...messages.partOf}
              values={{ parent: <bdi key="parent">{projectText(parent)}</bdi> }}
            />
          </>
        )}
      </About>
    </TwoLines>
  );
}

/** Returns how the counts of a parent project relate to its child projects. */
function useSumText(project: Project): string | undefined {
  const intl = useIntl();
  const metrics = measuredMetrics(project);
  const sum = useSumBelow(project);
  if (metrics && isCollection(project)) return intl.formatMessage(messages.collectionSum);
  if (!sum) return undefined;
  const { measured, total } = sum;
  if (metrics) {
    const { vulnerabilities } = sum.metrics;
    // Those that are not analyzed yet may have some.
    if (vulnerabilities === 0 && measured < total) return undefined;
    return intl.formatMessage(messages.andBelow, { vulnerabilities });
  }
  return measured < total
    ? intl.formatMessage(messages.sumBelowPartly, { measured, total })
    : intl.formatMessage(messages.sumBelow, { total });
}

/** Each tag lists all that have it: on the host's page for that, else in this list. */
function Tags({ project: { tags = [] } }: { project: Project }) {
  const change = useListChange<ProjectListValue>();
  return tags.length > 0 && <TagList tags={tags} limit={2} onTagSelect={(tag) => change({ tag })} />;
}

/** The vulnerabilities of a project, or the sum of those of the projects below it. */
function Vulnerabilities({ project }: { project: Project }) {
  const metrics = measuredMetrics(project);
  const sum = useSumBelow(project);
  if (!metrics && !sum && isParent(project)) {
    return (
      <Note>
        <Message {...messages.noOwnBom} />
      </Note>
    );
  }
  return <SeverityCounts metrics={metrics ?? sum?.metrics} riskScore={measuredRiskScore(project)} />;
}

/** The policy violations of a project, or the sum of those of the projects below it. */
function Violations({ project }: { project: Project }) {
  const metrics = measuredMetrics(project);
  const sum = useSumBelow(project);
  const counted = metrics ?? sum?.metrics;
  if (counted) return <ViolationCounts metrics={counted} />;
  return !isParent(project) && <CountedNumber value={undefined} />;
}

/**
 * Returns the totals of the projects below one, requested when the row is rendered. Undefined while none of
 * them has metrics.
 */
function useSumBelow(project: Project): projects.ProjectsBelow | undefined {
  const sum = useResource(projects.below(project.uuid), {
    isEnabled: isParent(project) === true && !isCollection(project),
  });
  return sum.status === 'ready' && sum.data && sum.data.measured > 0 ? sum.data : undefined;
}

/**
 * Returns true when a project has children: it mostly groups them and needs no BOM. Undefined for lists of
 * 4.x without a tree, such as search results, which do not report children.
 */
function isParent(project: Project): boolean | undefined {
  if (project.children === undefined && project.hasChildren === undefined) return undefined;
  return hasVisibleChildren(project, { showsInactive: true });
}

function LastImport({ project }: { project: Project }) {
  const { lastBomImport, lastBomImportFormat } = project;
  const intl = useIntl();
  const { mayChange } = useHost();
  const mayBeFirst =
    lastBomImport === undefined &&
    mayChange('BOM_UPLOAD') &&
    isParent(project) === false &&
    !isCollection(project);
  const hasNone = useHasNoComponents(project, mayBeFirst);
  if (lastBomImport === undefined) {
    return mayBeFirst && hasNone ? (
      <ProjectLink project={project} tab="components" label={intl.formatMessage(messages.firstBom)} />
    ) : (
      <Dash />
    );
  }
  const second = [timeText(intl, lastBomImport), lastBomImportFormat].filter(Boolean).join(' · ');
  return (
    <TwoLines>
      <NumberText>{dateText(intl, lastBomImport)}</NumberText>
      <SecondLine data-number="">{second}</SecondLine>
    </TwoLines>
  );
}

/**
 * Returns true when a project has no components. Without metrics, as for a copied version, the count is
 * requested from the server.
 */
function useHasNoComponents({ uuid, metrics }: Project, isEnabled: boolean): boolean {
  const count = useResource(components.count(uuid), { isEnabled: isEnabled && metrics === undefined });
  return metrics ? !metrics.components : count.status === 'ready' && count.data === 0;
}
