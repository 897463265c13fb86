/**
 * The host that an external link leads to, where a reader could take it for another one: because of user info
 * (`https://bank.example@evil.example`), of a backslash, which browsers read as a slash, of letters that look alike, or because the text
 * is an address of another host.
 * @returns host and port as a browser shows them; `undefined` where there is nothing to say
 */
export function trueHost(href: string, text: string): string | undefined {
  const url = URL.canParse(href) ? new URL(href) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const isSaid = hostAsRead(href) === url.hostname && (!isAddress(text) || hostAsRead(text) === url.hostname);
  return isSaid ? undefined : url.host;
}

const isAddress = (text: string) => /^\s*(https?:|www\.)/i.test(text);

/** People read up to the first slash; a port is no part of the host. */
function hostAsRead(address: string): string | undefined {
  const [, authority] = /^\s*(?:https?:\/\/)?([^/?#]*)/i.exec(address) ?? [];
  return authority?.replace(/:\d*$/, '').toLowerCase();
}
