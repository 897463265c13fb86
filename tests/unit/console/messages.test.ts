import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { messages as german } from '../../../reference-app/console/i18n/de.js';

const folder = fileURLToPath(new URL('../../../reference-app/console/', import.meta.url));

describe('the words of the console', () => {
  it('are all there in German, with the same values, and none is left over', async () => {
    const english = await englishWords();

    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
    for (const [id, text] of Object.entries(english)) {
      expect(valuesOf(String(german[id])), id).toEqual(valuesOf(text));
    }
  });
});

async function englishWords(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.messages\.ts$/.test(name))) {
    const module = (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>;
    for (const value of Object.values(module).flatMap((exported) => Object.values(exported as object))) {
      const { id, defaultMessage } = value as { id?: string; defaultMessage?: string };
      if (id === undefined || defaultMessage === undefined) continue;
      expect(found[id], `${id} is used twice`).toBeUndefined();
      found[id] = defaultMessage;
    }
  }
  return found;
}

function valuesOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name!).sort();
}
