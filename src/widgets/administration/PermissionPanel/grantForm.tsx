import { grantPermission, revokePermission } from '../../../api/accounts.js';
import type { Grant } from '../../../data/resources/grants.js';
import { Message, TextSpan, useIntl } from '../../../i18n/index.js';
import { messages as access } from '../../../entities/access/access.messages.js';
import { AccessList } from '../../../entities/access/AccessList.js';
import { AccountPicker, TeamPicker } from '../../../entities/access/pickers.js';
import type { CrudFieldsProps, CrudFormDefinition } from '../../../frames/crud/CrudDefinition.js';
import { permissionMeaning } from '../../../entities/access/permissionMeaning.js';
import { permissionText } from '../../../data/permissionText.js';
import { TextField } from '../../../ui/fields/TextField.js';
import { messages } from './PermissionPanel.messages.js';

type Values = Record<never, never>;

/**
 * The holders of a permission, shown in place of a form. Each grant and each removal is saved immediately.
 */
export const grantForm: CrudFormDefinition<Grant, Values> = {
  valuesOf: () => NOTHING,
  fields: ({ row }: CrudFieldsProps<Grant, Values>) => row && <Holders grant={row} />,
};

const NOTHING = {};

function Holders({ grant }: { grant: Grant }) {
  const { name: permission, teams, users } = grant;
  const intl = useIntl();
  const targetName = permissionText(intl, permission);
  return (
    <>
      <TextSpan>{permissionMeaning(intl, grant)}</TextSpan>
      <TextField
        label={<Message {...messages.technicalName} />}
        value={permission}
        onValueChange={ignore}
        isReadOnly
      />
      <AccessList
        title={messages.teams}
        targetName={targetName}
        items={teams}
        idOf={({ uuid }) => uuid}
        nameOf={({ name }) => name}
        none={messages.noTeams}
        add={(to, { uuid }) => grantPermission(to, { teamId: uuid }, permission)}
        remove={(to, { uuid }) => revokePermission(to, { teamId: uuid }, permission)}
        withdrawal={({ uuid }) => ({ kind: 'teamPermission', teamId: uuid, permission })}
        addLabel={messages.addTeams}
        picker={(onClose) => (
          <TeamPicker
            targetName={targetName}
            memberIds={new Set(teams.map(({ uuid }) => uuid))}
            add={(to, { uuid }) => grantPermission(to, { teamId: uuid }, permission)}
            remove={(to, { uuid }) => revokePermission(to, { teamId: uuid }, permission)}
            grants={() => [permission]}
            holders="rows"
            onClose={onClose}
          />
        )}
      />
      <AccessList
        title={messages.direct}
        targetName={targetName}
        items={users}
        idOf={({ kind, username }) => `${kind} ${username}`}
        nameOf={({ username }) => username}
        noteOf={({ kind }) => intl.formatMessage(access[kind])}
        none={messages.noUsers}
        add={(to, { username }) => grantPermission(to, { username }, permission)}
        remove={(to, { username }) => revokePermission(to, { username }, permission)}
        withdrawal={({ username }) => ({ kind: 'permission', username, permission })}
        addLabel={messages.addUsers}
        picker={(onClose) => (
          <AccountPicker
            targetName={targetName}
            memberIds={new Set(users.map(({ username }) => username))}
            add={(to, { username }) => grantPermission(to, { username }, permission)}
            remove={(to, { username }) => revokePermission(to, { username }, permission)}
            grants={() => [permission]}
            onClose={onClose}
          />
        )}
      />
    </>
  );
}

function ignore() {
  // A field that is read only never calls it.
}
