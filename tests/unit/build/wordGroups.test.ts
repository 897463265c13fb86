import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { unawaitedWords, wordGroups } from '../../../.config/build/wordGroups.mjs';

let root: string;
afterEach(() => rmSync(root, { recursive: true }));

/** A small kit: a widget with a part that is loaded later, words of blocks and of parts. */
function aKit(files: Record<string, string> = {}) {
  root = mkdtempSync(join(tmpdir(), 'bomdeck-words-'));
  const all = {
    'src/ui/overlay/Dialog.messages.ts': '',
    'src/entities/score/cvssNames.messages.ts': '',
    'src/entities/score/tags.messages.ts': '',
    'src/entities/score/trail.messages.ts': '',
    'src/widgets/project/Findings/index.ts': `export { Findings } from './Findings.js';`,
    'src/widgets/project/Findings/Findings.tsx': `import { messages } from './Findings.messages.js';
import { tags } from '../../../entities/score/tags.messages.js';
import { type Dialog, dialog } from '../../../ui/overlay/Dialog.messages.js';
const Row = deferred(() => import('./Row.js').then((module) => module.Row));`,
    'src/widgets/project/Findings/Findings.messages.ts': '',
    'src/widgets/project/Findings/Row.tsx': `import { messages } from './Row.messages.js';
import { trail } from '../../../entities/score/trail.messages.js';
import { names } from '../../../entities/score/cvssNames.messages.js';`,
    'src/widgets/project/Findings/Row.messages.ts': '',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return `${root}/`;
}

const WORDS = 'src/entities/score';
const FINDINGS = 'src/widgets/project/Findings';

describe('words are split', () => {
  it('into those of a widget, those of what it loads later, and those that many share', () => {
    const { groups, groupOf, firstGroups } = wordGroups(aKit());

    expect(groups.get('shared')).toEqual(['src/ui/overlay/Dialog.messages.ts']);
    expect(groups.get('cvss')).toEqual([`${WORDS}/cvssNames.messages.ts`]);
    expect(groups.get('Findings')!.sort()).toEqual([
      `${WORDS}/tags.messages.ts`,
      `${FINDINGS}/Findings.messages.ts`,
    ]);
    expect(groups.get('FindingsLater')!.sort()).toEqual([
      `${WORDS}/trail.messages.ts`,
      `${FINDINGS}/Row.messages.ts`,
    ]);
    expect(groupOf.get(`${FINDINGS}/Row.messages.ts`)).toBe('FindingsLater');
    expect(groupOf.get(`${WORDS}/tags.messages.ts`)).toBeUndefined();
    expect(firstGroups.get('Findings')).toEqual(['shared', 'Findings']);
  });

  it('so that a part without words of its own has what it says of others at once', () => {
    const kit = aKit({
      [`${FINDINGS}/Row.tsx`]: `import { trail } from '../../../entities/score/trail.messages.js';`,
      [`${FINDINGS}/Row.messages.ts`]: '',
    });

    expect(wordGroups(kit).groups.get('Findings')).toContain(`${WORDS}/trail.messages.ts`);
  });

  it('so that each widget declares its group, also without a message file of its own', () => {
    const kit = aKit({
      'src/widgets/project/Other/index.ts': `export { Other } from './Other.js';`,
      'src/widgets/project/Other/Other.tsx': `import { tags } from '../../../entities/score/tags.messages.js';`,
    });

    const { groupOf, firstGroups } = wordGroups(kit);
    expect(firstGroups.get('Other')).toEqual(['Other']);
    expect(groupOf.get('src/widgets/project/Other/Other.tsx')).toBe('Other');
    const declared = new Set(groupOf.values());
    expect([...firstGroups.values()].flat().filter((group) => !declared.has(group))).toEqual([]);
  });

  it('so that what the build joins into one file is one part', () => {
    const kit = aKit({
      [`${FINDINGS}/Findings.tsx`]: `const Row = deferred(() => import('./Row.js').then((module) => module.Row));
const Help = deferred(() => import('./Help.js').then((module) => module.Help));`,
      [`${FINDINGS}/Help.tsx`]: `import { tags } from '../../../entities/score/tags.messages.js';`,
    });

    // On its own, the help would not refer to a noun, and its texts would come with the widget.
    expect(wordGroups(kit).groups.get('FindingsLater')).toContain(`${WORDS}/tags.messages.ts`);
  });

  it('into those of a folder of a noun, which tells of them itself and of what it says of other nouns', () => {
    const form = 'src/entities/project/form';
    const kit = aKit({
      [`${FINDINGS}/Findings.tsx`]: `import { Form } from '../../../entities/project/form/Form.js';`,
      [`${form}/Form.tsx`]: `import { messages } from './form.messages.js';
import { tags } from '../../score/tags.messages.js';`,
      [`${form}/form.messages.ts`]: '',
    });

    const { groups, groupOf, firstGroups } = wordGroups(kit);

    expect(groups.get('projectForm')!.sort()).toEqual([
      `${form}/form.messages.ts`,
      `${WORDS}/tags.messages.ts`,
    ]);
    expect(groupOf.get(`${form}/form.messages.ts`)).toBe('projectForm');
    expect(groups.get('Findings') ?? []).not.toContain(`${WORDS}/tags.messages.ts`);
    expect(firstGroups.get('Findings')).toContain('projectForm');
  });

  it('and code that is imported without waiting for its words is named', () => {
    const raw = `void import('./Row.js').then(({ row }) => row());`;
    const kit = aKit({
      [`${FINDINGS}/a.ts`]: raw,
      [`${FINDINGS}/b.ts`]: raw.replace("import('./Row.js')", "withWords(import('./Row.js'))"),
      [`${FINDINGS}/c.ts`]: `void import('./wordless.js');`,
      [`${FINDINGS}/wordless.ts`]: '',
    });

    expect(unawaitedWords(kit)).toEqual([
      expect.stringContaining(`${FINDINGS}/a.ts: import('./Row.js') loads messages`),
    ]);
  });
});
