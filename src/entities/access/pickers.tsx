/** Dialogs that choose what is added to a user, a team or a group. */
import { useMemo } from 'react';
import type { IntlShape } from 'react-intl';
import type { ApiClient } from '../../api/client.js';
import { findLdapGroups } from '../../api/mappedGroups.js';
import * as accounts from '../../data/resources/accounts.js';
import { accessChanged } from '../../data/resources/changes.js';
import * as mappedGroups from '../../data/resources/mappedGroups.js';
import { resourceKey, type ResourceKey } from '../../data/resources/resourceKey.js';
import * as teams from '../../data/resources/teams.js';
import { useResource } from '../../data/useResource.js';
import { useHost } from '../../host/KitProvider.js';
import { useIntl } from '../../i18n/index.js';
import { textColumn } from '../../frames/list/columns.js';
import { listCodec } from '../../frames/list/listCodec.js';
import type { List } from '../../frames/list/List.js';
import type { ListDefinition } from '../../frames/list/ListDefinition.js';
import type { ListValue } from '../../frames/list/listValue.js';
import { useList } from '../../frames/list/useList.js';
import { useLocalList } from '../../frames/list/useLocalList.js';
import { permissionMeaning } from './permissionMeaning.js';
import { permissionsText } from './permissionsText.js';
import { permissionText } from '../../data/permissionText.js';
import type { GrantedPermission, OidcGroup, Team } from '../../schema/access.js';
import { messages } from './access.messages.js';
import { PowerfulGrant, powerfulAmong } from './PowerfulGrant.js';
import { AssignmentPicker } from '../../frames/picker/AssignmentPicker.js';

/** Props of the dialogs. */
export interface PickerProps<Row> {
  /** The name of the target that they are added to. */
  targetName: string;
  /** Ids of what belongs to it already. */
  memberIds: ReadonlySet<string>;
  /** Adds one of them. */
  add: (api: ApiClient, row: Row) => Promise<unknown>;
  /** Takes one away again. Absent: adding cannot be undone. */
  remove?: (api: ApiClient, row: Row) => Promise<unknown>;
  /**
   * Returns the permissions that someone has once a row is added. Users are asked before powerful ones are
   * granted. @defaultValue none
   */
  grants?: (row: Row) => readonly string[];
  onClose: () => void;
}

/** Adds rows to something that has permissions. Asks users first if that grants someone powerful ones. */
function AccessPicker<Row, Value extends ListValue>(
  props: PickerProps<Row> & {
    list: List<Row, Value>;
    stale?: () => readonly ResourceKey[];
    /** The ones who have the permissions afterward: the rows, or the target they are added to. */
    holders: 'rows' | 'target';
  },
) {
  const { grants, holders, stale = accessChanged, ...picker } = props;
  const { targetName, list } = picker;
  return (
    <AssignmentPicker
      {...picker}
      stale={stale}
      ask={(rows, answer) => {
        const permissions = powerfulAmong(rows.flatMap((row) => grants?.(row) ?? []));
        if (permissions.length === 0) return undefined;
        const names = holders === 'target' ? [targetName] : rows.map((row) => list.row.getName(row));
        return <PowerfulGrant permissions={permissions} holders={names} {...answer} />;
      }}
    />
  );
}

/** A permission in a list, described in the current language. */
interface PermissionRow extends GrantedPermission {
  readonly label: string;
  readonly meaning: string | undefined;
}

const PERMISSIONS: ListDefinition<PermissionRow> = {
  value: listCodec({ name: 'PermissionPicker', sorts: ['label', 'name'] }),
  columns: [
    textColumn({
      id: 'label',
      header: messages.name,
      width: 200,
      cardSlot: 'title',
      textOf: ({ label }) => label,
      sortValue: ({ label }) => label,
    }),
    textColumn({
      id: 'meaning',
      header: messages.meaning,
      width: 340,
      grow: 3,
      cardSlot: 'second',
      wraps: true,
      textOf: ({ meaning }) => meaning,
    }),
    textColumn({
      id: 'name',
      header: messages.technicalName,
      width: 220,
      foldBelow: 760,
      cardSlot: 'third',
      textOf: ({ name }) => name,
      sortValue: ({ name }) => name,
      isTechnical: true,
    }),
  ],
  row: { getId: ({ name }) => name, getName: ({ label }) => label },
  searchedText: ({ label, meaning = '', name }) => `${label} ${meaning} ${name}`,
  search: { label: messages.searchPermissions, hint: messages.searchPermissions },
  headingLevel: 3,
  icon: 'key',
  words: { label: messages.permissions, none: messages.noPermissions },
};

/** Chooses permissions. Their ids are their names. */
export function PermissionPicker(props: Omit<PickerProps<GrantedPermission>, 'grants'>) {
  const intl = useIntl();
  const known = useResource(accounts.permissions);
  const rows = useMemo(
    () =>
      known.status === 'ready' ? { ...known, data: known.data.map((one) => inWords(intl, one)) } : known,
    [intl, known],
  );
  const list = useLocalList(PERMISSIONS, { rows });
  return <AccessPicker {...props} list={list} grants={({ name }) => [name]} holders="target" />;
}

function inWords(intl: IntlShape, permission: GrantedPermission): PermissionRow {
  const { name } = permission;
  return { name, label: permissionText(intl, name), meaning: permissionMeaning(intl, permission) };
}

