/**
 * Holds the translations against the English messages of the sources.
 *
 *   node .config/build/messages.mjs            npm run messages: sorts them, drops what is not used any more, says what is missing
 *   node .config/build/messages.mjs --check    changes nothing
 *
 * Exits 1 when a language lacks a message, has one too many, or one takes other values than the English text, when a
 * message file declares other values than its sentence takes, and when code is imported later without waiting for its words.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageTypeProblems } from './messageTypes.mjs';
import { unawaitedWords } from './wordGroups.mjs';
import { extractMessages, readTranslations, SPEAKERS, valueNames } from './messageSources.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isCheck = process.argv.includes('--check');
const problems = [];
const english = extractMessages(root);

for (const speaker of SPEAKERS) {
  for (const [language, texts] of Object.entries(readTranslations(root, speaker))) {
    const file = `${speaker.translations}/${language}.json`;
    compare(file, english[speaker.name], texts);
    settle(file, english[speaker.name], texts);
  }
}

problems.push(...messageTypeProblems(root), ...unawaitedWords(root));

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
const count = Object.values(english).reduce((sum, own) => sum + Object.keys(own).length, 0);
console.log(`messages: ${count} in English, all languages complete`);

function compare(file, own, texts) {
  for (const [id, { defaultMessage }] of Object.entries(own)) {
    if (!(id in texts)) problems.push(`${file}: ${id} is missing: ${JSON.stringify(defaultMessage)}`);
    else {
      const [wanted, found] = [valueNames(defaultMessage), valueNames(texts[id])].map(String);
      if (wanted !== found)
        problems.push(`${file}: ${id} takes ${found || 'no values'}, English ${wanted || 'none'}`);
    }
  }
}

function settle(file, own, texts) {
  const known = Object.keys(own).filter((id) => id in texts);
  const text = `${JSON.stringify(Object.fromEntries(known.map((id) => [id, texts[id]])), null, 2)}\n`;
  if (readFileSync(join(root, file), 'utf8') === text) return;
  if (!isCheck) writeFileSync(join(root, file), text);
  else {
    const unused = Object.keys(texts).filter((id) => !(id in own));
    for (const id of unused) problems.push(`${file}: ${id} is not used any more: npm run messages`);
    if (unused.length === 0) problems.push(`${file} is not sorted: npm run messages`);
  }
}
