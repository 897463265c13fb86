import { readFileSync } from 'node:fs';

/**
 * Returns the locations of the sources of each package entry, for bundlers and tests that load the kit from
 * its sources under its public names. They are derived from `exports`, so that each entry is named in one
 * place.
 * @param root - folder of package.json, with a trailing slash
 * @returns aliases for Vite and Vitest
 */
export function kitAliases(root) {
  const { name, exports } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  return Object.entries(exports)
    .filter(([, entry]) => typeof entry === 'object')
    .map(([subpath, entry]) => ({
      find: new RegExp(`^${name}${subpath.slice(1)}$`),
      replacement: entry.default.replace('./dist/', `${root}src/`).replace(/\.js$/, '.ts'),
    }));
}
