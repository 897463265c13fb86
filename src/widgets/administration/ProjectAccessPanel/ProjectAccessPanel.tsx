import { TextSpan } from '../../../i18n/index.js';
import * as teams from '../../../data/resources/teams.js';
import { splitHostProps } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { withWords } from '../../../i18n/words.js';
import type { ListColumn } from '../../../frames/list/ListDefinition.js';
import { nameColumn } from '../../../frames/crud/crudColumns.js';
import {
  crudCodec,
  type CrudCodec,
  type CrudDefinition,
  type CrudPanelState,
} from '../../../frames/crud/CrudDefinition.js';
import { CrudPanel } from '../../../frames/crud/CrudPanel.js';
import type { Team } from '../../../schema/access.js';
import { Stack } from '../../../ui/form/form.styles.js';
import { AccessControl } from './AccessControl.js';
import { messages } from './ProjectAccessPanel.messages.js';

/** Props of {@link ProjectAccessPanel}. @public */
export interface ProjectAccessPanelProps extends HostProps, CrudPanelState {}

/**
 * Shows which teams see which projects: whether portfolio access control is on, and the projects assigned to
 * each team.
 * @public
 */
export function ProjectAccessPanel(props: ProjectAccessPanelProps) {
  const [host, { title, ...state }] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <CrudPanel
        definition={DEFINITION}
        title={
          <Stack>
            <TextSpan>{title}</TextSpan>
            <AccessControl />
          </Stack>
        }
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
];

const codec = crudCodec('ProjectAccessPanel', COLUMNS, 'name');

/** Reads and writes the state of the panel in query parameters and preferences. @public */
export const projectAccessPanelCodec: CrudCodec = codec;

const DEFINITION: CrudDefinition<Team, Record<never, never>> = {
  list: {
    value: codec,
    columns: COLUMNS,
    row: { getId: ({ uuid }) => uuid, getName: ({ name }) => name },
    permission: 'ACCESS_MANAGEMENT',
    searchedText: ({ name }) => name,
    search: { label: messages.search, hint: messages.search },
    words: {
      label: messages.teams,
      none: messages.none,
      noneAdvice: messages.noneAdvice,
      failed: messages.failed,
    },
    icon: 'group',
    fileName: 'teams',
  },
  rows: teams.list,
  isFormWide: true,
  loadForm: async () => {
    const { projectsOfTeamForm } = await withWords(import('./ProjectsOfTeam.js'));
    return () => projectsOfTeamForm;
  },
};
