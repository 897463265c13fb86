/**
 * Holds the translations against the English messages of the sources.
 *
 *   node .config/build/messages.mjs               npm run messages: sorts them, drops what is not used any more, enters what is
 *                                                 missing as null, which stands for “not translated yet”; English shows until then
 *   node .config/build/messages.mjs --check       changes nothing
 *   node .config/build/messages.mjs --complete    changes nothing, and refuses what is not translated
 *
 * Exits 1 when a language lacks a message, has one too many, or one takes other values than the English text, when a
 * message file declares other values than its sentence takes, when two messages are the same English text without a reason,
 * when an English text has a word that docs/writing.md forbids, when a text is longer than its description allows, and when code
 * is imported later without waiting for its words.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { doubledTexts } from './doubledTexts.mjs';
import { forbiddenWords } from './forbiddenWords.mjs';
import { messageTypeProblems } from './messageTypes.mjs';
import { textLengths } from './textLengths.mjs';
import { unawaitedWords } from './wordGroups.mjs';
import { extractMessages, readTranslations, SPEAKERS, valueNames } from './messageSources.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isComplete = process.argv.includes('--complete');
const isCheck = isComplete || process.argv.includes('--check');
const problems = [];
const untranslated = [];
const english = extractMessages(root);

for (const speaker of SPEAKERS) {
  for (const [language, texts] of Object.entries(readTranslations(root, speaker))) {
    const file = `${speaker.translations}/${language}.json`;
    compare(file, english[speaker.name], texts);
    settle(file, english[speaker.name], texts);
  }
}

problems.push(
  ...messageTypeProblems(root),
  ...doubledTexts(root),
  ...forbiddenWords(root),
  ...textLengths(root),
  ...unawaitedWords(root),
);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
const count = Object.values(english).reduce((sum, own) => sum + Object.keys(own).length, 0);
console.log(
  `messages: ${count} in English, ${untranslated.length === 0 ? 'all languages complete' : 'and:'}`,
);
for (const line of untranslated) console.log(line);

function compare(file, own, texts) {
  for (const [id, { defaultMessage }] of Object.entries(own)) {
    if (!(id in texts)) {
      if (isCheck) problems.push(`${file}: ${id} is missing. Run npm run messages`);
      else untranslated.push(saidInEnglish(file, id, defaultMessage));
    } else if (texts[id] === null) {
      (isComplete ? problems : untranslated).push(saidInEnglish(file, id, defaultMessage));
    } else {
      const [wanted, found] = [valueNames(defaultMessage), valueNames(texts[id])].map(String);
      if (wanted !== found)
        problems.push(`${file}: ${id} uses ${found || 'no values'}, English uses ${wanted || 'none'}`);
      // Narrow cells and buttons would end a line after the “E-”.
      if (texts[id].includes('E-Mail')) {
        problems.push(
          `${file}: ${id} contains “E-Mail”. Use: “E\u2011Mail”, whose hyphen (U+2011) ends no line`,
        );
      }
    }
  }
}

function saidInEnglish(file, id, text) {
  return `${file}: ${id} is not translated: ${JSON.stringify(text)}`;
}

function settle(file, own, texts) {
  const ids = Object.keys(own).filter((id) => !isCheck || id in texts);
  const text = `${JSON.stringify(Object.fromEntries(ids.map((id) => [id, texts[id] ?? null])), null, 2)}\n`;
  if (readFileSync(join(root, file), 'utf8') === text) return;
  if (!isCheck) writeFileSync(join(root, file), text);
  else {
    const unused = Object.keys(texts).filter((id) => !(id in own));
    for (const id of unused) problems.push(`${file}: ${id} is no longer used. Run npm run messages`);
    if (unused.length === 0) problems.push(`${file} is not sorted. Run npm run messages`);
  }
}
