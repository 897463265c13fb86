import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Builds what is missing or older than its sources into dist-app/.
 *
 * @param {string} root - folder of package.json
 * @param {readonly ('console' | 'server')[]} parts
 */
export function build(root, parts) {
  for (const part of parts) {
    const { sources, result, commands } = PARTS[part];
    const stampFile = join(root, `dist-app/${part}.stamp`);
    const stamp = stampOf(root, sources);
    if (existsSync(join(root, result)) && readIfThere(stampFile) === stamp) continue;
    console.log(`Building the ${part} (first start, or the sources changed) …`);
    rmSync(stampFile, { force: true });
    for (const command of commands) run(root, command);
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, stamp);
  }
}

const VITE = 'node_modules/vite/bin/vite.js';
const COMMON = ['package.json', 'package-lock.json', 'tsconfig.json'];
const PARTS = {
  console: {
    sources: [...COMMON, 'src', 'reference-app/console', '.config/build'],
    result: 'dist-app/console/index.html',
    commands: [
      ['.config/build/generate.mjs'],
      [VITE, 'build', '--config', 'reference-app/console/vite.config.ts', '--logLevel', 'error'],
    ],
  },
  server: {
    sources: [...COMMON, 'src/domain', 'reference-app/server', '.config/build/cyclonedxValidators.mjs'],
    result: 'dist-app/server/main.js',
    commands: [
      ['.config/build/cyclonedxValidators.mjs'],
      [VITE, 'build', '--config', 'reference-app/server/vite.config.ts', '--logLevel', 'error'],
    ],
  },
};

function run(root, command) {
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`The build failed. Failed command: node ${command.join(' ')}`);
}

/** Changes with any source; files that a build writes are left out. */
function stampOf(root, sources) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  for (const source of sources) {
    for (const file of filesIn(root, source))
      hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function filesIn(root, source) {
  if (!existsSync(join(root, source))) return [];
  const entries = readdirOrSelf(join(root, source));
  if (!entries) return [source];
  return entries
    .filter((entry) => entry.name !== 'generated')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${source}/${entry.name}`;
      return entry.isDirectory() ? filesIn(root, path) : entry.isFile() ? [path] : [];
    });
}

function readdirOrSelf(path) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
