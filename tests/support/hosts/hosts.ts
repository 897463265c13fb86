/**
 * The hosts, by the names of their folders in `tests/hosts`. All are run by `npm run hosts`, the quick ones by `npm test`, too.
 *
 * Each installs for itself, as its readers do: then it has one copy of React, of its own age, and of the kit what is in the package. Two
 * Reacts among the packages of the repository would mix, and links to these would hide what the package lacks. npm finds in its cache
 * what the repository has as well; of a quick host that is all but a package or three, and it takes about 8 s of a processor.
 */
export const HOSTS: readonly (readonly [name: string, { readonly isQuick: boolean }])[] = [
  ['react-18', { isQuick: true }],
  ['shadow-root', { isQuick: true }],
  ['esbuild', { isQuick: true }],
  ['sandboxed-iframe', { isQuick: true }],
  ['webpack', { isQuick: false }],
  ['mui', { isQuick: false }],
  ['next', { isQuick: false }],
];

const FIRST_PORT = 8475;

/** Where a host is served. Each has a port of its own, because the server is told beforehand whose pages may read it. */
export function originOf(name: string): string {
  return `http://localhost:${portOf(name)}`;
}

export function portOf(name: string): number {
  return Number(process.env['HOSTS_PORT'] ?? FIRST_PORT) + HOSTS.findIndex(([known]) => known === name);
}
