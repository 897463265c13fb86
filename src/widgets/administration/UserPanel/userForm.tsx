import type { IntlShape, MessageDescriptor } from 'react-intl';
import {
  createForeignAccount,
  createManagedAccount,
  deleteAccount,
  grantPermission,
  joinTeam,
  leaveTeam,
  revokePermission,
  updateManagedAccount,
  type ManagedAccount,
} from '../../../api/accounts.js';
import { accessChanged } from '../../../data/resources/changes.js';
import * as teams from '../../../data/resources/teams.js';
import { useResource } from '../../../data/useResource.js';
import { mailAddressOf } from '../../../domain/mailAddresses.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { messages as access } from '../../../entities/access/access.messages.js';
import { AccessList } from '../../../entities/access/AccessList.js';
import { LostAccess } from '../../../entities/access/LostAccess.js';
import { PermissionPicker, TeamPicker } from '../../../entities/access/pickers.js';
import { useOwnAccess } from '../../../entities/access/useOwnAccess.js';
import type { CrudFieldsProps, CrudFormDefinition } from '../../../frames/crud/CrudDefinition.js';
import { fieldWords } from '../../../frames/crud/fieldWords.js';
import { fieldTextProblem } from '../../../frames/facts/fieldTextProblem.js';
import { messages as mailMessages } from '../../../frames/facts/mailProblem.messages.js';
import { permissionMeaning } from '../../../entities/access/permissionMeaning.js';
import { permissionText } from '../../../data/permissionText.js';
import type { Account, UserKind } from '../../../schema/access.js';
import { KEPT_SECRET } from '../../../ui/fields/SecretField.js';
import { TextField } from '../../../ui/fields/TextField.js';
import { FormSecretField, FormSwitchField, FormTextField } from '../../../ui/form/fields.js';
import { Pair, Stack } from '../../../ui/form/form.styles.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import { dnOf } from './dnOf.js';
import { messages as formMessages } from './userForm.messages.js';
import { messages } from './UserPanel.messages.js';

/** The values of the user form. */
export type UserValues = ReturnType<typeof valuesOf>;

type Form = CrudFormDefinition<Account, UserValues>;

/**
 * Returns the form that creates, changes, and deletes users of a kind. Changes to teams and permissions are
 * saved immediately.
 */
export function userForm(kind: UserKind): Form {
  return {
    ...(kind === 'managed' ? MANAGED : foreignForm(kind)),
    valuesOf,
    stale: accessChanged,
    refusals: ({ intl, row }) =>
      row ? [] : [{ status: 409, at: () => ({ username: intl.formatMessage(formMessages.taken) }) }],
    removal: {
      label: formMessages.remove,
      remove: (to, { username }, signal) => deleteAccount(to, kind, username, signal),
      consequences: ({ username }, intl) => (
        <Stack>
          <p>{intl.formatMessage(formMessages.consequences)}</p>
          <LostAccess change={{ kind: 'account', username }} />
        </Stack>
      ),
    },
  };
}

function valuesOf(user: Account | undefined) {
  return {
    username: user?.username ?? '',
    fullname: user?.fullname ?? '',
    email: user?.email ?? '',
    password: KEPT_SECRET,
    suspended: user?.suspended ?? false,
    forcePasswordChange: user?.forcePasswordChange ?? false,
    nonExpiryPassword: user?.nonExpiryPassword ?? false,
  };
}

/** Users whose passwords the server keeps. */
const MANAGED: Omit<Form, 'valuesOf'> = {
  validate: ({ username, fullname, email, password }, { intl, row }) => {
    const needed = (text: string) => fieldTextProblem(intl, text, true);
    return {
      username: needed(username),
      fullname: needed(fullname),
      email: needed(email) ?? (email === row?.email ? undefined : mailProblem(intl, email)),
      password: !row && password.kind !== 'replace' && needed(''),
    };
  },
  fields: (props) => <ManagedFields {...props} />,
  create: (to, values, signal) => createManagedAccount(to, requestOf(values), signal),
  update: async (to, user, values, signal) => ({
    ...user,
    ...(await updateManagedAccount(to, requestOf(values), signal)),
  }),
};

function mailProblem(intl: IntlShape, text: string): string | undefined {
  const isAddress = mailAddressOf(text)?.address === text.trim();
  return isAddress ? undefined : intl.formatMessage(mailMessages.noAddress);
}

function requestOf({ username, fullname, email, password, ...switches }: UserValues): ManagedAccount {
  return {
    ...switches,
    username: username.trim(),
    fullname: fullname.trim(),
    email: email.trim(),
    newPassword: password.kind === 'replace' ? password.secret : undefined,
  };
}

/** Users of a directory or a provider: the server learns everything but the name from there. */
function foreignForm(kind: 'ldap' | 'oidc'): Omit<Form, 'valuesOf'> {
  return {
    validate: ({ username }, { intl }) => ({ username: fieldTextProblem(intl, username, true) }),
    fields: (props) => <ForeignFields {...props} kind={kind} />,
    create: (to, { username }, signal) => createForeignAccount(to, kind, username.trim(), signal),
  };
}

