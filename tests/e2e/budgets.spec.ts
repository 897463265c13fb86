import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const folder = fileURLToPath(new URL('../../dist-app/console/', import.meta.url));

/** Kilobytes, compressed, of the page and of all code that stands before the given chunks can run. */
function weightOf(...chunks: string[]): number {
  const assets = readdirSync(join(folder, 'assets')).filter((name) => /\.(js|css)$/.test(name));
  const chunkNamed = (name: string) => {
    const found = assets.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
    expect(found, name).toHaveLength(1);
    return found[0]!;
  };
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const needed = new Set([...page.matchAll(/assets\/([^"]+)"/g)].map(([, file]) => file!));
  for (const name of chunks) needed.add(chunkNamed(name));
  for (const file of needed) {
    const code = readFileSync(join(folder, 'assets', file), 'utf8');
    for (const [, imported] of code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g))
      needed.add(imported!);
  }
  const bytes = [...needed].map(
    (file) => gzipSync(readFileSync(join(folder, 'assets', file)), { level: 9 }).length,
  );
  return bytes.reduce((sum, size) => sum + size, gzipSync(page).length) / 1000;
}

test('the sign-in page needs at most 150 kB in all', () => {
  const weight = weightOf('start');
  console.log(`sign-in page: ${weight.toFixed(1)} kB`);

  expect(weight).toBeLessThanOrEqual(150);
});

test('the list of findings needs at most 230 kB in all', () => {
  const weight = weightOf('SignedIn', 'ProjectPage', 'FindingsTab');
  console.log(`findings: ${weight.toFixed(1)} kB`);

  expect(weight).toBeLessThanOrEqual(230);
});
