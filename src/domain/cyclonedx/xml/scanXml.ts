import { MAX_DEPTH } from '../bomCheck.js';
import type { BomProblemCode, BomProblemParam } from '../bomCheck.js';
import { ATTRIBUTE } from './readXmlProlog.js';

/** The place and the kind of a violation of the rules of XML, or of one of our limits. */
export interface XmlSyntaxError {
  /** In UTF-16 units from the start of the text. */
  offset: number;
  code: BomProblemCode;
  params: Readonly<Record<string, BomProblemParam>>;
  message: string;
}

/** An element that has begun. */
export interface XmlElement {
  /** As written, with the prefix. */
  name: string;
  /** The place where its start tag starts. */
  offset: number;
  parent: XmlElement | undefined;
  /** The inventory that it is (`components`), or that it is an item of (`component`). */
  inventory: 'components' | 'services' | undefined;
  /** For visitors that number siblings: from 1, among those of its name. */
  index?: number;
  /** For such visitors: how many children of each name there were so far. */
  children?: Map<string, number>;
}

export interface XmlVisitor {
  /** A start tag, or the tag of an empty element. `end` is the place of its `>` or `/>`. */
  onStart?: (element: XmlElement, end: number) => void;
  /** An end tag. `end` is the place of its `>`. Empty elements have none. */
  onEnd?: (element: XmlElement, end: number) => void;
  /** Text, the inside of a CDATA section or of a comment. */
  onText?: (start: number, end: number, kind: 'text' | 'cdata' | 'comment') => void;
}

export interface XmlSurvey {
  error?: XmlSyntaxError;
  componentCount: number;
  serviceCount: number;
  /** Longest stretch of text, CDATA or comment. */
  longestText: number;
}

const INVENTORIES = { components: 'component', services: 'service' } as const;

/**
 * Reads an XML text and stops at the first mistake: tags that do not match, unknown entities, a document type definition.
 * It is the quick part of the check, with exact places; libxml2 has the last word on the rest of the rules.
 */
export function scanXml(text: string, visitor: XmlVisitor = {}): XmlSurvey {
  const survey: XmlSurvey = { componentCount: 0, serviceCount: 0, longestText: 0 };
  try {
    new Scanner(text, visitor, survey).scan();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    survey.error = error.reason;
  }
  return survey;
}

class Stop extends Error {
  constructor(readonly reason: XmlSyntaxError) {
    super(reason.message);
  }
}

class Scanner {
  readonly #text: string;
  readonly #visitor: XmlVisitor;
  readonly #survey: XmlSurvey;
  readonly #name = /[^\s/>=<"'&!?]+/y;
  readonly #tagEnd = /\s*(\/?)>/y;
  readonly #endTag = /([^\s/>=<"'&!?]+)\s*>/y;
  readonly #entity = /&(?:amp|lt|gt|quot|apos|#([0-9]{1,7})|#x([0-9a-fA-F]{1,6}));/y;
  #nextAmpersand: number;
  #current: XmlElement | undefined;
  #depth = 0;
  #hasRoot = false;

  constructor(text: string, visitor: XmlVisitor, survey: XmlSurvey) {
    this.#text = text;
    this.#visitor = visitor;
    this.#survey = survey;
    this.#nextAmpersand = text.indexOf('&');
  }

