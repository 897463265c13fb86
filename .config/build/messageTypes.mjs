import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { messagesBelow, SPEAKERS } from './messageSources.mjs';

/**
 * Holds the types of the values that messages declare (`msg<{ count: number }>`) against their texts, so that what the compiler
 * checks at each use is what the text takes.
 * @returns a line for each message that declares other values, or a value of another kind, and for a plural with an offset, which
 *   translators overlook
 */
export function messageTypeProblems(root) {
  return SPEAKERS.flatMap(({ sources }) => messagesBelow(root, sources).flatMap(problemsOf));
}

function problemsOf({ file, id, text, types }) {
  const taken = valuesOf(text);
  const wrong = [...taken].filter(([name, isRight]) => !isRight.test(types.get(name) ?? ''));
  const extra = [...types.keys()].filter((name) => !taken.has(name));
  const names = [...wrong.map(([name]) => name), ...extra];
  return [
    ...(names.length > 0 ? [`${file}: the type of ${id} does not match its text: ${names.join(', ')}`] : []),
    ...(/\boffset:\s*\d/.test(text) ? [`${file}: ${id} has a plural with an offset`] : []),
  ];
}

const ANY = /./;
const NUMBER = /^number$/;
const TIME = /^(Date|number)( \| (Date|number))?$/;
const TAG = /^MessageTag$/;

/** Names of the values and tags of a text, each with what its type has to look like. */
function valuesOf(text) {
  const found = new Map();
  const add = (name, isRight) => {
    if (!found.has(name) || found.get(name) === ANY) found.set(name, isRight);
  };
  const visit = (elements) => {
    for (const element of elements) {
      if (element.type === TYPE.argument || element.type === TYPE.select) add(element.value, ANY);
      if (element.type === TYPE.number || element.type === TYPE.plural) add(element.value, NUMBER);
      if (element.type === TYPE.date || element.type === TYPE.time) add(element.value, TIME);
      if (element.type === TYPE.tag) add(element.value, TAG);
      if (element.options) for (const option of Object.values(element.options)) visit(option.value);
      if (element.children) visit(element.children);
    }
  };
  visit(parse(text));
  return found;
}