function ManagedFields({ row, form }: CrudFieldsProps<Account, UserValues>) {
  const { username } = useOwnAccess();
  const isOwn = row !== undefined && row.username === username;
  return (
    <>
      <Pair>
        <FormTextField
          {...fieldWords(messages.username, row && formMessages.usernameFixed)}
          name="username"
          isReadOnly={row !== undefined}
          autoComplete="off"
          required={!row}
        />
        <FormTextField {...fieldWords(messages.fullname)} name="fullname" autoComplete="off" required />
      </Pair>
      <FormTextField {...fieldWords(messages.email)} name="email" type="email" autoComplete="off" required />
      {isOwn ? (
        <InlineNotice title={<Message {...formMessages.passwordOwn} />} />
      ) : (
        <FormSecretField
          {...fieldWords(formMessages.password, row ? formMessages.passwordKept : formMessages.passwordNew)}
          name="password"
          isSet={row !== undefined}
          canRemove={false}
          maxLength={255}
        />
      )}
      <FormSwitchField {...fieldWords(formMessages.forceChange)} name="forcePasswordChange" />
      <FormSwitchField {...fieldWords(formMessages.neverExpires)} name="nonExpiryPassword" />
      <FormSwitchField {...fieldWords(messages.suspended, formMessages.suspendedHint)} name="suspended" />
      {row && form.values.suspended && !row.suspended && (
        <LostAccess change={{ kind: 'account', username: row.username }} />
      )}
      {row && <Assignments user={row} />}
    </>
  );
}

function ForeignFields({ row, kind }: CrudFieldsProps<Account, UserValues> & { kind: 'ldap' | 'oidc' }) {
  const hint = kind === 'ldap' ? formMessages.ldapUsername : formMessages.oidcUsername;
  if (!row) {
    return (
      <FormTextField {...fieldWords(messages.username, hint)} name="username" autoComplete="off" required />
    );
  }
  const known = kind === 'ldap' ? dnOf(row) : row.subjectIdentifier;
  return (
    <>
      <Fact label={kind === 'ldap' ? messages.dn : messages.subject} value={known} />
      <Fact label={messages.email} value={row.email} />
      <Assignments user={row} />
    </>
  );
}

/** A value that only the directory or the provider can change. */
function Fact({ label, value }: { label: MessageDescriptor; value: string | undefined }) {
  const intl = useIntl();
  return (
    <TextField
      label={<Message {...label} />}
      value={value || intl.formatMessage(messages.notYet)}
      onValueChange={ignore}
      isReadOnly
    />
  );
}

function ignore() {
  // A field that is read only never calls it.
}

function Assignments({ user }: { user: Account }) {
  return (
    <>
      <Teams user={user} />
      <Permissions user={user} />
    </>
  );
}

function Teams({ user }: { user: Account }) {
  const { username, teams: own = [] } = user;
  return (
    <AccessList
      title={access.teams}
      targetName={username}
      items={own}
      idOf={({ uuid }) => uuid}
      nameOf={({ name }) => name}
      none={access.noTeams}
      add={(to, { uuid }) => joinTeam(to, username, uuid)}
      remove={(to, { uuid }) => leaveTeam(to, username, uuid)}
      withdrawal={({ uuid }) => ({ kind: 'membership', username, teamId: uuid })}
      addLabel={access.addTeams}
      picker={(onClose) => (
        <TeamPicker
          targetName={username}
          memberIds={new Set(own.map(({ uuid }) => uuid))}
          add={(to, { uuid }) => joinTeam(to, username, uuid)}
          remove={(to, { uuid }) => leaveTeam(to, username, uuid)}
          grants={({ permissions: ofTeam = [] }) => ofTeam.map(({ name }) => name)}
          onClose={onClose}
        />
      )}
    />
  );
}

/** The permissions of the user: its own, which can be removed here, and those of its teams. */
function Permissions({ user }: { user: Account }) {
  const { username, permissions = [], teams: own = [] } = user;
  const intl = useIntl();
  return (
    <AccessList
      title={access.permissions}
      targetName={username}
      items={permissions}
      idOf={({ name }) => name}
      nameOf={({ name }) => permissionText(intl, name)}
      noteOf={(permission) => permissionMeaning(intl, permission)}
      none={access.noPermissions}
      others={useInherited(own)}
      add={(to, { name }) => grantPermission(to, { username }, name)}
      remove={(to, { name }) => revokePermission(to, { username }, name)}
      withdrawal={({ name }) => ({ kind: 'permission', username, permission: name })}
      addLabel={access.addPermissions}
      picker={(onClose) => (
        <PermissionPicker
          targetName={username}
          memberIds={new Set(permissions.map(({ name }) => name))}
          add={(to, { name }) => grantPermission(to, { username }, name)}
          remove={(to, { name }) => revokePermission(to, { username }, name)}
          onClose={onClose}
        />
      )}
    />
  );
}

/** The permissions that teams give, each with the teams that do. */
function useInherited(own: NonNullable<Account['teams']>) {
  const intl = useIntl();
  const all = useResource(teams.list);
  if (all.status !== 'ready') return [];
  const mine = all.data.filter(({ uuid }) => own.some((team) => team.uuid === uuid));
  const names = new Set(mine.flatMap(({ permissions = [] }) => permissions.map(({ name }) => name)));
  return [...names].map((name) => {
    const giving = mine.filter(({ permissions = [] }) => permissions.some((one) => one.name === name));
    const through = intl.formatList(giving.map((team) => team.name));
    return {
      id: `${name} inherited`,
      name: permissionText(intl, name),
      note: <Message {...access.through} values={{ teams: through }} />,
    };
  });
}