  scan(): void {
    const text = this.#text;
    let at = text.startsWith('\ufeff') ? 1 : 0;
    for (;;) {
      const tag = text.indexOf('<', at);
      const end = tag < 0 ? text.length : tag;
      if (end > at) this.#textBetween(at, end);
      if (tag < 0) break;
      const next = text.charCodeAt(tag + 1);
      if (next === 0x2f) at = this.#end(tag);
      else if (next === 0x21) at = this.#declaration(tag);
      else if (next === 0x3f) at = this.#until('?>', tag, tag + 2, 'a processing instruction');
      else at = this.#start(tag);
    }
    if (this.#current) {
      const expected = `</${this.#current.name}>`;
      this.#stop('unexpectedEnd', text.length, `ends before ${expected}`, { expected });
    }
    if (!this.#hasRoot) this.#stop('unexpectedEnd', text.length, 'has no element', { expected: '<bom>' });
  }

  #textBetween(start: number, end: number): void {
    if (!this.#current) {
      const found = /[^ \t\r\n]/.exec(this.#text.slice(start, end));
      if (found) this.#stop('extraContent', start + found.index, 'has text outside its element');
      return;
    }
    this.#checkEntities(start, end);
    this.#tell(start, end, 'text');
  }

  #tell(start: number, end: number, kind: 'text' | 'cdata' | 'comment'): void {
    if (end - start > this.#survey.longestText) this.#survey.longestText = end - start;
    this.#visitor.onText?.(start, end, kind);
  }

  #checkEntities(start: number, end: number): void {
    // Searching for the next one again for each stretch of text would read the rest of the file each time.
    while (this.#nextAmpersand >= 0 && this.#nextAmpersand < start) {
      this.#nextAmpersand = this.#text.indexOf('&', start);
    }
    while (this.#nextAmpersand >= 0 && this.#nextAmpersand < end) {
      const offset = this.#nextAmpersand;
      this.#entity.lastIndex = offset;
      const match = this.#entity.exec(this.#text);
      const point = match?.[1] ? parseInt(match[1], 10) : match?.[2] ? parseInt(match[2], 16) : 0x20;
      if (!match || match.index + match[0].length > end || !isXmlCharacter(point)) {
        const found = /^&[^\s;<&"']{0,30};?/.exec(this.#text.slice(offset, offset + 32))?.[0] ?? '&';
        const params = { found, expected: '&amp;' };
        this.#stop('unexpectedCharacter', offset, `has ${found}, which stands for no character`, params);
      }
      this.#nextAmpersand = this.#text.indexOf('&', offset + 1);
    }
  }

  #declaration(offset: number): number {
    const text = this.#text;
    if (text.startsWith('<!--', offset)) {
      const after = this.#until('-->', offset, offset + 4, 'a comment');
      this.#tell(offset + 4, after - 3, 'comment');
      return after;
    }
    if (text.startsWith('<![CDATA[', offset) && this.#current) {
      const after = this.#until(']]>', offset, offset + 9, 'a CDATA section');
      this.#tell(offset + 9, after - 3, 'cdata');
      return after;
    }
    if (/^<!(DOCTYPE|ENTITY)/i.test(text.slice(offset, offset + 9))) {
      this.#stop('dtd', offset, 'has a document type definition, which is not read');
    }
    return this.#stop('unexpectedCharacter', offset + 1, 'has ! after <', { found: '!', expected: 'a name' });
  }

