import { isNearHost } from './nearHost.js';

/**
 * The settings for signing in through an OpenID Connect provider. Only an operator sets them, never the API.
 */
export interface OidcSettings {
  /** Address of the provider; its metadata are at `/.well-known/openid-configuration` below it. */
  issuer: string;
  /** The client that tokens must be made for, which is that of the console. */
  clientId: string;
  /** The claim that names the user. */
  usernameClaim: string;
  /** True when a user whom the provider knows, and this server does not, gets an account. */
  createsUsers: boolean;
  /** True when membership in teams that groups are mapped to follows the groups, at each sign-in. */
  syncsTeams: boolean;
  /** The claim that lists the groups. */
  teamsClaim: string;
  /** Names of the teams of a new account; not while membership follows the groups. */
  defaultTeams: readonly string[];
}

/**
 * Reads the variables that the reference server takes, too; `undefined` unless they switch it on.
 * @throws Error that names the variable which is missing or cannot be followed
 */
export function oidcSettingsFrom(
  environment: Readonly<Record<string, string | undefined>>,
): OidcSettings | undefined {
  const textOf = (name: string) => environment[`ALPINE_OIDC_${name}`]?.trim() || undefined;
  const isOn = (name: string) => /^(1|true|yes)$/i.test(textOf(name) ?? '');
  if (!isOn('ENABLED')) return undefined;
  const issuer = textOf('ISSUER');
  const clientId = textOf('CLIENT_ID');
  if (issuer === undefined || clientId === undefined)
    throw new Error('ALPINE_OIDC_ENABLED needs ALPINE_OIDC_ISSUER and ALPINE_OIDC_CLIENT_ID.');
  requireTrustworthy(issuer);
  return {
    issuer,
    clientId,
    usernameClaim: textOf('USERNAME_CLAIM') ?? 'name',
    createsUsers: isOn('USER_PROVISIONING'),
    syncsTeams: isOn('TEAM_SYNCHRONIZATION'),
    teamsClaim: textOf('TEAMS_CLAIM') ?? 'groups',
    defaultTeams: (textOf('TEAMS_DEFAULT') ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  };
}

// Nothing but TLS proves that the keys are those of the provider. Within a machine or its own network there may be none.
function requireTrustworthy(issuer: string): void {
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined;
  if (!url || url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '')
    throw new Error(`ALPINE_OIDC_ISSUER is not the URL of an issuer: ${JSON.stringify(issuer)}.`);
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isNearHost(url.hostname))) return;
  throw new Error(`ALPINE_OIDC_ISSUER must be an https URL: ${JSON.stringify(issuer)}.`);
}
