import { BomCheckUnavailableError, refusal, spdxRefusal } from './bomCheck.js';
import type { BomFormat, RefusedBom } from './bomCheck.js';
import { decodeBom, headText, markedEncoding } from './decodeBom.js';
import { sniffBom } from './sniffBom.js';
import { sniffSpdx } from './sniffSpdx.js';
import { textPosition } from './textPosition.js';

/** Engines hold texts of about that many characters. */
const MAX_SIZE = 500_000_000;
const BLANK = new Set([0x20, 0x09, 0x0a, 0x0d]);
/** The bytes of byte order marks. */
const MARK = new Set([0xef, 0xbb, 0xbf, 0xfe, 0xff]);

/**
 * Turns a file into the text of a JSON or XML document, whether or not it is a BOM.
 * @throws BomCheckUnavailableError `memory` from 500 MB on
 */
export function readBom(bytes: Uint8Array): { ok: true; format: BomFormat; text: string } | RefusedBom {
  if (bytes.length > MAX_SIZE) {
    throw new BomCheckUnavailableError('memory', `${bytes.length} bytes are too many to be checked`);
  }
  const marked = markedEncoding(bytes);
  const first = bytes.findIndex(
    (byte, index) => !BLANK.has(byte) && !(marked && index < 3 && MARK.has(byte)),
  );
  if (first < 0) return refusal('empty', { code: 'empty', message: 'The file is empty' });
  if (marked?.startsWith('utf-32')) {
    const message = 'The file is in UTF-32, which is not supported';
    const params = { encoding: marked };
    return refusal('encoding', { line: 1, column: 1, code: 'unsupportedEncoding', params, message });
  }
  // White space may be longer than the part that sniffing reads.
  const { format } = sniffBom(marked ? bytes : bytes.subarray(first));
  if (!format) {
    const head = headText(bytes, marked).replace(/^\ufeff/, '');
    const position = textPosition(head, Math.max(0, head.search(/[^ \t\r\n]/)));
    const spdx = sniffSpdx(head);
    if (spdx) return spdxRefusal(spdx, undefined, position);
    return refusal('notABom', { ...position, code: 'notABom', message: 'The file is neither JSON nor XML' });
  }
  const decoded = decodeBom(bytes, format);
  return decoded.ok ? { ...decoded, format } : decoded;
}
