import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeOf, compileErrors, PAGES } from '../support/documents.js';

const repository = new URL('../..', import.meta.url).pathname;

describe('the documents', () => {
  it('show only code that compiles', () => {
    expect(compileErrors(PAGES.flatMap(codeOf))).toEqual([]);
  }, 120_000);

  it.each(PAGES)('%s links only to what is there', (page) => {
    const text = readFileSync(join(repository, page), 'utf8');
    const targets = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];

    const missing = targets.filter(([, target, anchor]) => {
      const file = target ? resolve(repository, dirname(page), target) : join(repository, page);
      return !existsSync(file) || (anchor !== undefined && !anchorsIn(file).has(anchor));
    });

    expect(missing.map(([link]) => link)).toEqual([]);
  });

  it('have a page for each widget of the package, and none for others', () => {
    const { exports } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
      exports: Record<string, unknown>;
    };
    const widgets = Object.keys(exports)
      .map((key) => key.slice(2))
      .filter((name) => /^[A-Z]\w*$/.test(name));

    const described = readdirSync(join(repository, 'docs/widgets')).map((file) => file.replace('.md', ''));

    expect(described.sort()).toEqual(widgets.sort());
  });
});

it('the public surface is documented to the last member', () => {
  const report = readFileSync(join(repository, 'docs/api/bomdeck.api.md'), 'utf8');

  expect(report.match(/\(undocumented\)|ae-forgotten-export/g) ?? []).toEqual([]);
});

/** Returns the anchors that GitHub and others give to the headings of a page. */
function anchorsIn(file: string): Set<string> {
  const prose = readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  const headings = [...prose.matchAll(/^#+ (.+)$/gm)].map((match) => match[1]!);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}
