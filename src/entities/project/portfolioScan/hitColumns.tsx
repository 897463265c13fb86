import { styled } from 'styled-components';
import { numberColumn, textColumn } from '../../../frames/list/columns.js';
import type { ListColumn } from '../../../frames/list/ListDefinition.js';
import { ComponentLink } from '../../component/index.js';
import { ProjectLink, projectText } from '../ProjectLink.js';
import { CutText } from '../../../ui/controls/CutText.js';
import { cut } from '../../../ui/layout/mixins.js';
import type { Hit, ProjectHits } from './PortfolioScanner.js';
import { messages } from './hitLists.messages.js';

/**
 * The columns of the components that a scan found.
 * @param whyColumn - the last one
 * @param hasLicense - whether the license has a column
 */
export function hitColumns<Why>(
  whyColumn: ListColumn<Hit<Why>>,
  hasLicense: boolean,
): readonly ListColumn<Hit<Why>>[] {
  const license: ListColumn<Hit<Why>> = {
    id: 'license',
    header: messages.license,
    width: 130,
    minWidth: 90,
    grow: 0.5,
    cell: ({ component }) => <CutText text={component.license} />,
    exported: ({ component }) => component.license,
  };
  return [
    {
      id: 'name',
      header: messages.component,
      width: 150,
      minWidth: 120,
      grow: 1,
      canHide: false,
      cardSlot: 'title',
      cell: ({ component }) => <ComponentLink component={component} />,
      sortValue: ({ component, project }) => [component.name, component.group, project.name],
      exported: [
        { id: 'group', header: messages.group, value: ({ component }) => component.group },
        { id: 'name', header: messages.component, value: ({ component }) => component.name },
      ],
    },
    {
      id: 'version',
      header: messages.version,
      width: 110,
      minWidth: 90,
      grow: 0.5,
      cardSlot: 'titleEnd',
      cell: ({ component }) => <CutText text={component.version} isCode />,
      sortValue: ({ component }) => component.version,
      exported: ({ component }) => component.version,
    },
    ...(hasLicense ? [license] : []),
    {
      id: 'project',
      header: messages.project,
      width: 200,
      minWidth: 150,
      grow: 1.5,
      cardSlot: 'second',
      cell: ({ project }) => (
        <Cut>
          <ProjectLink project={project} hasVersion />
        </Cut>
      ),
      sortValue: ({ project }) => [project.name, project.version],
      exported: [
        { id: 'project', header: messages.project, value: ({ project }) => project.name },
        {
          id: 'projectVersion',
          header: messages.projectVersion,
          value: ({ project }) => project.version,
        },
      ],
    },
    whyColumn,
  ];
}

/** The columns of the projects that a scan found something in. */
export const PROJECT_COLUMNS: readonly ListColumn<ProjectHits>[] = [
  textColumn<ProjectHits>({
    id: 'project',
    header: messages.project,
    grow: 2,
    canHide: false,
    cardSlot: 'title',
    textOf: ({ project }) => projectText(project),
    sortValue: ({ project }) => [project.name, project.version],
    exported: [
      { id: 'project', header: messages.project, value: ({ project }) => project.name },
      { id: 'projectVersion', header: messages.projectVersion, value: ({ project }) => project.version },
    ],
  }),
  numberColumn<ProjectHits>({
    id: 'count',
    header: messages.hitHead,
    isDescendingFirst: true,
    cardSlot: 'titleEnd',
    valueOf: ({ count }) => count,
    inBlock: messages.hitCount,
  }),
];

const Cut = styled.span`
  ${cut}
`;
