/** The keys of static/config.json, which are also the names of the environment variables that fill it. */
const CONFIG_KEYS = [
  'API_BASE_URL',
  'API_WITH_CREDENTIALS',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_SCOPE',
  'OIDC_FLOW',
  'OIDC_LOGIN_BUTTON_TEXT',
];

/**
 * Returns the runtime configuration of the console from the environment. Undefined if none is set: then the
 * file in the folder is served unchanged.
 *
 * @param {Record<string, string | undefined>} environment
 * @returns {Record<string, string | null> | undefined}
 */
export function configFrom(environment) {
  if (!CONFIG_KEYS.some((key) => environment[key])) return undefined;
  return Object.fromEntries(CONFIG_KEYS.map((key) => [key, environment[key] || null]));
}

/**
 * Returns the origins that a page with this configuration requests, for its policy: an API on another origin,
 * and the identity provider.
 *
 * @param {Record<string, unknown>} config
 * @param {string | undefined} [further] - URLs separated by blanks, such as the token endpoint of a provider that has another
 *   origin than its issuer
 * @returns {string[]}
 * @throws TypeError for an invalid URL
 */
export function originsOf({ API_BASE_URL, OIDC_ISSUER }, further = '') {
  const origins = [
    originOf('API_BASE_URL', API_BASE_URL),
    originOf('OIDC_ISSUER', OIDC_ISSUER),
    ...further.split(/\s+/).map((address) => originOf('CONNECT_TO', address)),
  ];
  return [...new Set(origins)].filter((origin) => origin !== undefined);
}

/** Undefined for a path on this origin. */
function originOf(name, address) {
  if (!address || typeof address !== 'string' || address.startsWith('/')) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new TypeError(`${name} ${address} is not a URL that starts with http:// or https://`);
  return url.origin;
}

/**
 * Returns the configuration in a file. Empty if the console will report the file as invalid.
 *
 * @param {string} text
 * @returns {Record<string, unknown>}
 */
export function configIn(text) {
  try {
    const config = JSON.parse(text.replace(/^\uFEFF/, ''));
    originsOf(config);
    return config;
  } catch {
    return {};
  }
}

/**
 * Returns the normalized base path: '' or '/a/b'.
 *
 * @param {string | undefined} text
 */
export function basePathOf(text) {
  const segments = (text ?? '').split('/').filter(Boolean);
  if (segments.some((segment) => !/^[\w.~-]+$/.test(segment) || /^\.+$/.test(segment))) {
    throw new TypeError(
      `BASE_PATH ${JSON.stringify(text)} can contain only letters, digits, - _ . ~, and slashes`,
    );
  }
  return segments.map((segment) => `/${segment}`).join('');
}

/**
 * Returns whether a variable turns something on. Other values are rejected, so that no server starts with unintended settings.
 *
 * @param {Record<string, string | undefined>} variable - one, by its name
 */
export function isYes(variable) {
  const [[name, value = '']] = Object.entries(variable);
  if (/^(1|true|yes|on)$/i.test(value)) return true;
  if (/^(|0|false|no|off)$/i.test(value)) return false;
  throw new TypeError(`${name} ${JSON.stringify(value)} is not valid. Use 1 or 0.`);
}
