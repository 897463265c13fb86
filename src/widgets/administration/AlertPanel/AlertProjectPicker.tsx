import { addToAlert } from '../../../api/alerts.js';
import { alertsChanged } from '../../../data/resources/changes.js';
import * as projects from '../../../data/resources/projects.js';
import { textColumn } from '../../../frames/list/columns.js';
import { listCodec } from '../../../frames/list/listCodec.js';
import type { ListDefinition } from '../../../frames/list/ListDefinition.js';
import { useList } from '../../../frames/list/useList.js';
import { AssignmentPicker } from '../../../frames/picker/AssignmentPicker.js';
import * as identity from '../../../entities/component/identity.messages.js';
import type { Alert } from '../../../schema/alert.js';
import type { Project } from '../../../schema/project.js';
import { messages } from './alertForm.messages.js';
import { searchByName } from '../../../ui/controls/actions.messages.js';

const LIST: ListDefinition<Project> = {
  value: listCodec({ name: 'AlertProjectPicker', sorts: ['name', 'version'] }),
  columns: [
    textColumn({
      id: 'name',
      header: messages.name,
      width: 260,
      grow: 3,
      cardSlot: 'title',
      textOf: ({ name }) => name,
      sortKey: 'name',
    }),
    textColumn({
      id: 'version',
      header: identity.version,
      width: 120,
      cardSlot: 'second',
      textOf: ({ version }) => version,
      sortKey: 'version',
    }),
  ],
  row: {
    getId: ({ uuid }) => uuid,
    getName: ({ name, version }) => (version ? `${name} ${version}` : name),
  },
  permission: 'VIEW_PORTFOLIO',
  search: { label: searchByName, hint: searchByName },
  headingLevel: 3,
  icon: 'project',
  words: { label: messages.projects, none: messages.noProjects },
};

/** Chooses projects that an alert is limited to, inactive ones among them. */
export function AlertProjectPicker({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const { uuid, name, projects: members = [] } = alert;
  const list = useList(LIST, {
    page: (request) => projects.page({ includeInactive: true, isTree: false }, request),
    reloads: [projects.lists],
  });
  return (
    <AssignmentPicker
      targetName={name}
      list={list}
      memberIds={new Set(members.map((project) => project.uuid))}
      add={(api, project) => addToAlert(api, uuid, 'project', project.uuid)}
      stale={alertsChanged}
      onClose={onClose}
    />
  );
}
