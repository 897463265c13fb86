import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { laterParts } from '../../.config/build/laterParts.mjs';
import { moduleGraph } from '../../.config/build/moduleGraph.mjs';
import { circlesIn, importGraph } from '../support/importGraph.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Import cycles that exist on purpose: blocks load these parts when they open something, and the parts
 * themselves are made of blocks. The build joins them into one file. Decision 21 explains why.
 */
const ASKED_FOR_BY_THEIR_PARTS = laterParts(moduleGraph(root, 'src')).get('src/ui') ?? [];

describe('the sources', () => {
  it('do not import themselves through others', () => {
    const graph = importGraph(root, { isStaticOnly: true });

    expect(graph.get('src/ui/controls/IconButton.tsx')).toContain('src/ui/controls/Button.tsx');
    expect(circlesIn(graph)).toEqual([]);
  });

  it('do not ask for themselves through others either, but for what opens over the page', () => {
    const graph = importGraph(root);

    expect(ASKED_FOR_BY_THEIR_PARTS).toContain('src/ui/overlay/TipBubble.tsx');
    for (const imported of graph.values()) for (const part of ASKED_FOR_BY_THEIR_PARTS) imported.delete(part);
    expect(circlesIn(graph)).toEqual([]);
  });
});

// Some bundlers load everything that a door leads to: decision 14.
it('the doors of client and provider lead to nothing that a widget is made of, and those of widgets to no door', () => {
  const graph = importGraph(root, { isStaticOnly: true });
  const behind = (door: string) => {
    const reached = new Set([door]);
    for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next);
    return [...reached];
  };

  expect(behind('src/api.ts')).toContain('src/api/client.ts');
  expect(
    behind('src/api.ts').filter((file) => /^src\/(ui|list|parts|data|panel|widgets|theme|i18n)\//.test(file)),
  ).toEqual([]);
  // A module without imports makes no entry point heavier.
  expect(graph.get('src/theme/shadowRootOf.ts') ?? []).toHaveLength(0);
  expect(
    behind('src/host.ts').filter((file) =>
      /^src\/(ui|list|parts|data|panel|widgets|theme|i18n)\//.test(file),
    ),
  ).toEqual([
    'src/theme/shadowRootOf.ts',
    'src/ui/faults/tellHost.ts',
    // Small: the code that the provider needs to notify its host of unsaved input, and to draw the content
    // that the host passes in.
    'src/ui/form/unsaved.ts',
    'src/i18n/TextSpan.tsx',
    'src/ui/faults/reportFault.ts',
    'src/ui/hooks/useLayoutEffect.ts',
    'src/ui/hooks/useLatestCallback.ts',
  ]);
  const widgets = [...graph.keys()].filter((file) => /^src\/widgets\/\w+\/\w+\/index\.ts$/.test(file));
  expect(widgets.length).toBeGreaterThan(15);
  expect(widgets.flatMap(behind).filter((file) => /^src\/\w+\.ts$/.test(file))).toEqual([]);
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
