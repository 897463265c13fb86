/**
 * `npm run server -- --port 8081 --data DIR --empty`: sets up what is missing and starts the embedded server alone.
 */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from './serve/build.mjs';
import { installDependencies } from './serve/dependencies.mjs';
import { endWithNpm } from './serve/endWithNpm.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
installDependencies(root);
build(root, ['server']);
const { main } = await import(pathToFileURL(join(root, 'dist-app/server/main.js')).href);
endWithNpm();
await main(process.argv.slice(2));
