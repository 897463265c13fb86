import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Installs what the lockfile names, unless it is there already. */
export function installDependencies(root) {
  if (areInstalled(root)) return;
  console.log('Installing dependencies (first start, or package-lock.json changed) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('Could not install dependencies. The lines above contain the reason.');
}

/**
 * Returns whether node_modules holds the versions of the lockfile. npm records the installed versions beside
 * them.
 */
function areInstalled(root) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const found = packagesOf(join(root, 'node_modules/.package-lock.json'));
  if (!wanted) throw new Error('package-lock.json is missing or cannot be read.');
  if (!found) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      path === '' || optional || link || found[path]?.version === version,
  );
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
