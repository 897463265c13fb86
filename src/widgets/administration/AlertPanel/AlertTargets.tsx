import type { ServerLine } from '../../../domain/serverLine.js';
import type { CrudFieldsProps } from '../../../frames/crud/CrudDefinition.js';
import type { AlertValues } from './alertValues.js';
import { addToAlert, removeFromAlert, type AlertTarget } from '../../../api/alerts.js';
import { alertsChanged } from '../../../data/resources/changes.js';
import { isSince } from '../../../domain/serverLine.js';
import { TeamPicker } from '../../../entities/access/pickers.js';
import { messages as access } from '../../../entities/access/access.messages.js';
import { AssignmentList } from '../../../frames/picker/AssignmentList.js';
import { fieldWords } from '../../../frames/crud/fieldWords.js';
import type { Alert, AlertProject } from '../../../schema/alert.js';
import { FormSwitchField, FormTagsField } from '../../../ui/form/fields.js';
import { isScheduled } from './alertEffect.js';
import { messages as formMessages } from './alertForm.messages.js';
import { AlertProjectPicker } from './AlertProjectPicker.js';

/** Props of {@link AlertFields}. */
export type AlertFieldsProps = CrudFieldsProps<Alert, AlertValues> & { line: ServerLine };

/** The projects that it is limited to, by name and by tag. */
export function AlertLimits({ row, form, line }: AlertFieldsProps & { row: Alert }) {
  const { projects = [] } = row;
  const isLimited = projects.length > 0 || form.values.tags.length > 0;
  return (
    <>
      <Targets
        alert={row}
        target="project"
        title={formMessages.projects}
        items={projects}
        nameOf={projectName}
        none={isScheduled(row) ? formMessages.noProjectsScheduled : formMessages.noProjects}
        addLabel={formMessages.addProjects}
        picker={(onClose) => <AlertProjectPicker alert={row} onClose={onClose} />}
      />
      {(row.tags !== undefined || isSince(line, '4.12')) && (
        <FormTagsField {...fieldWords(formMessages.tags)} name="tags" />
      )}
      {isLimited && <FormSwitchField {...fieldWords(formMessages.children)} name="notifyChildren" />}
    </>
  );
}

function projectName({ name, version }: AlertProject): string {
  return version ? `${name} ${version}` : name;
}

/** The teams whose members get the mail. */
export function AlertTeams({ row }: { row: Alert }) {
  const { uuid, name, teams = [] } = row;
  return (
    <Targets
      alert={row}
      target="team"
      title={formMessages.teams}
      items={teams}
      nameOf={(team) => team.name}
      none={formMessages.noTeams}
      addLabel={access.addTeams}
      picker={(onClose) => (
        <TeamPicker
          targetName={name}
          memberIds={new Set(teams.map((team) => team.uuid))}
          add={(to, team) => addToAlert(to, uuid, 'team', team.uuid)}
          stale={alertsChanged}
          onClose={onClose}
        />
      )}
    />
  );
}

/** The items that are added to an alert one by one. */
function Targets<Item extends { uuid: string }>(
  props: { alert: Alert; target: AlertTarget; items: readonly Item[] } & Pick<
    Parameters<typeof AssignmentList<Item>>[0],
    'title' | 'nameOf' | 'none' | 'addLabel' | 'picker'
  >,
) {
  const { alert, target, ...list } = props;
  return (
    <AssignmentList
      {...list}
      targetName={alert.name}
      idOf={({ uuid }) => uuid}
      permission="SYSTEM_CONFIGURATION"
      stale={alertsChanged}
      add={(to, { uuid }) => addToAlert(to, alert.uuid, target, uuid)}
      remove={(to, { uuid }) => removeFromAlert(to, alert.uuid, target, uuid)}
    />
  );
}
