import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Packs the built kit where the hosts expect it: beside their folders.
 * @returns a function that cleans up after all hosts, unless a folder was set (`HOSTS_DIR`) to continue with
 * it
 */
export default function pack() {
  const folder = process.env['HOSTS_DIR']!;
  const npm = (...args: string[]) =>
    execFileSync('npm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (!existsSync(join(root, 'dist/index.d.ts'))) npm('run', 'build');
  npm('pack', '--ignore-scripts', '--silent', '--pack-destination', folder);
  return () => {
    if (folder.startsWith(join(tmpdir(), 'bomdeck-hosts-'))) rmSync(folder, { recursive: true, force: true });
  };
}
