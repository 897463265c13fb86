import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HOSTS } from '../support/hosts/hosts.js';

const repository = new URL('../..', import.meta.url).pathname;
const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as { version: string };

/** A file name in backticks on its own line, and the content of that file. */
const FILE_BLOCK = /^`([^`\n]+)`\n\n```[^\n]*\n([\s\S]*?)^```$/gm;

describe('the recipes of hosts', () => {
  it('are those of the projects that are tested, each with its tests and its page', () => {
    const names = HOSTS.map(([name]) => name).sort();

    expect(names).toEqual(foldersIn('tests/hosts'));
    expect(names.map((name) => `${name}.spec.ts`)).toEqual(filesIn('tests/hosts', '.spec.ts'));
    expect(names.map((name) => `${name}.md`)).toEqual(filesIn('docs/hosts', '.md'));
  });

  it.each(HOSTS.map(([name]) => name))('of %s has all of its files, as they are', (name) => {
    const folder = join(repository, 'tests/hosts', name);
    const page = readFileSync(join(repository, `docs/hosts/${name}.md`), 'utf8');

    const written = Object.fromEntries([...page.matchAll(FILE_BLOCK)].map(([, path, text]) => [path, text]));

    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const there = files.map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]);
    expect(written).toEqual(Object.fromEntries(there));
  });

  it.each(HOSTS.map(([name]) => name))('of %s names exact versions, and the packed kit', (name) => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(repository, `tests/hosts/${name}/package.json`), 'utf8'),
    ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;

    const { bomdeck, ...others } = { ...dependencies, ...devDependencies };

    expect(bomdeck).toBe(`file:../bomdeck-${version}.tgz`);
    expect(Object.values(others).filter((wanted) => !/^\d+\.\d+\.\d+$/.test(wanted))).toEqual([]);
  });
});

function foldersIn(path: string): string[] {
  return readdirSync(join(repository, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

function filesIn(path: string, end: string): string[] {
  return readdirSync(join(repository, path))
    .filter((name) => name.endsWith(end))
    .sort();
}
