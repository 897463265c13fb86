import { useMemo, useState } from 'react';
import type { SearchNarrowing } from '../../../api/components.js';
import * as components from '../../../data/resources/components.js';
import { useResource, type Resource } from '../../../data/useResource.js';
import type { ComponentVersion } from '../../../domain/componentVersions.js';
import { textColumn } from '../../../frames/list/columns.js';
import { listCodec } from '../../../frames/list/listCodec.js';
import type { ListDefinition, ListFilter } from '../../../frames/list/ListDefinition.js';
import type { ListValue } from '../../../frames/list/listValue.js';
import { ListView } from '../../../frames/list/ListView.js';
import { useLocalList } from '../../../frames/list/useLocalList.js';
import type { ListViewState } from '../../../frames/list/useListState.js';
import { projectText } from '../../../entities/project/ProjectLink.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { EmptyState } from '../../../ui/layout/states.js';
import { NumberText, TextLine } from '../../../ui/table/cell.styles.js';
import { messages as searchMessages } from './ComponentSearch.messages.js';
import { messages } from './VersionGroups.messages.js';
import {
  criteriaIn,
  SEARCH_CHOICES,
  SEARCH_FILTERS,
  type ComponentSearchValue,
} from './componentSearchValue.js';
import { VersionProjects } from './VersionProjects.js';

type Sort = 'name' | 'version' | 'projects';
/** The view of the groups: the search, with an order of their own. */
export type GroupsValue = Omit<ComponentSearchValue, keyof ListValue> & ListValue<Sort>;

/** Props of {@link VersionGroups}. */
export interface VersionGroupsProps {
  value: ComponentSearchValue;
  onValueChange: NonNullable<ListViewState<ComponentSearchValue>['onValueChange']>;
  pageSize: number | undefined;
  narrowing: SearchNarrowing;
  /** The switches above the list. */
  filters: readonly ListFilter<GroupsValue>[];
}

/** What a component search found, one row for each version with the projects that have it. */
export function VersionGroups(props: VersionGroupsProps) {
  const { value, onValueChange, pageSize, narrowing, filters } = props;
  const intl = useIntl();
  const found = useResource(components.searchVersions(criteriaIn(value), narrowing), { keepsPrevious: true });
  const rows = useMemo(() => versionsOf(found), [found]);
  // Order and page are not those of the list without groups, which the address has.
  const [view, setView] = useState<Pick<GroupsValue, 'pageNumber' | 'sortBy' | 'sortOrder'>>({});
  const definition = useMemo(() => ({ ...LIST, filters }), [filters]);
  const list = useLocalList(definition, {
    pageSize,
    value: { ...value, pageNumber: undefined, ...view },
    onValueChange: ({ pageNumber, sortBy, sortOrder, ...rest }, how) => {
      setView({ pageNumber, sortBy, sortOrder });
      onValueChange({ ...rest, pageNumber: undefined }, how);
    },
    rows,
  });
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  if (found.status === 'ready' && found.data.isTooMany) {
    return (
      <EmptyState
        icon="component"
        title={<Message {...messages.tooMany} />}
        actions={
          <Button onClick={() => list.change({ byVersion: undefined })}>
            <Message {...messages.ungroup} />
          </Button>
        }
      >
        {intl.formatMessage(messages.tooManyAdvice, {
          total: found.data.total,
          most: components.MOST_GROUPED,
        })}
      </EmptyState>
    );
  }
  return (
    <ListView
      list={list}
      detail={{
        openIds,
        onOpenChange: setOpenIds,
        render: (version) => <VersionProjects version={version} />,
      }}
    />
  );
}

function versionsOf(found: Resource<components.FoundVersions>): Resource<readonly ComponentVersion[]> {
  return found.status === 'ready' ? { ...found, data: found.data.versions } : found;
}

const projectsOf = ({ activeProjects, inactiveProjects }: ComponentVersion) =>
  activeProjects + inactiveProjects;

const LIST: ListDefinition<ComponentVersion, GroupsValue> = {
  value: listCodec<GroupsValue>({
    name: 'ComponentSearchVersions',
    sorts: ['name', 'version', 'projects'],
    filters: SEARCH_FILTERS,
    choices: SEARCH_CHOICES,
  }),
  columns: [
    {
      id: 'name',
      header: messages.columnComponent,
      width: 220,
      grow: 3,
      canHide: false,
      cardSlot: 'title',
      cell: ({ name }) => (
        <TextLine title={name}>
          <bdi>{name}</bdi>
        </TextLine>
      ),
      sortValue: ({ name, group, version }) => [name, group, version],
      exported: ({ name }) => name,
    },
    textColumn({
      id: 'version',
      header: messages.version,
      width: 150,
      cardSlot: 'second',
      none: messages.noVersion,
      textOf: ({ version }) => version,
      sortValue: ({ version, name }) => [version, name],
    }),
    textColumn({
      id: 'group',
      header: messages.group,
      width: 200,
      grow: 2,
      foldBelow: 620,
      textOf: ({ group }) => group,
    }),
    {
      id: 'projects',
      header: messages.projects,
      width: 170,
      isDescendingFirst: true,
      cardSlot: 'titleEnd',
      cell: ({ activeProjects: active, inactiveProjects: inactive }, intl) => (
        <NumberText>
          {inactive > 0
            ? intl.formatMessage(messages.activeAndInactive, { active, inactive })
            : intl.formatMessage(messages.projectCount, { count: active })}
        </NumberText>
      ),
      sortValue: (version) => [projectsOf(version), version.activeProjects],
      exported: [
        {
          id: 'activeProjects',
          header: messages.columnActive,
          value: ({ activeProjects }) => activeProjects,
        },
        {
          id: 'inactiveProjects',
          header: messages.columnInactive,
          value: ({ inactiveProjects }) => inactiveProjects,
        },
      ],
    },
  ],
  row: {
    getId: ({ key }) => key,
    getName: projectText,
    isMuted: ({ activeProjects }) => activeProjects === 0,
  },
  permission: 'VIEW_PORTFOLIO',
  fileName: 'component-versions',
  icon: 'component',
  words: {
    ...searchMessages,
    label: messages.versions,
    none: messages.noMatch,
    total: messages.versionCount,
    matches: messages.versionCount,
  },
};
