import {
  createOidcGroup,
  deleteOidcGroup,
  mapOidcGroup,
  renameOidcGroup,
  unmapOidcGroup,
} from '../../../api/mappedGroups.js';
import { FailureLine } from '../../../data/FailureState.js';
import { accessChanged } from '../../../data/resources/changes.js';
import * as mappedGroups from '../../../data/resources/mappedGroups.js';
import { useResource } from '../../../data/useResource.js';
import { Message } from '../../../i18n/index.js';
import { AccessList } from '../../../entities/access/AccessList.js';
import { TeamPicker } from '../../../entities/access/pickers.js';
import type { CrudFieldsProps, CrudFormDefinition } from '../../../frames/crud/CrudDefinition.js';
import { fieldWords } from '../../../frames/crud/fieldWords.js';
import { fieldTextProblem } from '../../../frames/facts/fieldTextProblem.js';
import type { OidcGroup } from '../../../schema/access.js';
import { FormTextField } from '../../../ui/form/fields.js';
import { LoadingRows } from '../../../ui/layout/states.js';
import { messages } from './OidcGroupPanel.messages.js';

/** The values in the fields of a group. */
export interface OidcGroupValues {
  name: string;
}

/** Creates, renames, and deletes groups of the provider. Changes to their teams take effect immediately. */
export const oidcGroupForm: CrudFormDefinition<OidcGroup, OidcGroupValues> = {
  valuesOf: (group) => ({ name: group?.name ?? '' }),
  validate: ({ name }, { intl }) => ({ name: fieldTextProblem(intl, name, true) }),
  fields: (props) => <Fields {...props} />,
  create: (to, { name }, signal) => createOidcGroup(to, name.trim(), signal),
  update: (to, { uuid }, { name }, signal) => renameOidcGroup(to, { uuid, name: name.trim() }, signal),
  stale: accessChanged,
  refusals: ({ intl }) => [{ status: 409, at: () => ({ name: intl.formatMessage(messages.taken) }) }],
  removal: {
    label: messages.remove,
    remove: (to, { uuid }, signal) => deleteOidcGroup(to, uuid, signal),
    consequences: (_, intl) => intl.formatMessage(messages.consequences),
    gone: ({ uuid }) => [mappedGroups.teamsOfOidc(uuid)],
  },
};

function Fields({ row }: CrudFieldsProps<OidcGroup, OidcGroupValues>) {
  return (
    <>
      <FormTextField
        {...fieldWords(messages.name, messages.nameHint)}
        name="name"
        autoComplete="off"
        required
      />
      {row && <Teams group={row} />}
    </>
  );
}

function Teams({ group }: { group: OidcGroup }) {
  const { uuid: groupId, name: targetName } = group;
  const teams = useResource(mappedGroups.teamsOfOidc(groupId));
  if (teams.status === 'loading') return <LoadingRows rows={2} />;
  if (teams.status === 'failed') {
    return <FailureLine title={<Message {...messages.teamsFailed} />} failure={teams} />;
  }
  return (
    <AccessList
      title={messages.teams}
      targetName={targetName}
      items={teams.data}
      idOf={({ uuid }) => uuid}
      nameOf={({ name }) => name}
      none={messages.noTeams}
      add={(to, { uuid }) => mapOidcGroup(to, groupId, uuid)}
      remove={(to, { uuid }) => unmapOidcGroup(to, groupId, uuid)}
      addLabel={messages.addTeams}
      picker={(onClose) => (
        <TeamPicker
          targetName={targetName}
          memberIds={new Set(teams.data.map(({ uuid }) => uuid))}
          add={(to, { uuid }) => mapOidcGroup(to, groupId, uuid)}
          remove={(to, { uuid }) => unmapOidcGroup(to, groupId, uuid)}
          grants={({ permissions = [] }) => permissions.map(({ name }) => name)}
          onClose={onClose}
        />
      )}
    />
  );
}
