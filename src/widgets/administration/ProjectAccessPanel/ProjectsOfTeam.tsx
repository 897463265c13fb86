import { useState } from 'react';
import { giveProject, takeProject } from '../../../api/projectAccess.js';
import { projectAccessChanged } from '../../../data/resources/changes.js';
import * as projectAccess from '../../../data/resources/projectAccess.js';
import { useHost } from '../../../host/KitProvider.js';
import { textColumn } from '../../../frames/list/columns.js';
import { listCodec } from '../../../frames/list/listCodec.js';
import type { ListColumn, ListDefinition } from '../../../frames/list/ListDefinition.js';
import { ListView } from '../../../frames/list/ListView.js';
import { RowRemoval } from '../../../frames/list/RowRemoval.js';
import { useList } from '../../../frames/list/useList.js';
import { useListSelection } from '../../../frames/list/useListSelection.js';
import { AssignmentPicker } from '../../../frames/picker/AssignmentPicker.js';
import type { CrudFormDefinition } from '../../../frames/crud/CrudDefinition.js';
import * as identity from '../../../entities/component/identity.messages.js';
import { ProjectLink } from '../../../entities/project/ProjectLink.js';
import type { Team } from '../../../schema/access.js';
import type { Project } from '../../../schema/project.js';
import { CutText } from '../../../ui/controls/CutText.js';
import { messages } from './projectsOfTeam.messages.js';

/**
 * The projects of a team, shown in place of a form. Each assignment and each removal is saved immediately.
 */
export const projectsOfTeamForm: CrudFormDefinition<Team, Record<never, never>> = {
  valuesOf: () => NOTHING,
  fields: ({ row }) => row && <ProjectsOfTeam team={row} />,
};

const NOTHING = {};

const VERSION: ListColumn<Project> = textColumn({
  id: 'version',
  header: identity.version,
  width: 120,
  cardSlot: 'second',
  textOf: ({ version }) => version,
  sortKey: 'version',
});

const NAME: Omit<ListColumn<Project>, 'cell'> = {
  id: 'name',
  header: messages.name,
  width: 220,
  grow: 3,
  cardSlot: 'title',
  sortKey: 'name',
};

const LIST: ListDefinition<Project> = {
  value: listCodec({ name: 'ProjectsOfTeam', sorts: ['name', 'version'] }),
  columns: [{ ...NAME, cell: (project) => <ProjectLink project={project} /> }, VERSION],
  row: { getId: ({ uuid }) => uuid, getName: projectName },
  search: { label: messages.searchProjects, hint: messages.searchProjects },
  headingLevel: 4,
  fileName: 'projects-of-team',
  icon: 'project',
  words: { label: messages.projects, total: messages.total, none: messages.noProjects },
};

function projectName({ name, version }: Project): string {
  return version ? `${name} ${version}` : name;
}

function ProjectsOfTeam({ team }: { team: Team }) {
  const { uuid: teamId } = team;
  const { mayChange } = useHost();
  const canChange = mayChange('ACCESS_MANAGEMENT', 'UPDATE');
  const list = useList(LIST, {
    page: (request) => projectAccess.given(teamId, request),
    reloads: [projectAccess.of(teamId)],
  });
  const selection = useListSelection(
    list,
    canChange && {
      label: messages.selected,
      actions: (selected, select) => (
        <RowRemoval
          rows={selected}
          select={select}
          getId={({ uuid }) => uuid}
          nameOf={projectName}
          remove={(api, project) => takeProject(api, teamId, project.uuid)}
          stale={projectAccessChanged(teamId)}
          words={messages}
        />
      ),
    },
  );
  return (
    <ListView
      list={list}
      selection={selection}
      create={
        canChange && {
          label: messages.give,
          isSecondary: true,
          isOfferedWhenEmpty: true,
          dialog: (close) => <ProjectPicker team={team} onClose={close} />,
        }
      }
    />
  );
}

const OTHERS: ListDefinition<Project> = {
  ...LIST,
  value: listCodec({ name: 'ProjectAccessPicker', sorts: ['name', 'version'] }),
  // They lead nowhere: what is selected would be lost.
  columns: [{ ...NAME, cell: ({ name }) => <CutText text={name} /> }, VERSION],
  headingLevel: 3,
  words: { label: messages.projects, none: messages.noOthers },
};

/** Chooses projects that the team does not have yet. */
function ProjectPicker({ team, onClose }: { team: Team; onClose: () => void }) {
  const { uuid: teamId, name } = team;
  const list = useList(OTHERS, {
    page: (request) => projectAccess.others(teamId, request),
    reloads: [projectAccess.of(teamId)],
  });
  const [nobody] = useState<ReadonlySet<string>>(() => new Set());
  return (
    <AssignmentPicker
      targetName={name}
      list={list}
      memberIds={nobody}
      add={(api, project) => giveProject(api, teamId, project.uuid)}
      stale={() => projectAccessChanged(teamId)}
      onClose={onClose}
    />
  );
}
