import { joinTeam, leaveTeam, grantPermission, revokePermission } from '../../../api/accounts.js';
import { hasStatus } from '../../../api/errors.js';
import { mapLdapGroup, mapOidcGroup, unmapLdapGroup, unmapOidcGroup } from '../../../api/mappedGroups.js';
import { createTeam, deleteTeam, renameTeam } from '../../../api/teams.js';
import { accessChanged } from '../../../data/resources/changes.js';
import { useIntl } from '../../../i18n/index.js';
import { messages as access } from '../../../entities/access/access.messages.js';
import { AccessList } from '../../../entities/access/AccessList.js';
import { LostAccess } from '../../../entities/access/LostAccess.js';
import {
  AccountPicker,
  LdapGroupPicker,
  OidcGroupPicker,
  PermissionPicker,
} from '../../../entities/access/pickers.js';
import type { CrudFieldsProps, CrudFormDefinition } from '../../../frames/crud/CrudDefinition.js';
import { fieldWords } from '../../../frames/crud/fieldWords.js';
import { fieldTextProblem } from '../../../frames/facts/fieldTextProblem.js';
import { permissionMeaning } from '../../../entities/access/permissionMeaning.js';
import { permissionText } from '../../../data/permissionText.js';
import { USER_KINDS, type Team } from '../../../schema/access.js';
import { FormTextField } from '../../../ui/form/fields.js';
import { Stack } from '../../../ui/form/form.styles.js';
import { ApiKeyList } from './ApiKeyList.js';
import { memberCount } from './memberCount.js';
import { messages as formMessages } from './teamForm.messages.js';
import { messages } from './TeamPanel.messages.js';

/** The values of the team form. */
export interface TeamValues {
  name: string;
}

/** The form that creates, renames, and deletes teams. All other changes to a team are saved immediately. */
export const teamForm: CrudFormDefinition<Team, TeamValues> = {
  valuesOf: (team) => ({ name: team?.name ?? '' }),
  validate: ({ name }, { intl }) => ({ name: fieldTextProblem(intl, name, true) }),
  fields: (props) => <Fields {...props} />,
  create: (to, { name }, signal) => createTeam(to, name.trim(), signal),
  // The answer leaves members and keys out.
  update: async (to, team, { name }, signal) => ({
    ...team,
    name: (await renameTeam(to, team.uuid, name.trim(), signal)).name,
  }),
  stale: accessChanged,
  refusals: ({ intl }) => [{ status: 409, at: () => ({ name: intl.formatMessage(formMessages.taken) }) }],
  removal: {
    label: formMessages.remove,
    remove: (to, { uuid }, signal) => deleteTeam(to, uuid, signal),
    consequences: (team, intl) => (
      <Stack>
        <p>
          {intl.formatMessage(formMessages.consequences, {
            members: memberCount(team),
            keys: team.apiKeys?.length ?? 0,
          })}
        </p>
        <LostAccess change={{ kind: 'team', teamId: team.uuid }} />
      </Stack>
    ),
    refusal: (error, _, intl) => hasStatus(error, 500) && intl.formatMessage(formMessages.usedByAlert),
  },
};

function Fields({ row }: CrudFieldsProps<Team, TeamValues>) {
  return (
    <>
      <FormTextField {...fieldWords(messages.name)} name="name" autoComplete="off" required />
      {row && <Assignments team={row} />}
    </>
  );
}

function Assignments({ team }: { team: Team }) {
  return (
    <>
      <ApiKeyList team={team} />
      <Permissions team={team} />
      <Members team={team} />
      <OidcGroups team={team} />
      <LdapGroups team={team} />
    </>
  );
}

