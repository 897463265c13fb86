import { spawnSync } from 'node:child_process';

/**
 * The files that differ from the last commit on `main`; on `main` itself, with nothing changed, what its last commit
 * changed. Deleted files count too.
 *
 * @param {string} root
 * @returns {string[] | undefined} paths from the root; undefined where there is no history to compare with
 */
export function changedFiles(root) {
  const base = mergeBase(root);
  if (base === undefined) return undefined;
  const changed = differences(root, base);
  if (changed.length > 0) return changed;
  const parent = git(root, 'rev-parse', '--verify', '--quiet', 'HEAD^');
  return parent === undefined ? undefined : differences(root, parent);
}

function mergeBase(root) {
  for (const branch of ['main', 'origin/main']) {
    const base = git(root, 'merge-base', 'HEAD', branch);
    if (base !== undefined) return base;
  }
  return git(root, 'rev-parse', '--verify', '--quiet', 'HEAD');
}

function differences(root, commit) {
  return [
    ...lines(git(root, 'diff', '--name-only', '--no-renames', commit)),
    ...lines(git(root, 'ls-files', '--others', '--exclude-standard')),
  ];
}

function lines(text = '') {
  return text.split('\n').filter(Boolean);
}

function git(root, ...args) {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
}
