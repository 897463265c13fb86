import { readFileSync } from 'node:fs';

/**
 * Where the sources of each entry of the package are, for bundlers and tests that take the kit from its sources under its
 * public names. Made from `exports`, so that an entry is named in one place.
 * @param root - folder of package.json, with a slash at its end
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
