import { join } from 'node:path';
import { writeIfChanged } from './generatedFiles.mjs';
import { compiledSentence, extractMessages, readTranslations, SPEAKERS } from './messageSources.mjs';

/**
 * Writes what is made of message files and translations, into folders that git ignores: `en.json` with the English texts and
 * their descriptions, for translators; a catalogue for each other language; and the list of catalogues.
 */
export function writeCatalogues(root) {
  const english = extractMessages(root);
  for (const speaker of SPEAKERS) {
    const own = english[speaker.name];
    const folder = join(root, speaker.generated);
    const source = Object.entries(own).map(([id, { defaultMessage, description }]) => [
      id,
      { defaultMessage, description },
    ]);
    writeIfChanged(join(folder, 'en.json'), `${JSON.stringify(Object.fromEntries(source), null, 2)}\n`);
    const languages = readTranslations(root, speaker);
    for (const [language, texts] of Object.entries(languages))
      writeIfChanged(join(folder, `${language}.ts`), catalogue(language, own, texts));
    const loaders = Object.keys(languages).map((tag) => `  '${tag}': () => import('./${tag}.js'),`);
    writeIfChanged(
      join(folder, 'catalogues.ts'),
      [MADE, 'export const catalogues = {', ...loaders, '};', ''].join('\n'),
    );
  }
}

const MADE = '// Made by .config/build/catalogues.mjs.';

function catalogue(language, english, texts) {
  const known = Object.keys(english).filter((id) => id in texts);
  const compiled = known.map((id) => {
    try {
      return [id, compiledSentence(texts[id])];
    } catch (error) {
      throw new Error(`${id} in ${language} is no ICU text: ${error.message}`, { cause: error });
    }
  });
  return [
    MADE,
    `export const messages: Record<string, readonly object[]> = ${JSON.stringify(Object.fromEntries(compiled))};`,
    '',
  ].join('\n');
}
