import { build } from './build.mjs';
import { installDependencies } from './dependencies.mjs';
import { oneAtATime } from './oneAtATime.mjs';

/**
 * Installs and builds what is missing or has changed. Another process that does so in the same folder is waited for: two would
 * empty and fill the same folders under each other.
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
