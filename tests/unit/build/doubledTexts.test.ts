import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { doubledTexts } from '../../../.config/build/doubledTexts.mjs';

let root: string;
afterEach(() => rmSync(root, { recursive: true }));

/** Creates message files by name. Each message is its id and text, with the line above it. */
function kitOf(files: Record<string, readonly (readonly [id: string, text: string, above?: string])[]>) {
  root = mkdtempSync(join(tmpdir(), 'bomdeck-texts-'));
  for (const folder of ['src', 'reference-app/console']) mkdirSync(join(root, folder), { recursive: true });
  for (const [file, messages] of Object.entries(files)) {
    const members = messages.map(
      ([id, text, above = '']) => `\n  ${above}\n  ${id}: msg('a.${id}', '${text}', ''),`,
    );
    const [folder, head = ''] = file.split('|');
    mkdirSync(dirname(join(root, folder!)), { recursive: true });
    writeFileSync(
      join(root, `${folder}.messages.ts`),
      `${head}\nexport const words = {${members.join('')}\n};\n`,
    );
  }
  return doubledTexts(root);
}

it('refuses a text that stands twice, in one file or in two', () => {
  const problems = kitOf({
    'src/a': [
      ['one', 'Close'],
      ['two', 'Close'],
      ['three', 'Open'],
    ],
    'src/b': [['four', 'Close']],
    // Another product, which can name none of the others.
    'reference-app/console/c': [['five', 'Close']],
  });

  expect(problems).toEqual([
    expect.stringContaining('src/a.messages.ts: a.two has the text "Close", like a.one of src/a.messages.ts'),
    expect.stringContaining(
      'src/b.messages.ts: a.four has the text "Close", like a.one of src/a.messages.ts',
    ),
  ]);
});

it('takes it with a reason above the message or above all of the file', () => {
  const problems = kitOf({
    'src/a': [['one', 'Open']],
    'src/b': [['two', 'Open', '// Not shared: the verb.']],
    'src/c|// Not shared: terms of a standard.': [
      ['three', 'Open'],
      ['four', 'Low'],
    ],
  });

  expect(problems).toEqual([]);
});

it('refuses a reason that is empty, and one that nothing needs', () => {
  const problems = kitOf({
    'src/a': [['one', 'Open']],
    'src/b': [
      ['two', 'Open', '// Not shared:'],
      ['three', 'Low', '// Not shared: the noun.'],
    ],
  });

  expect(problems).toEqual([
    expect.stringContaining('a.two has the text "Open"'),
    expect.stringContaining('no other message has the text of a.three. Remove its “// Not shared: ” comment'),
  ]);
});

it('takes one word in two widgets, which cannot name the words of each other', () => {
  const problems = kitOf({
    'src/entities/score/a': [['one', 'Score']],
    'src/widgets/project/One/b': [
      ['two', 'Weakness'],
      ['three', 'Score'],
      ['four', 'No scores'],
    ],
    'src/widgets/project/Two/c': [
      ['five', 'Weakness'],
      ['six', 'No scores'],
    ],
  });

  expect(problems).toEqual([
    expect.stringContaining('b.messages.ts: a.three has the text "Score"'),
    expect.stringContaining('c.messages.ts: a.six has the text "No scores"'),
  ]);
});
