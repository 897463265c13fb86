/** Builds the console and the server, where they are missing or older than their sources. */
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { oneAtATime } from './oneAtATime.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
await oneAtATime(root, () => build(root, ['console', 'server']));
