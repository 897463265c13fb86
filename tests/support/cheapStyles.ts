import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * Reduces styles to those that tests without a layout can observe. To check whether an element is visible,
 * jsdom calculates all its properties with rules in JavaScript, which took half of the time of these tests.
 */

/**
 * The properties that decide whether an element is visible and can be pressed, its text direction, and the
 * values of a theme.
 */
const TOLD =
  /^\s*(--|display|visibility|opacity|pointer-events|user-select|direction|overflow|content-visibility)/;

/** Replaces a rule without any of these properties, so that the other rules keep their index. */
const NO_RULE = '@font-face{}';

/** Leaves out what no test can see, as styles are written. */
export function insertOnlyWhatIsTold(window: Window & typeof globalThis): void {
  const { prototype } = window.CSSStyleSheet;
  const insertRule = prototype.insertRule;
  prototype.insertRule = function (this: CSSStyleSheet, rule, index) {
    return insertRule.call(this, told(rule), index);
  };
}

function told(rule: string): string {
  if (/^\s*@(keyframes|font-face|import)/.test(rule)) return NO_RULE;
  let isEmpty = true;
  const rest = rule.replace(/\{([^{}]*)\}/g, (_, body: string) => {
    const kept = body.split(';').filter((declaration) => TOLD.test(declaration));
    if (kept.length > 0) isEmpty = false;
    return `{${kept.join(';')}}`;
  });
  return isEmpty ? NO_RULE : rest;
}

/**
 * Passes over what jsdom's own style sheet says besides, and compares no element with a selector for others: its long
 * selectors took a quarter of the time of these tests. To be called while there are no other style sheets.
 */
export function passOverDefaults(window: Window & typeof globalThis): void {
  const rules = defaultRules();
  const selectors = innerDocument(window.document)._getDOMSelector();
  const { extractSubjects, check } = selectors;
  selectors.extractSubjects = (selector) =>
    rules.get(inOneLine(selector))?.isTelling === false ? [NO_SUBJECT] : extractSubjects(selector);
  // Each rule collects its subjects when an element is first matched against it, and keeps them.
  window.getComputedStyle(window.document.documentElement);
  selectors.extractSubjects = extractSubjects;

  selectors.check = (selector, element, options) => {
    const subjects = rules.get(selector)?.subjects;
    if (subjects?.some((subject) => isPossible(subject, element)) === false) return NO_MATCH;
    const direction = DIRECTION.exec(selector)?.[1];
    if (direction === undefined) return check(selector, element, options);
    if (direction !== directionOf(element)) return NO_MATCH;
    return check(selector.replaceAll(DIRECTIONS, ''), element, options);
  };
}

/** The parts of jsdom that match selectors, as it calls them itself. */
interface Selectors {
  extractSubjects(selector: string): { id: string | null; className: string | null; tag: string | null }[];
  check(selector: string, element: InnerElement, options?: object): { match: boolean };
}

interface InnerElement {
  localName: string;
  textContent: string;
  hasAttributeNS(namespace: null, name: string): boolean;
  getAttributeNS(namespace: null, name: string): string | null;
}

/** jsdom reads the Unicode tables again for each element and each of its ancestors. */
const DIRECTION = /:dir\((ltr|rtl)\)/;
const DIRECTIONS = /:dir\(\w+\)/g;
const FIRST_LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Returns the text direction of an element that sets it, or lets its text decide. */
function directionOf(element: InnerElement): string {
  const said = element.getAttributeNS(null, 'dir');
  if (said === 'ltr' || said === 'rtl') return said;
  return RIGHT_TO_LEFT.test(FIRST_LETTER.exec(element.textContent)?.[0] ?? '') ? 'rtl' : 'ltr';
}

const NO_SUBJECT = { id: 'no element has this id', className: null, tag: null };
const NO_MATCH = { match: false };

interface DefaultRule {
  isTelling: boolean;
  /**
   * The features that an element needs, at least one of them. Undefined where that is not easily determined.
   */
  subjects?: Subject[];
}

/** The name of an element, or an attribute that it has. */
type Subject = { name: string } | { attribute: string };

/** jsdom's own style sheet, by selector. */
function defaultRules(): Map<string, DefaultRule> {
  const file = new URL('jsdom/browser/default-stylesheet.css', pathToFileURL(require.resolve('jsdom')));
  const text = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '');
  const rules = new Map<string, DefaultRule>();
  for (const [, selector = '', body = ''] of text.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    const key = inOneLine(selector);
    const isTelling = rules.get(key)?.isTelling || body.split(';').some((line) => TOLD.test(line));
    rules.set(key, { isTelling, subjects: subjectsOf(key) });
  }
  return rules;
}

const require = createRequire(import.meta.url);

const inOneLine = (selector: string) => selector.trim().replace(/\s+/g, ' ');

function subjectsOf(selector: string): Subject[] | undefined {
  const parts = selector.split(/,(?![^(]*\))/).map((part) =>
    // Neither relatives nor anything before the name or the attribute.
    /^(?:(?<name>[a-z][a-z\d]*)|\[(?<attribute>[a-z]+))\S*$/.exec(part.trim().replaceAll(' i]', ']')),
  );
  return parts.every((part) => part !== null) ? parts.map(({ groups }) => groups as Subject) : undefined;
}

function isPossible(subject: Subject, element: InnerElement): boolean {
  return 'name' in subject && subject.name !== undefined
    ? subject.name === element.localName
    : 'attribute' in subject && element.hasAttributeNS(null, subject.attribute);
}

/** The document as jsdom knows it. */
function innerDocument(document: Document) {
  const inner = Object.getOwnPropertySymbols(document).find(({ description }) => description === 'impl')!;
  return (document as unknown as Record<symbol, InnerDocument>)[inner]!;
}

interface InnerDocument {
  /** Replaced with each change that may mean another style. */
  _styleCache: object;
  _getDOMSelector(): Selectors;
}

/** Gives the same answer as long as nothing has changed; jsdom would copy all of it each time. */
export function rememberComputedStyles(window: Window & typeof globalThis): void {
  const compute = window.getComputedStyle;
  let known = new WeakMap<Element, CSSStyleDeclaration>();
  let cache: object | undefined;
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return compute(element, pseudo);
    const { _styleCache: current } = innerDocument(element.ownerDocument);
    if (cache !== current) {
      cache = current;
      known = new WeakMap();
    }
    let style = known.get(element);
    if (!style) known.set(element, (style = compute(element)));
    return style;
  };
}
