import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const repository = new URL('../..', import.meta.url).pathname;
const pages = ['README.md', 'CHANGELOG.md', ...markdownIn('docs')];
const SCRATCH = '.cache/docs';

describe('the documents', () => {
  it('show only code that compiles', () => {
    expect(compileErrors(pages.flatMap(codeBlocksOf))).toEqual([]);
  }, 120_000);

  it.each(pages)('%s links only to what is there', (page) => {
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

interface CodeBlock {
  place: string;
  code: string;
}

function markdownIn(folder: string): string[] {
  return readdirSync(join(repository, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return markdownIn(path);
    return path.endsWith('.md') && !path.endsWith('.api.md') ? [path] : [];
  });
}

/** What GitHub and others call the headings of a page. */
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

function codeBlocksOf(page: string): CodeBlock[] {
  const text = readFileSync(join(repository, page), 'utf8');
  return [...text.matchAll(/^```tsx?\n([\s\S]*?)^```/gm)].map((match) => ({
    place: `${page}:${text.slice(0, match.index).split('\n').length}`,
    code: match[1]!,
  }));
}

/** Type errors of the blocks, each a module of its own that sees the package by its name. */
function compileErrors(blocks: CodeBlock[]): string[] {
  const folder = join(repository, SCRATCH);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = blocks.map(({ code }, index) => {
    const file = join(folder, `block${index}.tsx`);
    writeFileSync(file, `${code}\nexport {};\n`);
    return file;
  });
  const config = ts.readConfigFile(join(repository, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, repository);
  const program = ts.createProgram(files, { ...options, noUnusedLocals: false });
  return files.flatMap((file, index) =>
    ts.getPreEmitDiagnostics(program, program.getSourceFile(file)).map((diagnostic) => {
      const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
      return `${blocks[index]!.place} (${relative(repository, file)}): ${message}`;
    }),
  );
}
