import { build } from './build.mjs';
import { installDependencies } from './dependencies.mjs';
import { oneAtATime } from './oneAtATime.mjs';

/**
 * Installs and builds what is missing or has changed. If another process does so in the same folder, this waits
 * for it: two at a time would overwrite each other's files.
 *
 * @param {string} root - folder of package.json
 * @param {readonly ('console' | 'server')[]} parts
 */
export async function setUp(root, parts) {
  await oneAtATime(root, () => {
    installDependencies(root);
    build(root, parts);
  });
}
