import { mkdtempSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { typeErrors, type WrittenOptions } from './typeErrors.js';

const repository = new URL('../..', import.meta.url).pathname;

/** Every document, by its path from the root. */
export const PAGES: readonly string[] = ['README.md', 'CHANGELOG.md', ...markdownIn('docs')];

/** A code block and its place. */
export interface CodeBlock {
  place: string;
  code: string;
}

/** Returns the code blocks of a document that can be compiled separately. */
export function codeOf(page: string): CodeBlock[] {
  const text = readFileSync(join(repository, page), 'utf8');
  return [...text.matchAll(/^```tsx?\n([\s\S]*?)^```/gm)].map((match) => ({
    place: `${page}:${text.slice(0, match.index).split('\n').length}`,
    code: match[1]!,
  }));
}

/**
 * Returns the type errors of the blocks. Each block is a separate module that imports the package by its
 * name.
 * @param changed - compiler options that differ from those of the repository
 */
export function compileErrors(blocks: readonly CodeBlock[], changed: WrittenOptions = {}): string[] {
  mkdirSync(join(repository, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(repository, '.cache/blocks-'));
  try {
    const files = blocks.map(({ code }, index) => {
      const file = join(folder, `block${index}.tsx`);
      writeFileSync(file, `${code}\nexport {};\n`);
      return file;
    });
    return typeErrors(files, { noUnusedLocals: false, ...changed }).map(({ file, message }) => {
      const place = blocks[files.indexOf(file)]?.place;
      return `${place} (${relative(folder, file)}): ${message}`;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function markdownIn(folder: string): string[] {
  return readdirSync(join(repository, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return markdownIn(path);
    return path.endsWith('.md') && !path.endsWith('.api.md') ? [path] : [];
  });
}
