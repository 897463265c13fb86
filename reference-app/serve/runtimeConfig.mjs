/** The keys of static/config.json, which are also the names of the environment variables that fill it. */
export const CONFIG_KEYS = [
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
 * Origin of an API elsewhere, for the policy of the page; undefined for a path on this origin.
 *
 * @param {string | undefined} apiBaseUrl
 * @throws TypeError for an address that is none
 */
export function originOf(apiBaseUrl) {
  if (!apiBaseUrl || apiBaseUrl.startsWith('/')) return undefined;
  const url = new URL(apiBaseUrl);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new TypeError(`${apiBaseUrl} is not http(s)`);
  return url.origin;
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
