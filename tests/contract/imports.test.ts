import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { circlesIn, importGraph } from '../support/importGraph.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Where a circle is there on purpose: blocks ask for this file when they open something, and what opens is made of
 * blocks. Decision 21 says why it is one file.
 */
const ASKED_FOR_BY_ITS_PARTS = 'src/ui/onDemand.ts';

describe('the sources', () => {
  it('do not import themselves through others', () => {
    const graph = importGraph(root, { isStaticOnly: true });

    expect(graph.get('src/ui/IconButton.tsx')).toContain('src/ui/Button.tsx');
    expect(circlesIn(graph)).toEqual([]);
  });

  it('do not ask for themselves through others either, but for what opens over the page', () => {
    const graph = importGraph(root);

    expect(graph.get('src/ui/useTip.tsx')).toContain(ASKED_FOR_BY_ITS_PARTS);
    for (const imported of graph.values()) imported.delete(ASKED_FOR_BY_ITS_PARTS);
    expect(circlesIn(graph)).toEqual([]);
  });
});

it('tells what is imported from what is asked for, leaves types out, and finds circles in either', () => {
  const folder = `${mkdtempSync(join(tmpdir(), 'imports-'))}/`;
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'kit', exports: {} }));
  const files = {
    a: `import { b } from './b.js';`,
    b: `import './c.js';\nexport const later = () => import('./a.js');`,
    c: `import type { A } from './b.js';\nexport { d } from './d.js';`,
    d: `import { c } from './c.js';`,
    e: `import { a } from './a.js';`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `src/${name}.ts`), text);

  const circles = [true, false].map((isStaticOnly) => circlesIn(importGraph(folder, { isStaticOnly })));
  rmSync(folder, { recursive: true });

  expect(circles).toEqual([
    [['src/c.ts', 'src/d.ts']],
    [
      ['src/a.ts', 'src/b.ts'],
      ['src/c.ts', 'src/d.ts'],
    ],
  ]);
});
