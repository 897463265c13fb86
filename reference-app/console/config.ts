/** The operator's settings in static/config.json, read as the frontend of Dependency-Track reads it. */
export interface ConsoleConfig {
  /**
   * The location of the API, without `/api` and without a trailing slash: a path on this host, or another
   * origin.
   */
  apiBaseUrl: string;
  /** True when cookies are sent to the API, for proxies that sign users in. */
  withCredentials: boolean;
  /** Through whom people may sign in besides, if the server takes part. */
  identityProvider?: IdentityProviderConfig;
}

/** An OpenID Connect provider, and the client that this console is to it. */
export interface IdentityProviderConfig {
  issuer: string;
  clientId: string;
  /** The requested scopes, separated by blanks. `openid` is always included. */
  scope: string;
  /** Words of its button; undefined: the console's own. */
  buttonText?: string;
}

/** The file is there, but says nothing that can be followed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Loads the file. A missing one means defaults.
 * @param basePath - where the console lives; the API is expected there unless the file says otherwise
 * @throws ConfigError when the file cannot be loaded or understood
 */
export async function loadConfig(basePath: string, fetch = globalThis.fetch): Promise<ConsoleConfig> {
  const address = `${basePath}/static/config.json`;
  let response: Response;
  let text: string;
  try {
    response = await fetch(address, { cache: 'no-cache', credentials: 'same-origin' });
    text = await response.text();
  } catch (error) {
    throw new ConfigError(`Could not load ${address}.`, { cause: error });
  }
  if (response.status === 404 || response.status === 410) return parseConfig('{}', basePath);
  if (!response.ok) throw new ConfigError(`Could not load ${address}: status ${response.status}.`);
  // Web servers that answer each unknown address with the start page say so of a missing file, too.
  if (response.headers.get('content-type')?.startsWith('text/html')) return parseConfig('{}', basePath);
  return parseConfig(text, basePath);
}

/**
 * Reads the text of the file. Null, absent and empty values are defaults; truth may be a text or a boolean.
 * @throws ConfigError for anything but a JSON object, and for an API address that is none
 */
export function parseConfig(text: string, basePath: string): ConsoleConfig {
  let file: unknown;
  try {
    // Some editors start a file with a mark that JSON does not allow.
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ConfigError(`static/config.json is not valid JSON: ${(error as Error).message}.`, {
      cause: error,
    });
  }
  if (typeof file !== 'object' || file === null || Array.isArray(file)) {
    throw new ConfigError('static/config.json must be an object of settings.');
  }
  const settings = file as Record<string, unknown>;
  return {
    apiBaseUrl: apiBaseUrlOf(textOf(settings, 'API_BASE_URL'), basePath),
    withCredentials: isTrue(settings['API_WITH_CREDENTIALS']),
    identityProvider: identityProviderOf(settings),
  };
}

function apiBaseUrlOf(text: string, basePath: string): string {
  if (text === '') return basePath;
  const trimmed = text.replace(/\/+$/, '');
  if (trimmed === '' || /^\/[^/\\]/.test(trimmed)) return trimmed;
  if (!isWebAddress(trimmed)) {
    throw new ConfigError(`API_BASE_URL in static/config.json is not a valid URL: ${JSON.stringify(text)}.`);
  }
  return trimmed;
}

/** None unless both issuer and client are named. */
function identityProviderOf(settings: Record<string, unknown>): IdentityProviderConfig | undefined {
  const [issuer, clientId] = [textOf(settings, 'OIDC_ISSUER'), textOf(settings, 'OIDC_CLIENT_ID')];
  if (issuer === '' || clientId === '') return undefined;
  if (!isWebAddress(issuer))
    throw new ConfigError(`OIDC_ISSUER in static/config.json is not a valid URL: ${JSON.stringify(issuer)}.`);
  const scope = textOf(settings, 'OIDC_SCOPE') || 'openid email profile';
  return {
    issuer,
    clientId,
    // Without it the provider gives no ID token, and there would be nothing to sign in with.
    scope: scope.split(/\s+/).includes('openid') ? scope : `openid ${scope}`,
    buttonText: textOf(settings, 'OIDC_LOGIN_BUTTON_TEXT') || undefined,
  };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function textOf(settings: Record<string, unknown>, key: string): string {
  const value = settings[key];
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') throw new ConfigError(`${key} in static/config.json must be a string.`);
  return value.trim();
}

function isTrue(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value.trim().toLowerCase() === 'true');
}
