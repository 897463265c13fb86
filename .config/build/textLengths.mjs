import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { extractMessages, readTranslations, SPEAKERS } from './messageSources.mjs';

/** How a description states the space of a text; a value counts as nothing, since its length is not known. */
const LIMIT = /\bat most (\d+) characters\b/;
/** Translations of short English texts are longer; designs leave this much room. */
const GROWTH = 1.4;

/** @returns a line for each English or translated text that is longer than its description allows */
export function textLengths(root) {
  const english = extractMessages(root);
  return SPEAKERS.flatMap((speaker) => {
    const languages = Object.entries(readTranslations(root, speaker));
    return Object.entries(english[speaker.name]).flatMap(([id, { defaultMessage, description, file }]) => {
      const limit = Number(LIMIT.exec(description)?.[1] ?? Infinity);
      return [
        ...tooLong(`${file}: ${id}`, defaultMessage, limit),
        ...languages.flatMap(([language, texts]) =>
          tooLong(
            `${speaker.translations}/${language}.json: ${id}`,
            texts[id] ?? '',
            Math.ceil(limit * GROWTH),
          ),
        ),
      ];
    });
  });
}

function tooLong(place, text, limit) {
  const length = longest(parse(text));
  return length > limit ? [`${place} has ${length} characters, ${limit} fit`] : [];
}

/** The length of a sentence with the longest branch of each choice. */
function longest(elements) {
  return elements.reduce((sum, element) => {
    if (element.type === TYPE.literal) return sum + element.value.length;
    if (element.children) return sum + longest(element.children);
    if (!element.options) return sum;
    return sum + Math.max(...Object.values(element.options).map(({ value }) => longest(value)));
  }, 0);
}
