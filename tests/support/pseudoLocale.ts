import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntl } from '@formatjs/intl';
import type { Messages } from '../../src/i18n/index.js';
import { englishMessages } from './englishText.js';

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
  return Object.fromEntries(
    Object.entries(englishMessages()).map(([id, { defaultMessage }]) => [id, pseudoMessage(defaultMessage)]),
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
    if (!(id in messages)) throw new Error(`${id} is no message of the kit.`);
    return intl.formatMessage({ id }, values);
  };
}

/**
 * Finds texts below an element that do not come from messages: in text nodes and in the attributes that
 * people read or hear. Without the given data, the rest of a text must not contain an unaccented letter.
 * @param data the texts that the fixture and the server wrote, as strings or as patterns with the flag `g`
 * @returns one line for each, with the element that contains it
 */
export function literalsIn(root: Element, data: readonly (string | RegExp)[]): string[] {
  // Patterns match full texts and come first. A long text may contain a short one.
  const known = [...data].sort((a, b) => rankOf(b) - rankOf(a));
  const found = new Set<string>();
  const tell = (element: Element, where: string, text: string | null) => {
    if (!text || !LETTER.test(text)) return;
    const rest = known.reduce<string>((left, one) => left.replaceAll(one, ' '), text);
    if (LETTER.test(rest)) found.add(`<${element.localName}${where}> ${text.trim()}`);
  };
  const walk = (element: Element) => {
    if (element.localName === 'style' || element.localName === 'script') return;
    for (const name of READ_ATTRIBUTES) tell(element, ` ${name}`, element.getAttribute(name));
    // Its tip is its full text, which may be in pieces so that it is cut in the middle.
    if (element.getAttribute('title') === element.textContent) return;
    // One text that may break at several places.
    if (element.querySelector(':scope > wbr')) return tell(element, '', element.textContent);
    for (const child of element.childNodes) {
      if (child.nodeType === Node.ELEMENT_NODE) walk(child as Element);
      else if (child.nodeType === Node.TEXT_NODE) tell(element, '', child.nodeValue);
    }
  };
  walk(root);
  return [...found];
}

const LETTER = /[a-z]/i;

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

function rankOf(known: string | RegExp): number {
  return typeof known === 'string' ? known.length : Number.MAX_SAFE_INTEGER;
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
