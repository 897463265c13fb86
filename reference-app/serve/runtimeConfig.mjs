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
 * The runtime configuration of the console as the environment says it; undefined when it says nothing, so that the file
 * of the folder is served as it is.
 *
 * @param {Record<string, string | undefined>} environment
 * @returns {Record<string, string | null> | undefined}
 */
export function configFrom(environment) {
  if (!CONFIG_KEYS.some((key) => environment[key])) return undefined;
  return Object.fromEntries(CONFIG_KEYS.map((key) => [key, environment[key] || null]));
}

/**
 * Origins that a page with this configuration asks, for its policy: an API elsewhere, and the identity provider.
 *
 * @param {Record<string, unknown>} config
 * @param {string | undefined} [further] - addresses separated by blanks, such as the token endpoint of a provider that has it
 *   elsewhere than its issuer
 * @returns {string[]}
 * @throws TypeError for an address that is none
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
    throw new TypeError(`${name} ${address} is no address that begins with http:// or https://`);
  return url.origin;
}

/**
 * The configuration in a file; empty for one that the console will complain of.
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
 * A base path as the rest expects it: '' or '/a/b'.
 *
 * @param {string | undefined} text
 */
export function basePathOf(text) {
  const segments = (text ?? '').split('/').filter(Boolean);
  if (segments.some((segment) => !/^[\w.~-]+$/.test(segment) || /^\.+$/.test(segment))) {
    throw new TypeError(
      `BASE_PATH ${JSON.stringify(text)} may hold letters, digits, - _ . ~ and slashes only`,
    );
  }
  return segments.map((segment) => `/${segment}`).join('');
}

/**
 * Whether a variable switches something on. What is neither yes nor no is refused: a server would be started otherwise than meant.
 *
 * @param {Record<string, string | undefined>} variable - one, by its name
 */
export function isYes(variable) {
  const [[name, value = '']] = Object.entries(variable);
  if (/^(1|true|yes|on)$/i.test(value)) return true;
  if (/^(|0|false|no|off)$/i.test(value)) return false;
  throw new TypeError(`${name} ${JSON.stringify(value)} is neither 1 nor 0`);
}
