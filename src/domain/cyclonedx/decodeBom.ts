import { refusal } from './bomCheck.js';
import type { BomFormat, RefusedBom } from './bomCheck.js';
import { textPosition } from './textPosition.js';

export type DecodedBom = { ok: true; text: string } | RefusedBom;

/**
 * Turns the bytes of a BOM into text. JSON is UTF-8. XML is what its byte order mark or declaration says: UTF-8, UTF-16
 * or one of the single-byte encodings; in the text the declaration then no longer names an encoding.
 * @returns the text without a byte order mark, or why it cannot be read
 */
export function decodeBom(bytes: Uint8Array, format: BomFormat): DecodedBom {
  const marked = markedEncoding(bytes);
  if (format === 'json') {
    if (marked && marked !== 'utf-8') return unsupported(marked, format, 'JSON is exchanged in UTF-8 only');
    return decode(bytes, 'utf-8', format);
  }
  const declared = declaredEncoding(headText(bytes, marked))?.toLowerCase();
  const encoding = marked ?? declared ?? 'utf-8';
  if (marked && declared && !agree(marked, declared)) {
    return unsupported(declared, format, `The bytes are ${marked}, the declaration says otherwise`);
  }
  if (!isSupported(encoding))
    return unsupported(encoding, format, `The encoding ${encoding} is not supported`);
  const decoded = decode(bytes, encoding, format);
  if (!decoded.ok || !declared) return decoded;
  // A parser of this text gets it as UTF-8 again. Lines and columns do not change.
  const text = decoded.text.replace(DECLARED_ENCODING, (match) => ' '.repeat(match.length));
  return { ok: true, text };
}

/**
 * Returns the encoding shown by a byte order mark, or by the pattern of zero bytes around the first `<` or
 * `{`.
 */
export function markedEncoding(bytes: Uint8Array): string | undefined {
  const [a, b, c, d] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0 && b === 0 && ((c === 0xfe && d === 0xff) || (c === 0 && (d === 0x3c || d === 0x7b))))
    return 'utf-32be';
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 && bytes.length > 3 ? 'utf-32le' : 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if ((a === 0x3c || a === 0x7b) && b === 0) return c === 0 && d === 0 ? 'utf-32le' : 'utf-16le';
  if (a === 0 && (b === 0x3c || b === 0x7b)) return 'utf-16be';
  return undefined;
}

/** The first characters, good enough to look for ASCII; a character cut in half at the end does not matter. */
export function headText(bytes: Uint8Array, marked: string | undefined, length = 4096): string {
  const encoding = marked?.startsWith('utf-16') ? marked : 'utf-8';
  return new TextDecoder(encoding).decode(bytes.subarray(0, length));
}

const DECLARED_ENCODING = /(?<=^<\?xml\s[^>]{0,100}?)\s+encoding\s*=\s*(?:"[^"<>]{0,40}"|'[^'<>]{0,40}')/;
/** Those whose declared name means the same to every XML parser, and to every TextDecoder. */
const SINGLE_BYTE = /^(us-ascii|ascii|iso-8859-(?:[1-9]|1[03-6])|windows-125[0-8])$/;

function declaredEncoding(head: string): string | undefined {
  return /["']([^"']*)["']$/.exec(DECLARED_ENCODING.exec(head)?.[0] ?? '')?.[1];
}

function agree(marked: string, declared: string): boolean {
  return marked === declared || (declared === 'utf-16' && marked.startsWith('utf-16'));
}

function isSupported(encoding: string): boolean {
  return ['utf-8', 'utf8', 'utf-16le', 'utf-16be'].includes(encoding) || SINGLE_BYTE.test(encoding);
}

function decode(bytes: Uint8Array, encoding: string, format: BomFormat): DecodedBom {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    return { ok: true, text: decoder.decode(bytes) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const good = goodLength(bytes, encoding);
    // Streaming leaves out a character that has only begun.
    const before = new TextDecoder(encoding).decode(bytes.subarray(0, good), { stream: true });
    return refusal(
      'encoding',
      {
        ...textPosition(before, before.length),
        code: 'invalidBytes',
        params: { encoding },
        message: `The file has bytes that are not ${encoding}`,
      },
      { format },
    );
  }
}

/**
 * Finds the number of bytes that can be read before the first wrong one, by halving, because the decoder does
 * not report it.
 */
function goodLength(bytes: Uint8Array, encoding: string): number {
  let good = 0;
  let bad = bytes.length;
  const decoder = () => new TextDecoder(encoding, { fatal: true });
  const isGood = (from: number, to: number, state: TextDecoder) => {
    try {
      state.decode(bytes.subarray(from, to), { stream: true });
      return true;
    } catch (error) {
      if (error instanceof TypeError) return false;
      throw error;
    }
  };
  // Everything before `good` can be read, a last character that is not complete yet included.
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isGood(startOfCharacter(bytes, good, encoding), middle, decoder())) good = middle;
    else bad = middle;
  }
  return good;
}

/**
 * Finds a place to start reading so that the character before this place, complete or not, is read as well.
 */
function startOfCharacter(bytes: Uint8Array, at: number, encoding: string): number {
  if (encoding.startsWith('utf-16')) return Math.max(0, at - (at % 2) - 2);
  if (!encoding.startsWith('utf')) return at;
  for (let start = at - 1; start >= 0 && start >= at - 3; start--) {
    const byte = bytes[start] ?? 0;
    if (byte >= 0xc0) return start;
    if (byte < 0x80) break;
  }
  return at;
}

function unsupported(encoding: string, format: BomFormat, message: string): RefusedBom {
  const problem = { line: 1, column: 1, code: 'unsupportedEncoding', params: { encoding }, message } as const;
  return refusal('encoding', problem, { format });
}
