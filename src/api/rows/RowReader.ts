import { ArraySplitter, SplitError } from '../findings/ArraySplitter.js';

/** Reads the rows of a JSON array as its bytes arrive, each without one of its members. */
export class RowReader {
  readonly rows: unknown[] = [];
  readonly #splitter = new ArraySplitter();
  readonly #decoder = new TextDecoder();
  readonly #leftOut: string;

  /** @param leftOut - the member that is most of a row, and that is not shown */
  constructor(leftOut: string) {
    this.#leftOut = leftOut;
  }

  /** Adds bytes; those before must have been read. */
  push(bytes: Uint8Array): void {
    this.#splitter.push(bytes);
  }

  /**
   * Reads one more row.
   * @returns false when more bytes are needed
   * @throws SplitError when this is no JSON array
   */
  readOne(): boolean {
    const bytes = this.#splitter.next();
    if (!bytes) return false;
    this.rows.push(withoutMember(this.#parsed(bytes), this.#leftOut));
    return true;
  }

  /** @throws SplitError when the array was not closed */
  end(): void {
    this.#splitter.end();
  }

  #parsed(bytes: Uint8Array): unknown {
    try {
      return JSON.parse(this.#decoder.decode(bytes)) as unknown;
    } catch {
      throw new SplitError('an element is not JSON', this.rows.length);
    }
  }
}

function withoutMember(row: unknown, name: string): unknown {
  if (typeof row !== 'object' || row === null) return row;
  return Object.fromEntries(Object.entries(row).filter(([member]) => member !== name));
}
