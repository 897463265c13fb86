import * as teams from '../../../data/resources/teams.js';
import { splitHostProps } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { withWords } from '../../../i18n/words.js';
import { numberColumn, textColumn } from '../../../frames/list/columns.js';
import type { ListColumn } from '../../../frames/list/ListDefinition.js';
import { nameColumn } from '../../../frames/crud/crudColumns.js';
import {
  crudCodec,
  type CrudCodec,
  type CrudDefinition,
  type CrudPanelState,
} from '../../../frames/crud/CrudDefinition.js';
import { CrudPanel } from '../../../frames/crud/CrudPanel.js';
import { permissionsText } from '../../../entities/access/permissionsText.js';
import type { Team } from '../../../schema/access.js';
import { memberCount } from './memberCount.js';
import { messages } from './TeamPanel.messages.js';
import type { TeamValues } from './teamForm.js';

/** Props of {@link TeamPanel}. @public */
export interface TeamPanelProps extends HostProps, CrudPanelState {
  /** Called after the server created or renamed a team, even if its form was closed in the meantime. */
  onTeamSaved?: (event: TeamSavedEvent) => void;
  /** Called after the server deleted a team. */
  onTeamDeleted?: (event: TeamDeletedEvent) => void;
}

/** A team that was created or renamed. @public */
export interface TeamSavedEvent {
  /** As the server has it. */
  team: Team;
  /** True when the team was created, false when it was renamed. */
  isNew: boolean;
}

/** A team that was deleted. @public */
export interface TeamDeletedEvent {
  /** As it was. */
  team: Team;
}

/**
 * The teams of a server. One opens to its API keys, permissions, members and the groups of directories and identity providers whose
 * members belong to it. Who would take permissions from themselves is asked first.
 * @public
 */
export function TeamPanel(props: TeamPanelProps) {
  const [host, { onTeamSaved, onTeamDeleted, ...state }] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <CrudPanel
        definition={DEFINITION}
        onSaved={({ row, isNew }) => onTeamSaved?.({ team: row, isNew })}
        onDeleted={({ row }) => onTeamDeleted?.({ team: row })}
        {...state}
      />
    </Widget>
  );
}

const COLUMNS: readonly ListColumn<Team>[] = [
  nameColumn({
    id: 'name',
    header: messages.name,
    idOf: ({ uuid }) => uuid,
    nameOf: ({ name }) => name,
  }),
  numberColumn({
    id: 'members',
    header: messages.members,
    width: 96,
    cardSlot: 'second',
    valueOf: memberCount,
    inBlock: messages.memberCount,
  }),
  numberColumn({
    id: 'apiKeys',
    header: messages.keys,
    width: 96,
    cardSlot: 'secondEnd',
    valueOf: ({ apiKeys = [] }) => apiKeys.length,
    inBlock: messages.keyCount,
  }),
  textColumn({
    id: 'permissions',
    header: messages.permissions,
    width: 240,
    grow: 3,
    foldBelow: 640,
    cardSlot: 'third',
    textOf: ({ permissions = [] }, intl) => permissionsText(intl, permissions),
    exported: ({ permissions = [] }) => permissions.map(({ name }) => name),
  }),
];

const codec = crudCodec('TeamPanel', COLUMNS, 'name');

/** Reads and writes the state of the panel in query parameters and preferences. @public */
export const teamPanelCodec: CrudCodec = codec;

const DEFINITION: CrudDefinition<Team, TeamValues> = {
  list: {
    value: codec,
    columns: COLUMNS,
    row: { getId: ({ uuid }) => uuid, getName: ({ name }) => name },
    permission: 'ACCESS_MANAGEMENT',
    searchedText: ({ name }) => name,
    search: { label: messages.search, hint: messages.search },
    words: {
      label: messages.teams,
      total: messages.total,
      none: messages.none,
      noneAdvice: messages.noneAdvice,
      failed: messages.failed,
    },
    icon: 'group',
    fileName: 'teams',
  },
  rows: teams.list,
  create: messages.create,
  isFormWide: true,
  staysOpen: true,
  loadForm: async () => {
    const { teamForm } = await withWords(import('./teamForm.js'));
    return () => teamForm;
  },
};