function Permissions({ team }: { team: Team }) {
  const { uuid: teamId, name: targetName, permissions = [] } = team;
  const intl = useIntl();
  return (
    <AccessList
      title={access.permissions}
      targetName={targetName}
      items={permissions}
      idOf={({ name }) => name}
      nameOf={({ name }) => permissionText(intl, name)}
      noteOf={(permission) => permissionMeaning(intl, permission)}
      none={access.noPermissions}
      add={(to, { name }) => grantPermission(to, { teamId }, name)}
      remove={(to, { name }) => revokePermission(to, { teamId }, name)}
      withdrawal={({ name }) => ({ kind: 'teamPermission', teamId, permission: name })}
      addLabel={access.addPermissions}
      picker={(onClose) => (
        <PermissionPicker
          targetName={targetName}
          memberIds={new Set(permissions.map(({ name }) => name))}
          add={(to, { name }) => grantPermission(to, { teamId }, name)}
          remove={(to, { name }) => revokePermission(to, { teamId }, name)}
          onClose={onClose}
        />
      )}
    />
  );
}

function Members({ team }: { team: Team }) {
  const { uuid: teamId, name: targetName } = team;
  const intl = useIntl();
  const members = USER_KINDS.flatMap((kind) =>
    (team[`${kind}Users`] ?? []).map(({ username }) => ({ username, kind })),
  );
  return (
    <AccessList
      title={access.members}
      targetName={targetName}
      items={members}
      idOf={({ username, kind }) => `${kind} ${username}`}
      nameOf={({ username }) => username}
      noteOf={({ kind }) => intl.formatMessage(access[kind])}
      none={access.noMembers}
      add={(to, { username }) => joinTeam(to, username, teamId)}
      remove={(to, { username }) => leaveTeam(to, username, teamId)}
      withdrawal={({ username }) => ({ kind: 'membership', username, teamId })}
      addLabel={access.addMembers}
      picker={(onClose) => (
        <AccountPicker
          targetName={targetName}
          memberIds={new Set(members.map(({ username }) => username))}
          add={(to, { username }) => joinTeam(to, username, teamId)}
          remove={(to, { username }) => leaveTeam(to, username, teamId)}
          grants={() => permissionsOf(team)}
          onClose={onClose}
        />
      )}
    />
  );
}

function OidcGroups({ team }: { team: Team }) {
  const { uuid: teamId, name: targetName, mappedOidcGroups: mapped = [] } = team;
  return (
    <AccessList
      title={access.oidcGroups}
      targetName={targetName}
      items={mapped}
      idOf={({ uuid }) => uuid}
      nameOf={({ group }) => group.name}
      none={access.noOidcGroups}
      add={(to, { group }) => mapOidcGroup(to, group.uuid, teamId)}
      remove={(to, { group }) => unmapOidcGroup(to, group.uuid, teamId)}
      addLabel={access.addOidcGroups}
      picker={(onClose) => (
        <OidcGroupPicker
          targetName={targetName}
          memberIds={new Set(mapped.map(({ group }) => group.uuid))}
          add={(to, { uuid }) => mapOidcGroup(to, uuid, teamId)}
          remove={(to, { uuid }) => unmapOidcGroup(to, uuid, teamId)}
          grants={() => permissionsOf(team)}
          onClose={onClose}
        />
      )}
    />
  );
}

function LdapGroups({ team }: { team: Team }) {
  const { uuid: teamId, name: targetName, mappedLdapGroups: mapped = [] } = team;
  return (
    <AccessList
      title={access.ldapGroups}
      targetName={targetName}
      items={mapped}
      idOf={({ uuid }) => uuid}
      nameOf={({ dn }) => dn}
      none={access.noLdapGroups}
      add={(to, { dn }) => mapLdapGroup(to, dn, teamId)}
      remove={(to, { uuid }) => unmapLdapGroup(to, uuid)}
      addLabel={access.addLdapGroups}
      picker={(onClose) => (
        <LdapGroupPicker
          targetName={targetName}
          memberIds={new Set(mapped.map(({ dn }) => dn))}
          add={(to, { dn }) => mapLdapGroup(to, dn, teamId)}
          grants={() => permissionsOf(team)}
          onClose={onClose}
        />
      )}
    />
  );
}

function permissionsOf({ permissions = [] }: Team): readonly string[] {
  return permissions.map(({ name }) => name);
}
