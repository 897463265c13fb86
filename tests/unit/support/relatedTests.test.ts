import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedFiles } from '../../support/changedFiles.mjs';
import { distancesFrom, importGraph } from '../../support/importGraph.mjs';
import { relatedTests } from '../../support/relatedTests.mjs';

describe('the tests of what changed', () => {
  const folders: string[] = [];
  afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

  /** Creates files by path, in their own folder. */
  function aTree(files: Record<string, string>): string {
    const root = `${mkdtempSync(join(tmpdir(), 'tree-'))}/`;
    folders.push(root);
    for (const [path, text] of Object.entries({ 'package.json': PACKAGE, ...files })) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return root;
  }

  it('are those that import it, over however many steps', () => {
    const root = aTree({
      'src/ui/Button.tsx': 'export const Button = 1;',
      'src/ui/Menu.tsx': "import { Button } from './Button.js';",
      'src/ui/index.ts': "export {\n  Menu,\n} from './Menu.js';",
      'tests/Button.dom.test.tsx': "import { Button } from '../src/ui/Button.js';",
      'tests/page.dom.test.tsx': "import { Menu } from 'kit/ui';",
      'tests/later.dom.test.tsx': "beforeAll(() => import('../src/ui/Menu.js'));",
      'tests/every.dom.test.tsx': "const all = import.meta.glob('../src/**/*.tsx', { eager: true });",
      'tests/other.dom.test.tsx': "import { it } from 'vitest';",
    });

    expect(Object.fromEntries(distancesFrom(importGraph(root), ['src/ui/Button.tsx']))).toEqual({
      'src/ui/Button.tsx': 0,
      'src/ui/Menu.tsx': 1,
      'tests/Button.dom.test.tsx': 1,
      'tests/every.dom.test.tsx': 1,
      'src/ui/index.ts': 2,
      'tests/later.dom.test.tsx': 2,
      'tests/page.dom.test.tsx': 3,
    });
  });

  it('are not those that know nothing but its types', () => {
    const root = aTree({
      'src/ui/Button.tsx': 'export interface ButtonProps {}',
      'tests/a.dom.test.tsx': "import type {\n  ButtonProps,\n} from '../src/ui/Button.js';",
    });

    expect([...distancesFrom(importGraph(root), ['src/ui/Button.tsx']).keys()]).toEqual([
      'src/ui/Button.tsx',
    ]);
  });

  it('include those of a building block that everything is made of', () => {
    const distances = distancesFrom(importGraph(ROOT), ['src/ui/controls/Button.tsx']);

    expect(distances.get('tests/unit/ui/blocks.dom.test.tsx')).toBe(1);
    expect(distances.has('tests/widgets/ProjectList.dom.test.tsx')).toBe(true);
    expect(distances.has('tests/unit/domain/purl.test.ts')).toBe(false);
  });

  it('are the closest ones that fit into the time, and always those that changed themselves', () => {
    const tests = [
      { file: 'far', seconds: 4 },
      { file: 'long', seconds: 90 },
      { file: 'changed', seconds: 50 },
      { file: 'close', seconds: 5 },
      { file: 'unrelated', seconds: 1 },
    ];
    const distances = new Map([
      ['far', 3],
      ['long', 1],
      ['changed', 0],
      ['close', 1],
    ]);

    expect(relatedTests(tests, distances, 60)).toEqual({
      chosen: ['changed', 'close', 'far'],
      left: ['long'],
    });
    expect(relatedTests(tests, distances, 10).chosen).toEqual(['changed']);
  });
});

describe('what changed', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'history-'));
    git('init', '--quiet', '--initial-branch', 'main');
    commit('kept.ts');
    commit('last.ts');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function git(...args: string[]) {
    const { status, stderr } = spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
  }

  function write(file: string) {
    writeFileSync(join(root, file), String(Math.random()));
  }

  function commit(file: string) {
    write(file);
    git('add', '.');
    git('commit', '--quiet', '--message', file);
  }

  it('on main is what its last commit changed, as long as nothing else has', () => {
    expect(changedFiles(root)).toEqual(['last.ts']);

    write('kept.ts');
    write('new.ts');

    expect(changedFiles(root)).toEqual(['kept.ts', 'new.ts']);
  });

  it('on a branch is all that the branch changed, committed or not, deleted files too', () => {
    git('checkout', '--quiet', '-b', 'branch');
    commit('first.ts');
    rmSync(join(root, 'kept.ts'));

    expect(changedFiles(root)).toEqual(['first.ts', 'kept.ts']);
  });

  it('cannot be told without a history', () => {
    rmSync(join(root, '.git'), { recursive: true });

    expect(changedFiles(root)).toBeUndefined();
  });
});

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PACKAGE = JSON.stringify({ name: 'kit', exports: { './ui': { default: './dist/ui/index.js' } } });
