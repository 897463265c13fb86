/** Builds the console and the server, where they are missing or older than their sources. */
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

build(fileURLToPath(new URL('../..', import.meta.url)), ['console', 'server']);
