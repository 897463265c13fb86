/** The access rights on a server: accounts, teams, API keys, and groups of directories that teams follow. */
import {
  array,
  boolean,
  nonempty,
  nullable,
  number,
  optional,
  string,
  type,
  type Describe,
} from 'superstruct';

/** The origin of an account: the server itself, a directory, or an OpenID Connect provider. @public */
export type UserKind = 'managed' | 'ldap' | 'oidc';
/** All kinds of accounts, in the order in which a server looks for a name. */
export const USER_KINDS: readonly UserKind[] = ['managed', 'ldap', 'oidc'];

/** A permission as the server grants it. @public */
export interface GrantedPermission {
  /** The name, such as `VIEW_PORTFOLIO`. */
  name: string;
  /** The description, in the words of the server. */
  description?: string;
}

/** A team, as an account or a group names it. @public */
export interface TeamName {
  /** UUID the server gave it. */
  uuid: string;
  /** Its name. */
  name: string;
}

/** An account of someone who signs in. @public */
export interface Account {
  /** Unique over all kinds; it cannot be changed. */
  username: string;
  /** Full name; accounts of the server itself have one. */
  fullname?: string;
  /** E-mail address, as far as it is known. */
  email?: string;
  /** Distinguished name in the directory; `Syncing...` until it was asked. */
  dn?: string;
  /** The provider's name for the account. Absent until the first sign-in. */
  subjectIdentifier?: string;
  /** True when signing in is rejected. */
  suspended?: boolean;
  /** True when the password has to be changed at the next sign-in. */
  forcePasswordChange?: boolean;
  /** True when the password never expires. */
  nonExpiryPassword?: boolean;
  /** Teams it belongs to. */
  teams?: TeamName[];
  /** The permissions of the account itself, without those of its teams. */
  permissions?: GrantedPermission[];
}

/** An API key of a team. @public */
export interface ApiKey {
  /** The key itself: until 4.12 always, later in the answer that creates it. */
  key?: string | null;
  /** The name of the key in URLs, from 4.13. */
  publicId?: string | null;
  /** The key with most of it hidden. */
  maskedKey?: string | null;
  /** The purpose of the key. */
  comment?: string | null;
  /** Milliseconds since 1970. */
  created?: number | null;
  /** Like `created`; accurate to some minutes. Absent: never. */
  lastUsed?: number | null;
  /** True when it has the format from before 4.13, which should be replaced. */
  legacy?: boolean;
}

/** A group of a directory whose members belong to a team. @public */
export interface MappedLdapGroup {
  /** UUID of the mapping. */
  uuid: string;
  /** Distinguished name of the group. */
  dn: string;
}

/** A group of an OpenID Connect provider. @public */
export interface OidcGroup {
  /** UUID the server gave it. */
  uuid: string;
  /** As the provider names it in the claim of groups. */
  name: string;
}

/** A group of a provider whose members belong to a team. @public */
export interface MappedOidcGroup {
  /** UUID of the mapping. */
  uuid: string;
  /** The group. */
  group: OidcGroup;
}

/** A team with its members, keys and groups. @public */
export interface Team extends TeamName {
  /** The permissions of its members. */
  permissions?: GrantedPermission[];
  /** The API keys, which sign in without a person. */
  apiKeys?: ApiKey[];
  /** Members whose passwords the server keeps. */
  managedUsers?: Account[];
  /** Members from a directory. */
  ldapUsers?: Account[];
  /** Members from an identity provider. */
  oidcUsers?: Account[];
  /** Groups of a directory whose members belong to it. */
  mappedLdapGroups?: MappedLdapGroup[];
  /** Groups of an identity provider whose members belong to it. */
  mappedOidcGroups?: MappedOidcGroup[];
}

export const GrantedPermissionStruct: Describe<GrantedPermission> = type({
  name: string(),
  description: optional(string()),
});
export const TeamNameStruct: Describe<TeamName> = type({ uuid: nonempty(string()), name: string() });

export const AccountStruct: Describe<Account> = type({
  username: string(),
  fullname: optional(string()),
  email: optional(string()),
  dn: optional(string()),
  subjectIdentifier: optional(string()),
  suspended: optional(boolean()),
  forcePasswordChange: optional(boolean()),
  nonExpiryPassword: optional(boolean()),
  teams: optional(array(TeamNameStruct)),
  permissions: optional(array(GrantedPermissionStruct)),
});

export const ApiKeyStruct: Describe<ApiKey> = type({
  key: optional(nullable(string())),
  publicId: optional(nullable(string())),
  maskedKey: optional(nullable(string())),
  comment: optional(nullable(string())),
  created: optional(nullable(number())),
  lastUsed: optional(nullable(number())),
  legacy: optional(boolean()),
});

export const OidcGroupStruct: Describe<OidcGroup> = type({ uuid: nonempty(string()), name: string() });

export const TeamStruct: Describe<Team> = type({
  uuid: nonempty(string()),
  name: string(),
  permissions: optional(array(GrantedPermissionStruct)),
  apiKeys: optional(array(ApiKeyStruct)),
  managedUsers: optional(array(AccountStruct)),
  ldapUsers: optional(array(AccountStruct)),
  oidcUsers: optional(array(AccountStruct)),
  mappedLdapGroups: optional(array(type({ uuid: nonempty(string()), dn: string() }))),
  mappedOidcGroups: optional(array(type({ uuid: nonempty(string()), group: OidcGroupStruct }))),
});