  #until(end: string, offset: number, from: number, what: string): number {
    const at = this.#text.indexOf(end, from);
    if (at < 0)
      this.#stop('unexpectedEnd', offset, `ends inside ${what} that begins here`, { expected: end });
    return at + end.length;
  }

  #start(offset: number): number {
    const text = this.#text;
    this.#name.lastIndex = offset + 1;
    const name = this.#name.exec(text)?.[0];
    if (!name) this.#unexpected(offset + 1, 'the name of an element');
    if (!this.#current && this.#hasRoot) this.#stop('extraContent', offset, 'has a second element');
    let at = offset + 1 + name.length;
    for (;;) {
      ATTRIBUTE.lastIndex = at;
      const attribute = ATTRIBUTE.exec(text);
      if (!attribute) break;
      this.#checkEntities(at, ATTRIBUTE.lastIndex);
      at = ATTRIBUTE.lastIndex;
    }
    this.#tagEnd.lastIndex = at;
    const end = this.#tagEnd.exec(text);
    if (!end) this.#unexpected(at + (/^\s*/.exec(text.slice(at, at + 1000))?.[0].length ?? 0), '>');
    const isEmpty = end[1] === '/';

    const parent = this.#current;
    const element: XmlElement = { name, offset, parent, inventory: this.#inventoryOf(name, parent) };
    this.#hasRoot = true;
    if (++this.#depth > MAX_DEPTH) {
      this.#stop('tooDeep', offset, `nests more than ${MAX_DEPTH} levels`, { limit: MAX_DEPTH });
    }
    this.#visitor.onStart?.(element, end.index + end[0].length - (isEmpty ? 2 : 1));
    if (isEmpty) this.#depth--;
    else this.#current = element;
    return end.index + end[0].length;
  }

  /**
   * Lists nest in the root, in their own items, and those of components in what the BOM is about; those elsewhere (tools,
   * formulation) are no inventory.
   */
  #inventoryOf(name: string, parent: XmlElement | undefined): XmlElement['inventory'] {
    if (!parent) return undefined;
    const localName = localNameOf(name);
    const isInMetadata = localNameOf(parent.name) === 'metadata' && parent.parent && !parent.parent.parent;
    if (localName === 'component' && isInMetadata) return 'components';
    if (localName === 'components' || localName === 'services') {
      const isItem = parent.inventory === localName && parent.parent !== undefined;
      return !parent.parent || isItem ? localName : undefined;
    }
    if (!parent.inventory || localName !== INVENTORIES[parent.inventory]) return undefined;
    if (parent.inventory === 'components') this.#survey.componentCount++;
    else this.#survey.serviceCount++;
    return parent.inventory;
  }

  #end(offset: number): number {
    this.#endTag.lastIndex = offset + 2;
    const match = this.#endTag.exec(this.#text);
    if (!match) this.#unexpected(offset + 2, 'the name of an element and >');
    const element = this.#current;
    if (!element || match[1] !== element.name) {
      const params = { element: match[1], expected: element && `</${element.name}>` };
      this.#stop(
        'wrongEndTag',
        offset,
        `has </${match[1]}> where ${params.expected ?? 'nothing'} belongs`,
        params,
      );
    }
    this.#visitor.onEnd?.(element, match.index + match[0].length - 1);
    this.#current = element.parent;
    this.#depth--;
    return match.index + match[0].length;
  }

  #unexpected(offset: number, expected: string): never {
    const point = this.#text.codePointAt(offset);
    if (point === undefined) {
      this.#stop('unexpectedEnd', offset, `ends where ${expected} should follow`, { expected });
    }
    const isVisible = point > 0x20 && point !== 0x7f;
    const found = isVisible
      ? String.fromCodePoint(point)
      : `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
    this.#stop('unexpectedCharacter', offset, `has ${found} where ${expected} should be`, {
      found,
      expected,
    });
  }

  #stop(
    code: BomProblemCode,
    offset: number,
    message: string,
    params: Readonly<Record<string, BomProblemParam>> = {},
  ): never {
    throw new Stop({ offset, code, params, message: `The document ${message}` });
  }
}

/** Returns a visitor that notifies two others. */
export function visitBoth(one: XmlVisitor, other: XmlVisitor): XmlVisitor {
  return {
    onStart: (element, end) => {
      one.onStart?.(element, end);
      other.onStart?.(element, end);
    },
    onEnd: (element, end) => {
      one.onEnd?.(element, end);
      other.onEnd?.(element, end);
    },
    onText: (start, end, kind) => {
      one.onText?.(start, end, kind);
      other.onText?.(start, end, kind);
    },
  };
}

/** The name of an element without its prefix. */
export function localNameOf(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** XML 1.0, section 2.2. */
function isXmlCharacter(point: number): boolean {
  if (point < 0x20) return point === 9 || point === 10 || point === 13;
  return point <= 0xd7ff || (point >= 0xe000 && point <= 0xfffd) || (point >= 0x10000 && point <= 0x10ffff);
}
