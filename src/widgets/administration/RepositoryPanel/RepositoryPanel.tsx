import { withWords } from '../../../i18n/words.js';
import type { IntlShape } from 'react-intl';
import { REPOSITORY_PATHS } from '../../../domain/repositoryTypes.js';
import * as repositories from '../../../data/resources/repositories.js';
import { splitHostProps } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { flagColumn, numberColumn, textColumn } from '../../../frames/list/columns.js';
import type { ListColumn } from '../../../frames/list/ListDefinition.js';
import { enabledColumn, nameColumn } from '../../../frames/crud/crudColumns.js';
import {
  crudCodec,
  type CrudCodec,
  type CrudDefinition,
  type CrudPanelState,
} from '../../../frames/crud/CrudDefinition.js';
import { CrudPanel } from '../../../frames/crud/CrudPanel.js';
import type { Repository, RepositoryType } from '../../../schema/repository.js';
import type { RepositoryValues } from './repositoryForm.js';
import { messages } from './RepositoryPanel.messages.js';

/** Props of {@link RepositoryPanel}. @public */
export interface RepositoryPanelProps extends HostProps, CrudPanelState {
  /** The package type of the repositories to show. */
  type: RepositoryType;
  /** Called after the server created or changed a repository, even if its form was closed in the meantime. */
  onRepositorySaved?: (event: RepositorySavedEvent) => void;
  /** Called after the server deleted a repository. */
  onRepositoryDeleted?: (event: RepositoryDeletedEvent) => void;
}

/** A repository that was created or changed. @public */
export interface RepositorySavedEvent {
  /** As the server has it. */
  repository: Repository;
  /** True when the repository was created, false when it was changed. */
  isNew: boolean;
}

/** A repository that was deleted. @public */
export interface RepositoryDeletedEvent {
  /** As it was. */
  repository: Repository;
}

/**
 * The package repositories of one type, in the order in which the server queries them for the latest versions
 * of components. Permitted users create, change, and delete them.
 * @public
 */
export function RepositoryPanel(props: RepositoryPanelProps) {
  const [host, { type, onRepositorySaved, onRepositoryDeleted, ...state }] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <CrudPanel
        key={type}
        definition={definitionOf(type)}
        onSaved={({ row, isNew }) => onRepositorySaved?.({ repository: row, isNew })}
        onDeleted={({ row }) => onRepositoryDeleted?.({ repository: row })}
        {...state}
      />
    </Widget>
  );
}

const COLUMNS: readonly ListColumn<Repository>[] = [
  numberColumn({
    id: 'resolutionOrder',
    header: messages.order,
    headerTip: messages.orderTip,
    cardSlot: 'third',
    valueOf: ({ resolutionOrder }) => resolutionOrder,
    inBlock: messages.orderOf,
  }),
  nameColumn({
    id: 'identifier',
    header: messages.identifier,
    idOf: ({ uuid }) => uuid,
    nameOf: ({ identifier }) => identifier,
  }),
  textColumn({
    id: 'url',
    header: messages.url,
    width: 220,
    grow: 4,
    cardSlot: 'second',
    textOf: ({ url }) => url,
    sortValue: ({ url }) => url,
    isTechnical: true,
  }),
  flagColumn({
    id: 'internal',
    header: messages.internal,
    foldBelow: 900,
    cardSlot: 'secondEnd',
    isOn: ({ internal }) => internal === true,
    off: messages.external,
  }),
  textColumn({
    id: 'authenticationRequired',
    header: messages.authentication,
    foldBelow: 820,
    cardSlot: 'thirdEnd',
    textOf: authenticationText,
    sortValue: ({ authenticationRequired, username }) => [Number(authenticationRequired ?? false), username],
    none: messages.noAuthentication,
    exported: [
      {
        id: 'authenticationRequired',
        header: messages.authentication,
        value: ({ authenticationRequired }) => authenticationRequired ?? false,
      },
      { id: 'username', header: messages.username, value: ({ username }) => username },
    ],
  }),
  enabledColumn(({ enabled }) => enabled),
];

function authenticationText({ authenticationRequired, username }: Repository, intl: IntlShape) {
  if (!authenticationRequired) return undefined;
  return username
    ? intl.formatMessage(messages.signsInAs, { username })
    : intl.formatMessage(messages.signsInByToken);
}

const codec = crudCodec('RepositoryPanel', COLUMNS, 'resolutionOrder');

/** Reads and writes the state of a panel in query parameters and preferences. @public */
export const repositoryPanelCodec: CrudCodec = codec;

function definitionOf(type: RepositoryType): CrudDefinition<Repository, RepositoryValues> {
  return {
    list: {
      value: codec,
      columns: COLUMNS,
      row: {
        getId: ({ uuid }) => uuid,
        getName: ({ identifier }) => identifier,
        isMuted: ({ enabled }) => !enabled,
      },
      permission: 'SYSTEM_CONFIGURATION',
      searchedText: ({ identifier, url, username }) => [identifier, url, username].join(' '),
      search: {
        label: messages.search,
        hint: messages.searchHint,
      },
      words: {
        label: messages.repositories,
        total: messages.total,
        none: messages.none,
        noneAdvice: messages.noneAdvice,
      },
      icon: 'archive',
      fileName: `${REPOSITORY_PATHS[type]}-repositories`,
    },
    rows: repositories.list(type),
    create: messages.create,
    loadForm: async () => {
      const { repositoryForm } = await withWords(import('./repositoryForm.js'));
      return (server) => repositoryForm(type, server);
    },
  };
}
