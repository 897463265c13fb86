import * as accounts from '../../../data/resources/accounts.js';
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
import type { Account, UserKind } from '../../../schema/access.js';
import { Badge } from '../../../ui/controls/Badge.js';
import { Message } from '../../../i18n/index.js';
import { dnOf } from './dnOf.js';
import type { UserValues } from './userForm.js';
import { messages } from './UserPanel.messages.js';

/** Props of {@link UserPanel}. @public */
export interface UserPanelProps extends HostProps, CrudPanelState {
  /** The kind of users to show: users managed by the server, LDAP users, or OpenID Connect users. */
  kind: UserKind;
  /** Called after the server created or changed a user, even if its form was closed in the meantime. */
  onUserSaved?: (event: UserSavedEvent) => void;
  /** Called after the server deleted a user. */
  onUserDeleted?: (event: UserDeletedEvent) => void;
}

/** A user who was created or changed. @public */
export interface UserSavedEvent {
  /** As the server has it. */
  user: Account;
  /** True when the user was created, false when it was changed. */
  isNew: boolean;
}

/** A user who was deleted. @public */
export interface UserDeletedEvent {
  /** As it was. */
  user: Account;
}

/**
 * The users of one kind. Opening one shows its teams and its permissions, both direct ones and those of its
 * teams. Users are asked for confirmation before they remove their own permissions.
 * @public
 */
export function UserPanel(props: UserPanelProps) {
  const [host, { kind, onUserSaved, onUserDeleted, ...state }] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <CrudPanel
        key={kind}
        definition={definitionOf(kind)}
        onSaved={({ row, isNew }) => onUserSaved?.({ user: row, isNew })}
        onDeleted={({ row }) => onUserDeleted?.({ user: row })}
        {...state}
      />
    </Widget>
  );
}

const USERNAME = nameColumn<Account>({
  id: 'username',
  header: messages.username,
  idOf: ({ username }) => username,
  nameOf: ({ username }) => username,
});

const EMAIL = textColumn<Account>({
  id: 'email',
  header: messages.email,
  width: 200,
  grow: 2,
  foldBelow: 700,
  cardSlot: 'third',
  textOf: ({ email }) => email,
  sortValue: ({ email = '' }) => email,
});

const TEAMS = numberColumn<Account>({
  id: 'teams',
  header: messages.teams,
  width: 96,
  cardSlot: 'secondEnd',
  valueOf: ({ teams = [] }) => teams.length,
  inBlock: messages.teamCount,
});

const STATE: ListColumn<Account> = {
  id: 'state',
  header: messages.state,
  width: 170,
  cardSlot: 'titleEnd',
  cell: ({ suspended, forcePasswordChange }) =>
    suspended ? (
      <Badge tone="danger" icon="lock">
        <Message {...messages.suspended} />
      </Badge>
    ) : forcePasswordChange ? (
      <Badge tone="warning" icon="key">
        <Message {...messages.mustChange} />
      </Badge>
    ) : (
      <Message {...messages.active} />
    ),
  sortValue: ({ suspended, forcePasswordChange }) => (suspended ? 2 : forcePasswordChange ? 1 : 0),
  exported: ({ suspended, forcePasswordChange }) =>
    suspended ? 'suspended' : forcePasswordChange ? 'forcePasswordChange' : 'active',
};

const COLUMNS: Readonly<Record<UserKind, readonly ListColumn<Account>[]>> = {
  managed: [
    USERNAME,
    textColumn({
      id: 'fullname',
      header: messages.fullname,
      grow: 2,
      cardSlot: 'second',
      textOf: ({ fullname }) => fullname,
      sortValue: ({ fullname = '' }) => fullname,
    }),
    EMAIL,
    TEAMS,
    STATE,
  ],
  ldap: [
    USERNAME,
    textColumn({
      id: 'dn',
      header: messages.dn,
      width: 280,
      grow: 3,
      cardSlot: 'second',
      textOf: dnOf,
      none: messages.notYet,
      sortValue: ({ dn = '' }) => dn,
      isTechnical: true,
    }),
    EMAIL,
    TEAMS,
  ],
  oidc: [
    USERNAME,
    textColumn({
      id: 'subjectIdentifier',
      header: messages.subject,
      width: 220,
      grow: 2,
      cardSlot: 'second',
      textOf: ({ subjectIdentifier }) => subjectIdentifier,
      none: messages.notYet,
      sortValue: ({ subjectIdentifier = '' }) => subjectIdentifier,
      isTechnical: true,
    }),
    EMAIL,
    TEAMS,
  ],
};

const codec = crudCodec<Account>(
  'UserPanel',
  [...COLUMNS.managed, ...COLUMNS.ldap, ...COLUMNS.oidc],
  'username',
);

/** Reads and writes the state of a panel in query parameters and preferences. @public */
export const userPanelCodec: CrudCodec = codec;

const ADVICE = {
  managed: undefined,
  ldap: messages.ldapAdvice,
  oidc: messages.oidcAdvice,
} as const;

function definitionOf(kind: UserKind): CrudDefinition<Account, UserValues> {
  return {
    list: {
      value: codec,
      columns: COLUMNS[kind],
      row: {
        getId: ({ username }) => username,
        getName: ({ username }) => username,
        isMuted: ({ suspended }) => suspended === true,
      },
      permission: 'ACCESS_MANAGEMENT',
      searchedText: ({ username, fullname, email, dn, subjectIdentifier }) =>
        [username, fullname, email, dn, subjectIdentifier].join(' '),
      search: { label: messages.search, hint: messages.search },
      words: {
        label: messages.users,
        total: messages.total,
        none: messages.none,
        noneAdvice: ADVICE[kind],
      },
      icon: 'user',
      fileName: `${kind}-users`,
    },
    rows: accounts.ofKind(kind),
    create: messages.create,
    isFormWide: true,
    staysOpen: true,
    loadForm: async () => {
      const { userForm } = await withWords(import('./userForm.js'));
      return () => userForm(kind);
    },
  };
}
