/**
 * `npm run server -- --port 8081 --data DIR --empty`: sets up what is missing and starts the included server alone.
 */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { endWithNpm } from './serve/endWithNpm.mjs';
import { requireNode } from './serve/requireNode.mjs';
import { setUp } from './serve/setUp.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  requireNode();
  await setUp(root, ['server']);
  const { main } = await import(pathToFileURL(join(root, 'dist-app/server/main.js')).href);
  endWithNpm();
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
