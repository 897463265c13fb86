import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { SettingsDeclaration } from '../../src/panel/SettingsPanel/declaration.js';
import { settingsTable } from '../support/settingsTable.js';

const FILES = import.meta.glob<Record<string, SettingsDeclaration>>(
  '../../src/widgets/administration/*/*Settings.ts',
  { eager: true },
);

it.each(Object.entries(FILES))('the document of %s has the table of its settings', (file, module) => {
  const widget = file.split('/').at(-2)!;
  const document = readFileSync(new URL(`../../docs/widgets/${widget}.md`, import.meta.url), 'utf8');
  const [declaration] = Object.values(module);

  expect(document).toContain(settingsTable(declaration!));
});
