import { FLAG, MOMENT, TEXT, UUID, anyOf, listOf, optional, orNull, shape } from '../http/shape.js';

export const Team = shape('Team', () => ({
  uuid: UUID,
  name: TEXT,
  permissions: optional(listOf(Permission)),
  apiKeys: optional(listOf(ApiKey)),
  ldapUsers: optional(listOf(LdapUser)),
  managedUsers: optional(listOf(ManagedUser)),
  oidcUsers: optional(listOf(OidcUser)),
  mappedLdapGroups: optional(listOf(MappedLdapGroup)),
  mappedOidcGroups: optional(listOf(MappedOidcGroup)),
}));

export const Permission = shape('Permission', () => ({ name: TEXT, description: TEXT }));

export const ApiKey = shape('ApiKey', () => ({
  key: TEXT,
  comment: orNull(TEXT),
  created: orNull(MOMENT),
  lastUsed: orNull(MOMENT),
  maskedKey: TEXT,
}));

/** Within a team without their teams and permissions. */
const rights = () => ({ teams: optional(listOf(Team)), permissions: optional(listOf(Permission)) });

const managed = () => ({
  username: TEXT,
  lastPasswordChange: optional(MOMENT),
  fullname: optional(TEXT),
  email: optional(TEXT),
  suspended: FLAG,
  forcePasswordChange: FLAG,
  nonExpiryPassword: FLAG,
});

export const ManagedUser = shape('ManagedUser', () => ({ ...managed(), ...rights() }));

export const LdapUser = shape('LdapUser', () => ({
  username: TEXT,
  dn: optional(TEXT),
  email: optional(TEXT),
  ...rights(),
}));

export const OidcUser = shape('OidcUser', () => ({
  username: TEXT,
  subjectIdentifier: optional(TEXT),
  email: optional(TEXT),
  ...rights(),
}));

export const MappedLdapGroup = shape('MappedLdapGroup', () => ({ dn: TEXT, uuid: UUID }));

export const OidcGroup = shape('OidcGroup', () => ({ uuid: UUID, name: TEXT }));

export const MappedOidcGroup = shape('MappedOidcGroup', () => ({ group: OidcGroup, uuid: UUID }));

/** A user of whatever kind. */
export const anyUser = () => anyOf(ManagedUser, LdapUser, OidcUser);
