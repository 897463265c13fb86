/**
 * The host that an external link leads to, where a reader could take it for another one: because of user info
 * (`https://bank.example@evil.example`), of a backslash, which browsers read as a slash, of letters that look alike, or because the text
 * names another host.
 * @returns host and port as a browser shows them; `undefined` where there is nothing to say
 */
export function trueHost(href: string, text: string): string | undefined {
  const url = URL.canParse(href) ? new URL(href) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const isSaid =
    hostAsRead(href) === url.hostname && hostsIn(text).every((host) => hostAsRead(host) === url.hostname);
  return isSaid ? undefined : url.host;
}

/** Returns the hosts that a text names: in URLs anywhere in it, or as a name that is the entire text. */
function hostsIn(text: string): string[] {
  // As it looks: full-width letters are letters, marks of direction and width cannot be seen, and a backslash ends a host.
  const seen = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.')
    .replace(/[∕⁄\\]/g, '/')
    .replace(/^[\s\p{Ps}\p{Pi}"'`„]+|[\s\p{Pe}\p{Pf}"'`“.,;:!…]+$/gu, '');
  const named = [...seen.matchAll(ADDRESS)].map(([, host = '']) => host.replace(/[.,;:!]+$/, ''));
  return HOST_ALONE.test(seen) && !FILE.test(seen) ? [...named, seen] : named;
}

// Browsers read `https:` with any number of slashes.
const ADDRESS = /(?:\bhttps?:\/*|(?:\b[a-z][a-z\d+.-]*:)?\/{2}|\b(?=www\.))([^\s/?#"'()<>“”„«»]+)/giu;
const HOST_ALONE = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:\p{L}{2,}|xn--[a-z\d-]+)(?::\d+)?(?:[/?#]\S*)?$/u;
// Some endings of files are top-level domains, too, but no reader takes them for one.
const FILE = /^[^./?#]+\.(?:go|html?|java|js|json|md|pdf|py|rs|sh|toml|ts|txt|xml|ya?ml)$/i;

/** People read up to the first slash; a port is no part of the host. */
function hostAsRead(address: string): string | undefined {
  const [, authority] = /^\s*(?:https?:\/\/)?([^/?#]*)/i.exec(address) ?? [];
  return authority?.replace(/:\d*$/, '').toLowerCase();
}
