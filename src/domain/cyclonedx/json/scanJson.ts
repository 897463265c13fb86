import { MAX_DEPTH } from '../bomCheck.js';
import type { BomProblemCode, BomProblemParam } from '../bomCheck.js';

/** The place and the kind of a violation of the rules of JSON. */
export interface JsonSyntaxError {
  /** In UTF-16 units from the start of the text. */
  offset: number;
  code: BomProblemCode;
  params: Readonly<Record<string, BomProblemParam>>;
  message: string;
}

/** Called for each value while a text is scanned. Names and indexes are those of the value in its parent. */
export interface JsonVisitor {
  /** A member's name, before its value. */
  onName?: (name: string, offset: number, depth: number) => void;
  /** An item's index, before the item. */
  onIndex?: (index: number, depth: number) => void;
  /** The first character of a value. For texts, `text` is the value. */
  onValue?: (offset: number, depth: number, text: string | undefined) => void;
}

/**
 * Reads JSON by the letter of RFC 8259 and stops at the first mistake.
 *
 * `JSON.parse` is faster, but the words and places of its errors differ between engines and are missing in
 * some. This scanner reports the same place everywhere. Nesting is kept in a list, so depth cannot exhaust
 * the stack.
 */
export function scanJson(text: string, visitor: JsonVisitor = {}): JsonSyntaxError | undefined {
  const scanner = new Scanner(text, visitor);
  try {
    scanner.scan();
    return undefined;
  } catch (error) {
    if (error instanceof Stop) return error.reason;
    throw error;
  }
}

class Stop extends Error {
  constructor(readonly reason: JsonSyntaxError) {
    super(reason.message);
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

class Scanner {
  readonly #text: string;
  readonly #visitor: JsonVisitor;
  readonly #number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
  readonly #word = /true|false|null/y;
  #at = 0;

  constructor(text: string, visitor: JsonVisitor) {
    this.#text = text;
    this.#visitor = visitor;
  }

  scan(): void {
    // For each open container the index of its current item, or -1 for an object.
    const open: number[] = [];
    let isEmpty = false;
    for (;;) {
      this.#space();
      // A value is due here, unless a container has just been opened and is closed immediately.
      const parent = open.at(-1);
      if (parent !== undefined && this.#code() === (parent < 0 ? CLOSE_BRACE : CLOSE_BRACKET) && isEmpty) {
        this.#at++;
        open.pop();
      } else {
        if (parent !== undefined && parent < 0) this.#name(open.length, isEmpty);
        else if (parent !== undefined) this.#visitor.onIndex?.(parent, open.length);
        const opened = this.#value(open.length);
        if (opened !== undefined) {
          open.push(opened);
          isEmpty = true;
          if (open.length > MAX_DEPTH) {
            this.#stop('tooDeep', this.#at - 1, `nests more than ${MAX_DEPTH} levels`, { limit: MAX_DEPTH });
          }
          continue;
        }
      }
      isEmpty = false;
      if (this.#close(open)) return;
    }
  }

  /**
   * Ends containers after a value until a comma requires another one. Returns true at the end of the text.
   */
  #close(open: number[]): boolean {
    for (;;) {
      this.#space();
      const index = open.at(-1);
      if (index === undefined) {
        if (this.#at < this.#text.length) {
          this.#stop('extraContent', this.#at, 'has more content after its end');
        }
        return true;
      }
      const code = this.#code();
      if (code === COMMA) {
        this.#at++;
        if (index >= 0) open[open.length - 1] = index + 1;
        return false;
      }
      if (code !== (index < 0 ? CLOSE_BRACE : CLOSE_BRACKET))
        this.#unexpected(index < 0 ? ', or }' : ', or ]');
      this.#at++;
      open.pop();
    }
  }

  #name(depth: number, isFirst: boolean): void {
    const offset = this.#at;
    if (this.#code() !== QUOTE) this.#unexpected(isFirst ? '" or }' : '"');
    const name = this.#string();
    this.#visitor.onName?.(name, offset, depth);
    this.#space();
    if (this.#code() !== COLON) this.#unexpected(':');
    this.#at++;
    this.#space();
  }

  /** Reads a complete simple value, or opens a container and returns its kind. */
  #value(depth: number): number | undefined {
    const offset = this.#at;
    const code = this.#code();
    if (code === QUOTE) {
      const value = this.#string();
      this.#visitor.onValue?.(offset, depth, value);
      return undefined;
    }
    this.#visitor.onValue?.(offset, depth, undefined);
    if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      this.#at++;
      return code === OPEN_BRACE ? -1 : 0;
    }
    if (code === 0x2d || (code >= 0x30 && code <= 0x39)) {
      this.#number.lastIndex = offset;
      const number = this.#number.exec(this.#text)?.[0] ?? '';
      this.#at += number.length;
      // Leading zeros, a bare sign, a dot without digits.
      if (!number || /[\d.eE+-]/.test(this.#text.charAt(this.#at))) {
        this.#stop('badNumber', offset, 'has a number that JSON does not allow');
      }
      return undefined;
    }
    this.#word.lastIndex = offset;
    const word = this.#word.exec(this.#text)?.[0];
    if (!word) this.#unexpected('a value');
    this.#at += word.length;
    return undefined;
  }

  #string(): string {
    const text = this.#text;
    const start = this.#at;
    let at = start + 1;
    let hasEscapes = false;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) break;
      if (Number.isNaN(code))
        this.#stop('unterminatedString', start, 'ends inside a string that begins here');
      if (code < 0x20) {
        const isLineEnd = code === 10 || code === 13;
        if (isLineEnd) this.#stop('unterminatedString', start, 'has a string without end quote in its line');
        const found = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
        this.#stop('controlCharacter', at, `has the control character ${found} inside a string`, { found });
      }
      if (code === BACKSLASH) {
        hasEscapes = true;
        const length = escapeLength(text, at);
        if (!length) this.#stop('badEscape', at, 'has an escape sequence that JSON does not know');
        at += length;
      } else {
        at++;
      }
    }
    this.#at = at + 1;
    // Only who listens needs the value, and only escapes make it different from the text.
    if (!this.#visitor.onName && !this.#visitor.onValue) return '';
    return hasEscapes ? (JSON.parse(text.slice(start, at + 1)) as string) : text.slice(start + 1, at);
  }

  #space(): void {
    let code = this.#text.charCodeAt(this.#at);
    while (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) {
      code = this.#text.charCodeAt(++this.#at);
    }
  }

  #code(): number {
    return this.#text.charCodeAt(this.#at);
  }

  #unexpected(expected: string): never {
    const point = this.#text.codePointAt(this.#at);
    if (point === undefined) {
      this.#stop('unexpectedEnd', this.#at, `ends where ${expected} should follow`, { expected });
    }
    const isVisible = point > 0x20 && point !== 0x7f;
    const found = isVisible
      ? String.fromCodePoint(point)
      : `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
    this.#stop('unexpectedCharacter', this.#at, `has ${found} where ${expected} should be`, {
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

/** Length of the escape sequence at a backslash, 0 when it is none. */
function escapeLength(text: string, at: number): number {
  const letter = text.charAt(at + 1);
  if (letter !== 'u') return letter && '"\\/bfnrt'.includes(letter) ? 2 : 0;
  return /^[0-9a-fA-F]{4}$/.test(text.slice(at + 2, at + 6)) ? 6 : 0;
}
