import { componentRisk } from '../../domain/componentRisk.js';
import { flagColumn, textColumn } from '../../frames/list/columns.js';
import type { ListColumn, ListDefinition } from '../../frames/list/ListDefinition.js';
import { dateText } from '../../frames/facts/dateText.js';
import { ComponentName } from './ComponentName.js';
import { ComponentSince } from './ComponentSince.js';
import { licenseText } from '../../domain/licenseText.js';
import { LicenseLabel } from '../license/index.js';
import { Message } from '../../i18n/index.js';
import { Badge } from '../../ui/controls/Badge.js';
import { CountedNumber } from '../vocabulary/index.js';
import { ProjectLink, projectText } from '../project/index.js';
import { severityCountFields, SeverityCounts, SeverityCountsHead } from '../vulnerability/index.js';
import { VersionLabel } from './VersionLabel.js';
import type { Component } from '../../schema/component.js';
import { Beside, Dash, TextLine, NumberText } from '../../ui/table/cell.styles.js';
import { messages } from './componentHits.messages.js';

/** The rows of components of several projects. Those of inactive projects step back. */
export const HIT_ROW: ListDefinition<Component>['row'] = {
  getId: ({ uuid }) => uuid,
  getName: projectText,
  isMuted: ({ project }) => project?.active === false,
};

/** The columns of components of several projects, named after the fields of the server, so that what people chose before stays. */
export const HIT_COLUMNS: readonly ListColumn<Component>[] = [
  {
    id: 'name',
    header: messages.columnName,
    width: 190,
    grow: 3,
    canHide: false,
    cardSlot: 'title',
    cell: (component) => (
      <ComponentName
        component={component}
        graphOf={component.project?.directDependencies && component.project.uuid}
      />
    ),
    exported: ({ name }) => name,
  },
  {
    id: 'version',
    header: messages.columnVersion,
    width: 130,
    grow: 1,
    cardSlot: 'second',
    cell: (component) => (
      <VersionLabel component={component} latestVersion={component.repositoryMeta?.latestVersion} />
    ),
    exported: ({ version }) => version,
  },
  textColumn({
    id: 'group',
    header: messages.columnGroup,
    width: 124,
    grow: 1,
    foldBelow: 970,
    textOf: ({ group }) => group,
  }),
  {
    id: 'project',
    header: messages.columnProject,
    width: 190,
    grow: 2,
    cardSlot: 'third',
    cell: ({ project }) =>
      project ? (
        <Beside>
          <TextLine>
            <ProjectLink project={project} tab="components" hasVersion variant="entity" />
          </TextLine>
          {project.active === false && (
            <Badge>
              <Message {...messages.inactive} />
            </Badge>
          )}
        </Beside>
      ) : (
        <Dash />
      ),
    exported: [
      { id: 'project', header: messages.columnProject, value: ({ project }) => project?.name },
      {
        id: 'projectVersion',
        header: messages.columnProjectVersion,
        value: ({ project }) => project?.version,
      },
      {
        id: 'projectActive',
        header: messages.columnProjectActive,
        value: ({ project }) => project && project.active !== false,
      },
    ],
  },
  {
    id: 'since',
    header: messages.columnSince,
    headerTip: messages.columnSinceTip,
    width: 104,
    foldBelow: 848,
    cardSlot: 'thirdEnd',
    cell: ({ uuid }) => <ComponentSince componentId={uuid} />,
  },
  {
    id: 'lastBomImport',
    header: messages.columnLastBomImport,
    width: 128,
    isHiddenByDefault: true,
    cell: ({ project }, intl) =>
      project?.lastBomImport ? <NumberText>{dateText(intl, project.lastBomImport)}</NumberText> : <Dash />,
    exported: ({ project }) => (project?.lastBomImport ? new Date(project.lastBomImport) : undefined),
  },
  textColumn({
    id: 'purl',
    header: messages.purl,
    width: 156,
    grow: 2,
    foldBelow: 1126,
    isTechnical: true,
    textOf: ({ purl }) => purl,
  }),
  flagColumn({
    id: 'isInternal',
    header: messages.columnInternal,
    width: 80,
    isHiddenByDefault: true,
    isOn: ({ isInternal }) => isInternal === true,
    off: messages.external,
  }),
  textColumn({
    id: 'cpe',
    header: messages.cpe,
    isHiddenByDefault: true,
    isTechnical: true,
    textOf: ({ cpe }) => cpe,
  }),
  textColumn({
    id: 'swidTagId',
    header: messages.swidTagId,
    isHiddenByDefault: true,
    isTechnical: true,
    textOf: ({ swidTagId }) => swidTagId,
  }),
  {
    id: 'license',
    header: messages.columnLicense,
    width: 150,
    isHiddenByDefault: true,
    cell: (component) => <LicenseLabel component={component} />,
    exported: licenseText,
  },
  {
    id: 'lastInheritedRiskScore',
    header: messages.columnRisk,
    width: 66,
    align: 'end',
    isHiddenByDefault: true,
    cell: (component) => (
      <NumberText>
        <CountedNumber value={componentRisk(component)} />
      </NumberText>
    ),
    exported: componentRisk,
  },
  {
    id: 'metrics',
    header: messages.columnVulnerabilities,
    headerContent: <SeverityCountsHead />,
    // Servers leave them out of what is found by its hash.
    headerTip: messages.columnVulnerabilitiesTip,
    width: 220,
    cardSlot: 'secondEnd',
    cell: (component) => <SeverityCounts metrics={component.metrics} riskScore={componentRisk(component)} />,
    exported: severityCountFields(({ metrics }) => metrics),
  },
];
