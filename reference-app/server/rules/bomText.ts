import { BomError } from './bomModel.js';

/**
 * Decodes an uploaded document: UTF-8 unless a byte order mark or the XML declaration says otherwise.
 * The byte order mark is not part of the text.
 * @throws BomError when the bytes do not fit the encoding, or the encoding is unknown
 */
export function decodeBomText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new BomError(`BOM is not readable as ${encoding}`);
  }
}

/** What a document claims to be by its first character; `undefined` when it is neither. */
export function bomSyntaxOf(text: string): 'JSON' | 'XML' | undefined {
  const first = /\S/.exec(text)?.[0];
  if (first === '{' || first === '[') return 'JSON';
  return first === '<' ? 'XML' : undefined;
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  return /^(?:\xef\xbb\xbf)?<\?xml[^>]*?encoding\s*=\s*["']([A-Za-z][\w.-]*)["']/.exec(start)?.[1] ?? 'utf-8';
}