const TEAMS: ListDefinition<Team> = {
  value: listCodec({ name: 'TeamPicker', sorts: ['name'] }),
  columns: [
    textColumn({
      id: 'name',
      header: messages.name,
      cardSlot: 'title',
      textOf: ({ name }) => name,
      sortValue: ({ name }) => name,
    }),
    textColumn({
      id: 'permissions',
      header: messages.permissions,
      width: 360,
      grow: 3,
      cardSlot: 'second',
      textOf: ({ permissions = [] }, intl) => permissionsText(intl, permissions),
    }),
  ],
  row: { getId: ({ uuid }) => uuid, getName: ({ name }) => name },
  permission: 'ACCESS_MANAGEMENT',
  searchedText: ({ name }) => name,
  search: { label: messages.searchTeams, hint: messages.searchTeams },
  headingLevel: 3,
  icon: 'group',
  words: { label: messages.teams, none: messages.noTeamsKnown, failed: messages.teamsFailed },
};

/** Chooses teams. Their ids are their UUIDs. */
export function TeamPicker(
  props: PickerProps<Team> & {
    /** The resources that are stale afterward. @defaultValue what accounts and teams are in */
    stale?: () => readonly ResourceKey[];
    /**
     * The ones who have {@link PickerProps.grants} afterward: the teams, or the target they are added to.
     * @defaultValue 'target'
     */
    holders?: 'rows' | 'target';
  },
) {
  const { can } = useHost();
  const list = useLocalList(TEAMS, {
    rows: useResource(teams.list, { isEnabled: can('ACCESS_MANAGEMENT', 'READ') }),
  });
  return <AccessPicker holders="target" {...props} list={list} />;
}

const ACCOUNTS: ListDefinition<accounts.AccountOfKind> = {
  value: listCodec({ name: 'AccountPicker', sorts: ['username', 'kind'] }),
  columns: [
    textColumn({
      id: 'username',
      header: messages.username,
      cardSlot: 'title',
      textOf: ({ username }) => username,
      sortValue: ({ username }) => username,
    }),
    textColumn({
      id: 'email',
      header: messages.email,
      foldBelow: 600,
      cardSlot: 'second',
      textOf: ({ fullname, email }) => [fullname, email].filter(Boolean).join(' · '),
    }),
    textColumn({
      id: 'kind',
      header: messages.kind,
      width: 140,
      cardSlot: 'titleEnd',
      textOf: ({ kind }, intl) => intl.formatMessage(messages[kind]),
      sortValue: ({ kind }) => kind,
    }),
  ],
  row: { getId: ({ username }) => username, getName: ({ username }) => username },
  searchedText: ({ username, fullname = '', email = '' }) => `${username} ${fullname} ${email}`,
  search: { label: messages.searchUsers, hint: messages.searchUsers },
  headingLevel: 3,
  icon: 'user',
  words: { label: messages.users, none: messages.noUsersKnown },
};

/** Chooses accounts of all kinds. Their ids are their names. */
export function AccountPicker(props: PickerProps<{ username: string }>) {
  const list = useLocalList(ACCOUNTS, { rows: useResource(accounts.everyone) });
  return <AccessPicker {...props} list={list} holders="rows" />;
}

const OIDC_GROUPS: ListDefinition<OidcGroup> = {
  value: listCodec({ name: 'OidcGroupPicker', sorts: ['name'] }),
  columns: [
    textColumn({
      id: 'name',
      header: messages.name,
      cardSlot: 'title',
      textOf: ({ name }) => name,
      sortValue: ({ name }) => name,
    }),
  ],
  row: { getId: ({ uuid }) => uuid, getName: ({ name }) => name },
  searchedText: ({ name }) => name,
  search: { label: messages.searchOidcGroups, hint: messages.searchOidcGroups },
  headingLevel: 3,
  icon: 'group',
  words: { label: messages.oidcGroups, none: messages.noOidcGroupsKnown },
};

/** Chooses groups of the identity provider. Their ids are their UUIDs. */
export function OidcGroupPicker(props: PickerProps<OidcGroup>) {
  const list = useLocalList(OIDC_GROUPS, { rows: useResource(mappedGroups.oidc) });
  return <AccessPicker {...props} list={list} holders="rows" />;
}

/** A group of the directory. */
export interface LdapGroup {
  /** Distinguished name. */
  readonly dn: string;
}

const LDAP_GROUPS: ListDefinition<LdapGroup> = {
  value: listCodec({ name: 'LdapGroupPicker', sorts: [] }),
  columns: [
    textColumn({
      id: 'dn',
      header: messages.dn,
      width: 480,
      cardSlot: 'title',
      textOf: ({ dn }) => dn,
      isTechnical: true,
    }),
  ],
  row: { getId: ({ dn }) => dn, getName: ({ dn }) => dn },
  search: { label: messages.searchLdapGroups, hint: messages.searchLdapGroups },
  headingLevel: 3,
  icon: 'group',
  words: {
    label: messages.ldapGroups,
    none: messages.typeFirst,
    noMatch: messages.noLdapMatch,
    failed: messages.ldapFailed,
  },
};

const ldapGroups = resourceKey('ldapGroups');

/** Chooses groups of the directory, which the server searches. Their ids are their distinguished names. */
export function LdapGroupPicker(props: PickerProps<LdapGroup>) {
  const list = useList(LDAP_GROUPS, {
    page: (request) => ({
      key: resourceKey('ldapGroups', request),
      load: async (api, signal) => {
        const { rows, total } = await findLdapGroups(api, request, signal);
        return { rows: rows.map((dn) => ({ dn })), total };
      },
    }),
    reloads: [ldapGroups],
  });
  return <AccessPicker {...props} list={list} holders="rows" />;
}
