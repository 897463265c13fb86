/**
 * Decides whether a URL requested by a link may be followed after signing in. No other code decides this.
 * @param raw - a path below the console, with query and fragment, such as `/projects/1?x=2`
 * @param basePath - the location of the console; a target that also contains it is accepted
 * @returns the path as the router expects it; undefined when it leads elsewhere, is not a page, or is a
 * sign-in page
 */
export function inAppTarget(raw: string | null | undefined, basePath = ''): string | undefined {
  if (!raw || raw.length > MAX_LENGTH || !/^\/(?![/\\])/.test(raw) || UNSAFE.test(raw)) return undefined;
  if (!URL.canParse(raw, HERE)) return undefined;
  const url = new URL(raw, HERE);
  if (url.origin !== HERE || url.username !== '' || url.password !== '') return undefined;
  const path =
    basePath !== '' && url.pathname.startsWith(`${basePath}/`)
      ? url.pathname.slice(basePath.length)
      : url.pathname;
  // The parser has removed dot segments, but the base path may have hidden a second slash after it.
  if (path.startsWith('//') || !PAGES.has(path.split('/')[1]!)) return undefined;
  return path + url.search + url.hash;
}

/** First segments of all pages there are or will be, and of the addresses of older releases. */
const PAGES: ReadonlySet<string> = new Set([
  'dashboard',
  'projects',
  'components',
  'services',
  'vulnerabilities',
  'licenses',
  'tags',
  'vulnerabilityAudit',
  'policyViolationAudit',
  'policy',
  'admin',
  'project',
  'component',
  'vulnerability',
  'license',
]);

// A substitute for our origin, so that the answer does not depend on where the console runs.
const HERE = 'https://console.invalid';
// The longest is a receipt of a BOM upload, see `LONGEST_CODE`.
const MAX_LENGTH = 8_000;
// Browsers drop some of these from addresses and read a backslash as a slash.
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const UNSAFE = /[\u0000-\u0020\u007f\\]/;
