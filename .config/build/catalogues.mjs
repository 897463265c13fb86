import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeIfChanged } from './generatedFiles.mjs';
import { compiledSentence, extractMessages, readTranslations, SPEAKERS } from './messageSources.mjs';
import { wordGroups } from './wordGroups.mjs';

const MADE = '// Made by .config/build/catalogues.mjs.';

/**
 * Writes what is made of message files and translations, into folders that git ignores:
 *
 * - `en.json`: the English texts with their descriptions, for translators;
 * - `<language>.ts`: all words of a language; `catalogues.ts`: how to load each;
 * - for the kit also `<language>/<Group>.ts`: the words of a group (wordGroups.mjs); `groups/<Group>.ts`: tells that they are
 *   needed; `groups.ts`: how to load each by its name.
 */
export function writeCatalogues(root) {
  const english = extractMessages(root);
  for (const speaker of SPEAKERS) {
    const own = english[speaker.name];
    const folder = join(root, speaker.generated);
    const languages = compiledLanguages(root, speaker, own);
    const files = new Map([
      ['en.json', `${JSON.stringify(withoutFiles(own), null, 2)}\n`],
      ['catalogues.ts', loadersOf('catalogues', Object.keys(languages), (tag) => `./${tag}.js`)],
      ...Object.entries(languages).map(([tag, words]) => [`${tag}.ts`, catalogue(words)]),
      ...(speaker.name === 'kit' ? groupFiles(root, own, languages) : []),
    ]);
    for (const [name, text] of files) writeIfChanged(join(folder, name), text);
    for (const name of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(name.parentPath, name.name);
      if (name.isFile() && !files.has(path.slice(folder.length + 1)) && !path.endsWith('.draft'))
        rmSync(path);
    }
  }
}

function groupFiles(root, english, languages) {
  const { groups, firstGroups } = wordGroups(root);
  const names = [...groups.keys()].filter((name) => groups.get(name).length > 0);
  const tags = Object.keys(languages);
  const files = names.flatMap((name) => {
    const ids = Object.keys(english).filter((id) => groups.get(name).includes(english[id].file));
    const loaders = tags.map((tag) => `  '${tag}': () => import('../${tag}/${name}.js'),`);
    const register = [
      MADE,
      `import { registerWords } from '../../words.js';`,
      `export const words = () => registerWords('${name}', {`,
      ...loaders,
      '});',
      '',
    ];
    return [
      [`groups/${name}.ts`, register.join('\n')],
      ...tags.map((tag) => [`${tag}/${name}.ts`, catalogue(pick(languages[tag], ids))]),
    ];
  });
  const byName = names.map((name) => {
    const loaders = tags.map((tag) => `'${tag}': () => import('./${tag}/${name}.js')`);
    return `  ${name}: { ${loaders.join(', ')} },`;
  });
  const first = [...firstGroups].map(([widget, needed]) => `  ${widget}: ${JSON.stringify(needed)},`);
  const index = [
    MADE,
    `import type { WordLoaders } from '../words.js';`,
    'export const groups: Readonly<Record<string, WordLoaders>> = {',
    ...byName,
    '};',
    'export const firstGroups: Readonly<Record<string, readonly string[]>> = {',
    ...first,
    '};',
    '',
  ];
  return [...files, ['groups.ts', index.join('\n')]];
}

/** Language to message id to compiled sentence. */
function compiledLanguages(root, speaker, english) {
  return Object.fromEntries(
    Object.entries(readTranslations(root, speaker)).map(([tag, texts]) => [
      tag,
      Object.fromEntries(
        Object.keys(pick(texts, Object.keys(english)))
          .filter((id) => texts[id] !== null)
          .map((id) => [id, compiled(tag, id, texts[id])]),
      ),
    ]),
  );
}

function compiled(tag, id, text) {
  try {
    return compiledSentence(text);
  } catch (error) {
    throw new Error(`${id} in ${tag} is not valid ICU text: ${error.message}`, { cause: error });
  }
}

function catalogue(words) {
  return `${MADE}\nexport const messages: Record<string, string | readonly object[]> = ${JSON.stringify(words)};\n`;
}

function loadersOf(name, keys, specifierOf) {
  const lines = keys.map((key) => `  '${key}': () => import('${specifierOf(key)}'),`);
  return [MADE, `export const ${name} = {`, ...lines, '};', ''].join('\n');
}

function withoutFiles(english) {
  return Object.fromEntries(
    Object.entries(english).map(([id, { defaultMessage, description }]) => [
      id,
      { defaultMessage, description },
    ]),
  );
}

function pick(from, keys) {
  return Object.fromEntries(keys.filter((key) => key in from).map((key) => [key, from[key]]));
}
