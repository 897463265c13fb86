import { existsSync, readFileSync } from 'node:fs';

const SAMPLES = new URL('../../../../../shared/samples/', import.meta.url);

/** True when recorded vectors are available. */
export const hasSamples = existsSync(SAMPLES);

/** The lines of a file of recorded vectors. */
export function samples<T>(file: string): T[] {
  return readFileSync(new URL(file, SAMPLES), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
}
