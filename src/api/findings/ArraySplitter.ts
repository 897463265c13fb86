import { joinedNumbers } from '../../domain/findings/numbersOf.js';

/** Why a stream of bytes is not a JSON array. */
export class SplitError extends Error {
  override readonly name = 'SplitError';

  constructor(
    /** For developers; never a value. */
    message: string,
    /** Number of elements before the break; undefined when it is no array at all. */
    readonly index: number | undefined,
  ) {
    super(message);
  }
}

type Stage = 'start' | 'first' | 'element' | 'container' | 'scalar' | 'between' | 'end';

/**
 * Cuts the bytes of a JSON array into the bytes of its elements as they arrive, so that an answer of many
 * megabytes is never held or parsed in full. It checks only brackets and quotes: each piece must still be
 * parsed.
 */
export class ArraySplitter {
  /** Elements given out so far. */
  count = 0;
  #chunk: Uint8Array = EMPTY;
  #position = 0;
  #pieces: Uint8Array[] = [];
  #stage: Stage = 'start';
  #depth = 0;
  #isInString = false;
  #isEscaped = false;

  /** Adds bytes; those before must have been read by {@link next} until it gave nothing. */
  push(chunk: Uint8Array): void {
    this.#chunk = chunk;
    this.#position = 0;
  }

  /**
   * The bytes of the next element; undefined when more bytes are needed.
   * @throws SplitError when this is no JSON array
   */
  next(): Uint8Array | undefined {
    const chunk = this.#chunk;
    while (this.#position < chunk.length) {
      const byte = chunk[this.#position]!;
      switch (this.#stage) {
        case 'container':
        case 'scalar': {
          const start = this.#position;
          const isWhole = this.#stage === 'container' ? this.#skipContainer() : this.#skipScalar();
          const piece = chunk.subarray(start, this.#position);
          if (!isWhole) {
            // The sender may reuse its buffer.
            this.#pieces.push(piece.slice());
            return undefined;
          }
          this.#stage = 'between';
          this.count += 1;
          return this.#joined(piece);
        }
        case 'element':
        case 'first':
          if (isBlank(byte)) this.#position += 1;
          else if (byte === CLOSE && this.#stage === 'first') this.#step('end');
          else if (byte === COMMA || byte === CLOSE) throw this.#broken('an element is missing');
          else this.#stage = byte === OPEN || byte === OPEN_OBJECT ? 'container' : 'scalar';
          break;
        case 'between':
          if (isBlank(byte)) this.#position += 1;
          else if (byte === COMMA) this.#step('element');
          else if (byte === CLOSE) this.#step('end');
          else throw this.#broken('elements are not separated by a comma');
          break;
        case 'start':
          if (isBlank(byte) || BYTE_ORDER_MARK.includes(byte)) this.#position += 1;
          else if (byte === OPEN) this.#step('first');
          else
            throw this.#broken(
              `expected a JSON array, found ${byte === LESS_THAN ? 'a page' : 'something else'}`,
            );
          break;
        case 'end':
          if (!isBlank(byte)) throw this.#broken('something follows the array');
          this.#position += 1;
      }
    }
    return undefined;
  }

  /** @throws SplitError when the array was not closed: the answer was cut short, or there was none */
  end(): void {
    if (this.#stage === 'end') return;
    throw this.#broken(
      this.#stage === 'start' ? 'expected a JSON array, found nothing' : 'the answer breaks off',
    );
  }

  #step(stage: Stage) {
    this.#stage = stage;
    this.#position += 1;
  }

  /** Moves behind the bracket that closes the element; false when it is in a later chunk. */
  #skipContainer(): boolean {
    const chunk = this.#chunk;
    const { length } = chunk;
    let position = this.#position;
    let depth = this.#depth;
    let isInString = this.#isInString;
    let isEscaped = this.#isEscaped;
    while (position < length) {
      if (isInString) {
        // An escaped character may be the first byte of this chunk.
        if (isEscaped) position += 1;
        const quote = nextQuote(chunk, position);
        isEscaped = isEscapedAt(chunk, quote, position);
        position = quote;
        if (quote === length) break;
        isInString = isEscaped;
        isEscaped = false;
        position += 1;
        continue;
      }
      const byte = chunk[position]!;
      position += 1;
      if (byte === QUOTE) isInString = true;
      else if (byte === OPEN || byte === OPEN_OBJECT) depth += 1;
      else if ((byte === CLOSE || byte === CLOSE_OBJECT) && --depth === 0) {
        this.#position = position;
        this.#depth = 0;
        this.#isInString = false;
        return true;
      }
    }
    this.#position = position;
    this.#depth = depth;
    this.#isInString = isInString;
    this.#isEscaped = isEscaped;
    return false;
  }

  /** Moves behind a number, word or text; no list of the API has such elements, so this is only thorough. */
  #skipScalar(): boolean {
    for (; this.#position < this.#chunk.length; this.#position += 1) {
      const byte = this.#chunk[this.#position]!;
      if (this.#isInString) {
        if (this.#isEscaped) this.#isEscaped = false;
        else if (byte === BACKSLASH) this.#isEscaped = true;
        else if (byte === QUOTE) this.#isInString = false;
      } else if (byte === QUOTE) this.#isInString = true;
      else if (byte === COMMA || byte === CLOSE) return true;
    }
    return false;
  }

  #joined(last: Uint8Array): Uint8Array {
    if (this.#pieces.length === 0) return last;
    const pieces = [...this.#pieces, last];
    this.#pieces = [];
    return joinedNumbers(Uint8Array, pieces);
  }

  #broken(message: string): SplitError {
    return new SplitError(message, this.#stage === 'start' ? undefined : this.count);
  }
}

const EMPTY = new Uint8Array(0);
const QUOTE = 0x22;
const COMMA = 0x2c;
const LESS_THAN = 0x3c;
const OPEN = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** Place of the next quote, or the length of the chunk. */
function nextQuote(chunk: Uint8Array, from: number): number {
  // Most texts are short, and the browser's own search costs as much as looking at dozens of bytes; in long ones it is faster.
  const near = Math.min(from + 32, chunk.length);
  for (let place = from; place < near; place += 1) if (chunk[place] === QUOTE) return place;
  const place = chunk.indexOf(QUOTE, near);
  return place < 0 ? chunk.length : place;
}

/** Returns whether an odd number of backslashes precedes a place. */
function isEscapedAt(chunk: Uint8Array, place: number, from: number): boolean {
  let backslashes = 0;
  while (place - backslashes > from && chunk[place - backslashes - 1] === BACKSLASH) backslashes += 1;
  return backslashes % 2 === 1;
}

const isBlank = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
