import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readManifests } from '../../.config/build/manifests.mjs';

const repository = new URL('../..', import.meta.url).pathname;
const textOf = (file: string) => readFileSync(join(repository, file), 'utf8');

/** The package as its users have it, without anything else from this repository. */
describe('the packed package', () => {
  let files: string[];

  beforeAll(() => {
    const report = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      cwd: repository,
      encoding: 'utf8',
    });
    files = (JSON.parse(report) as [{ files: { path: string }[] }])[0].files.map(({ path }) => path);
  }, 60_000);

  it('has everything that its documents link to and show', () => {
    const pages = files.filter((file) => file.endsWith('.md') && !file.startsWith('dist/'));
    const dead = pages.flatMap((page) =>
      targetsIn(textOf(page))
        .map((target) => join(dirname(page), target))
        .filter((target) => !files.some((file) => file === target || file.startsWith(`${target}/`)))
        .map((target) => `${page}: ${target}`),
    );

    expect(pages).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md', 'docs/embedding.md']));
    expect(targetsIn(textOf('README.md'))).toContain('docs/images/findings-light.png');
    expect(dead).toEqual([]);
  });

  it('has what its warnings, errors and types name', () => {
    const named = readdirSync(join(repository, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.(stories|manifest))\.tsx?$/.test(file))
      .flatMap((file) => [
        ...textOf(join('src', file)).matchAll(/(?:node_modules\/bomdeck\/)?(docs\/[\w./-]+\.md)/g),
      ]);

    expect(named.length).toBeGreaterThan(0);
    expect(named.map(([, file]) => file!).filter((file) => !files.includes(file))).toEqual([]);
    // In a text that is logged or thrown, with the place at which a host has it.
    const inTexts = named.filter(
      ({ index, input }) => !/^\s*(\/?\*|\/\/)/.test(input.slice(input.lastIndexOf('\n', index) + 1)),
    );
    expect(inTexts.map(([place]) => place).filter((place) => !place.startsWith('node_modules/'))).toEqual([]);
  });

  it('is found by what it is for', () => {
    const { keywords } = JSON.parse(textOf('package.json')) as { keywords: string[] };

    expect(keywords).toEqual(
      expect.arrayContaining(['react', 'dependency-track', 'cyclonedx', 'sbom', 'vex']),
    );
  });

  it('has in the table of its README what can be imported, from where it can be', () => {
    const rows = [...textOf('README.md').matchAll(/^\| \[bomdeck\/(\w+)\]\([^)]+\) \| ([^|]+) \|/gm)];
    const manifests = new Map(readManifests(repository).map((manifest) => [manifest.name, manifest]));

    expect(rows.map(([, name]) => name)).toEqual([...manifests.keys()]);
    for (const [, name, list] of rows) {
      const index = textOf(`${manifests.get(name!)!.folder}/index.ts`);
      for (const component of list!.replaceAll('`', '').split(', '))
        expect(index, `${component} from bomdeck/${name}`).toMatch(new RegExp(`\\b${component}\\b`));
    }
  });
});

/** Files that a document leads to or shows. */
function targetsIn(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const links = [...prose.matchAll(/\]\(([^)\s#]+)/g), ...prose.matchAll(/\bsrc(?:set)?="([^"]+)"/g)];
  return links.map(([, target]) => target!).filter((target) => !/^(https?|mailto):/.test(target));
}
