import { isNearHost } from './nearHost.js';

/**
 * The settings for signing in with an account of a directory (LDAP). Only an operator sets them, never the
 * API.
 */
export interface LdapSettings {
  /** Address of the directory: `ldaps://ldap.example:636`. */
  url: string;
  /** Distinguished name below which people and groups are. */
  baseDn: string;
  /** Distinguished name or account that searches; without it the search is anonymous. */
  bindName?: string;
  bindPassword?: string;
  /** The format of a username for the search: `%s@people.example`, where `%s` is the typed name. */
  nameFormat: string;
  /** The attribute that has that name. */
  nameAttribute: string;
  mailAttribute: string;
  /** Filter of the groups of a person; `{USER_DN}` is their distinguished name. */
  userGroupsFilter: string;
  /** Filter of the groups that are found by a text; `{SEARCH_TERM}` is the text. */
  groupSearchFilter: string;
  /** True when a user whom the directory knows, and this server does not, gets an account. */
  createsUsers: boolean;
  /** True when membership in teams that groups are mapped to follows the groups, at each sign-in. */
  syncsTeams: boolean;
}

/**
 * Reads the variables that the reference server takes, too, with its defaults, which fit Active Directory; `undefined` unless they
 * switch it on.
 * @throws Error that names the variable which is missing or cannot be followed
 */
export function ldapSettingsFrom(
  environment: Readonly<Record<string, string | undefined>>,
): LdapSettings | undefined {
  const textOf = (name: string) => environment[`ALPINE_LDAP_${name}`]?.trim() || undefined;
  const isOn = (name: string) => /^(1|true|yes)$/i.test(textOf(name) ?? '');
  if (!isOn('ENABLED')) return undefined;
  const url = textOf('SERVER_URL');
  const baseDn = textOf('BASEDN');
  if (url === undefined || baseDn === undefined)
    throw new Error('ALPINE_LDAP_ENABLED needs ALPINE_LDAP_SERVER_URL and ALPINE_LDAP_BASEDN.');
  requireConfidential(url);
  const auth = textOf('SECURITY_AUTH');
  if (auth !== undefined && auth.toLowerCase() !== 'simple')
    throw new Error(`ALPINE_LDAP_SECURITY_AUTH: only "simple" is supported, not ${JSON.stringify(auth)}.`);
  const nameFormat = textOf('AUTH_USERNAME_FORMAT') ?? '%s';
  if (!nameFormat.includes('%s'))
    throw new Error('ALPINE_LDAP_AUTH_USERNAME_FORMAT needs %s in place of the username.');
  const bindName = textOf('BIND_USERNAME');
  const bindPassword = environment['ALPINE_LDAP_BIND_PASSWORD'] || undefined;
  // Directories take a name without a password for an anonymous search, which finds nothing and says nothing.
  if (bindName !== undefined && bindPassword === undefined)
    throw new Error('ALPINE_LDAP_BIND_USERNAME needs ALPINE_LDAP_BIND_PASSWORD.');
  return {
    url,
    baseDn,
    ...(bindName !== undefined && { bindName, bindPassword }),
    nameFormat,
    nameAttribute: attributeIn('ATTRIBUTE_NAME', textOf('ATTRIBUTE_NAME') ?? 'userPrincipalName'),
    mailAttribute: attributeIn('ATTRIBUTE_MAIL', textOf('ATTRIBUTE_MAIL') ?? 'mail'),
    userGroupsFilter:
      textOf('USER_GROUPS_FILTER') ??
      '(&(objectClass=group)(objectCategory=Group)(member:1.2.840.113556.1.4.1941:={USER_DN}))',
    groupSearchFilter:
      textOf('GROUPS_SEARCH_FILTER') ?? '(&(objectClass=group)(objectCategory=Group)(cn=*{SEARCH_TERM}*))',
    createsUsers: isOn('USER_PROVISIONING'),
    syncsTeams: isOn('TEAM_SYNCHRONIZATION'),
  };
}

/**
 * Returns a filter with a value in place of a name in braces. The value is literal: characters with a meaning
 * in filters (RFC 4515: `*`, parentheses, backslash, NUL) are escaped.
 */
export function filterWith(filter: string, name: 'USER_DN' | 'SEARCH_TERM', value: string): string {
  return filter.replaceAll(`{${name}}`, () => escapedInFilter(value));
}

/** Returns a value as it is written in a filter. */
export function escapedInFilter(value: string): string {
  return value.replace(/[\\*()\0]/g, (sign) => `\\${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

/** A distinguished name as it is compared: directories write the same one in several ways. */
export function comparableDn(dn: string): string {
  return dn
    .replace(/\s*([,=+])\s*/g, '$1')
    .trim()
    .toLowerCase();
}

// Names and passwords travel through it.
function requireConfidential(url: string): void {
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' };
  if (hostname === '' || (protocol !== 'ldap:' && protocol !== 'ldaps:'))
    throw new Error(`ALPINE_LDAP_SERVER_URL is not the URL of a directory: ${JSON.stringify(url)}.`);
  if (protocol === 'ldap:' && !isNearHost(hostname))
    throw new Error(`ALPINE_LDAP_SERVER_URL must be an ldaps URL: ${JSON.stringify(url)}.`);
}

function attributeIn(variable: string, name: string): string {
  if (!/^[\w.;-]+$/.test(name))
    throw new Error(`ALPINE_LDAP_${variable} is not a valid attribute name: ${JSON.stringify(name)}.`);
  return name;
}
