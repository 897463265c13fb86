import { readFileSync } from 'node:fs';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntl } from '@formatjs/intl';
import type { Messages } from '../../src/i18n/index.js';

/**
 * A locale whose dates, units and lists hold no Latin letter, so that whatever is formatted in another language, or in
 * none, shows in a test of the pseudo-locale.
 */
export const PSEUDO_LOCALE = 'ru';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'áƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÁƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ'];
const accents = new Map([...PLAIN].map((letter, index) => [letter, ACCENTED[index]!]));

/** Every sentence of the kit as `⟦šéñţéñçé⟧`: values, tags and plurals stay what they are. */
export function pseudoMessages(): Messages {
  const english = JSON.parse(readFileSync('src/i18n/locales/en.json', 'utf8')) as Record<
    string,
    { defaultMessage: string }
  >;
  return Object.fromEntries(
    Object.entries(english).map(([id, { defaultMessage }]) => [id, pseudoMessage(defaultMessage)]),
  );
}

/** One ICU text in parsed form, accented and in brackets. */
export function pseudoMessage(text: string): MessageFormatElement[] {
  const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value });
  return [literal('⟦'), ...parse(text).map(accentedElement), literal('⟧')];
}

/** Says a sentence of the kit as the pseudo-locale does, to find it on the screen. */
export function pseudoSpeaker(
  messages: Messages,
): (id: string, values?: Record<string, string | number>) => string {
  const intl = createIntl({ locale: PSEUDO_LOCALE, messages: messages as Record<string, string> });
  return (id, values) => {
    if (!(id in messages)) throw new Error(`${id} is not in en.json: run npm run messages.`);
    return intl.formatMessage({ id }, values);
  };
}

/**
 * Texts below an element that do not come from the messages: in text nodes and in the attributes that people read or
 * hear. What is left of a text after the given data was taken out may hold no unaccented letter.
 * @param data what the fixture and the server wrote, as strings or as patterns with the flag `g`
 * @returns one line for each, with the element it stands in
 */
export function literalsIn(root: Element, data: readonly (string | RegExp)[]): string[] {
  const found: string[] = [];
  const tell = (element: Element, where: string, text: string) => {
    if (hasLiteral(text, data)) found.push(`<${element.localName}${where}> ${text.trim()}`);
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement!;
    if (element.closest('style, script')) continue;
    if (node === element)
      for (const name of READ_ATTRIBUTES) tell(element, ` ${name}`, element.getAttribute(name) ?? '');
    else tell(element, '', node.nodeValue ?? '');
  }
  return [...new Set(found)];
}

/** Whether a text holds letters that are neither accented nor data. */
export function hasLiteral(text: string, data: readonly (string | RegExp)[]): boolean {
  const longestFirst = [...data].sort((a, b) => lengthOf(b) - lengthOf(a));
  const rest = longestFirst.reduce<string>((left, known) => left.replaceAll(known, ' '), text);
  return /[a-z]/i.test(rest);
}

const READ_ATTRIBUTES = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
];

/** Patterns go first: they are about whole words. */
function lengthOf(known: string | RegExp): number {
  return typeof known === 'string' ? known.length : Infinity;
}

function accentedElement(element: MessageFormatElement): MessageFormatElement {
  switch (element.type) {
    case TYPE.literal:
      return {
        ...element,
        value: [...element.value].map((letter) => accents.get(letter) ?? letter).join(''),
      };
    case TYPE.tag:
      return { ...element, children: element.children.map(accentedElement) };
    case TYPE.plural:
    case TYPE.select:
      return {
        ...element,
        options: Object.fromEntries(
          Object.entries(element.options).map(([key, option]) => [
            key,
            { ...option, value: option.value.map(accentedElement) },
          ]),
        ),
      };
    default:
      return element;
  }
}
