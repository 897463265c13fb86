/**
 * The hosts, by the names of their folders in `tests/hosts`. `npm run hosts` runs all of them, and `npm test`
 * also runs the quick ones.
 *
 * Each host installs its own packages, as its readers do. It then has one copy of React, in its own version,
 * and only the published files of the kit. Two copies of React among the packages of the repository would
 * mix, and links to these would hide missing files of the package. npm finds in its cache all packages that
 * the repository also has. For a quick host that is all but one to three, and the installation takes about 8
 * s of processor time.
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

/**
 * Returns the origin of a host. Each has its own port, because the server must know in advance which pages
 * may read it.
 */
export function originOf(name: string): string {
  return `http://localhost:${portOf(name)}`;
}

export function portOf(name: string): number {
  return Number(process.env['HOSTS_PORT'] ?? FIRST_PORT) + HOSTS.findIndex(([known]) => known === name);
}
