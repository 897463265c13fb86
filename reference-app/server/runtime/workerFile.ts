import { existsSync } from 'node:fs';

/**
 * The script of a worker of ours in a build; `undefined` where the server runs from its sources (tests), which cannot be
 * loaded by a worker. Entries are built side by side, what they share may be in a folder below.
 */
export function workerFile(name: 'jobWorker' | 'bomCheckWorker'): URL | undefined {
  const places = [`./${name}.js`, `../${name}.js`].map((path) => new URL(path, import.meta.url));
  return places.find((place) => place.protocol === 'file:' && existsSync(place));
}
