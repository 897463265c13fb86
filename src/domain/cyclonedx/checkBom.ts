import { refusal } from './bomCheck.js';
import type { BomCheck, CheckBomOptions } from './bomCheck.js';
import { decodeBom, headText, markedEncoding } from './decodeBom.js';
import { checkJsonBom } from './json/checkJsonBom.js';
import { sniffBom } from './sniffBom.js';
import { textPosition } from './textPosition.js';
import { checkXmlBom } from './xml/checkXmlBom.js';

/**
 * Checks a file against the CycloneDX schema of its version: JSON 1.2 to 1.6, XML 1.0 to 1.6.
 *
 * Runs in browsers, in workers and in Node; needs neither DOM nor network. It computes, about 50 ms a megabyte, and does not
 * let go of the thread unless `pause` is given (XML not even then): call it in a worker. Time and memory grow in
 * proportion to the file, whatever is in it.
 *
 * @throws BomCheckUnavailableError when the check cannot be done, which says nothing about the file
 * @throws the reason of `signal` when aborted
 */
export async function checkBom(bytes: Uint8Array, options: CheckBomOptions = {}): Promise<BomCheck> {
  const { signal, pause, maxProblems = 50, onStage = () => {} } = options;
  const pauseUnlessAborted = async () => {
    await pause?.();
    signal?.throwIfAborted();
  };
  const steps = {
    maxProblems: Math.max(1, maxProblems),
    onStage,
    pause: pause || signal ? pauseUnlessAborted : undefined,
  };
  signal?.throwIfAborted();
  onStage('reading');

  const marked = markedEncoding(bytes);
  const first = bytes.findIndex(
    (byte, index) => !BLANK.has(byte) && !(marked && index < 3 && MARK.has(byte)),
  );
  if (first < 0) return refusal('empty', { code: 'empty', message: 'The file is empty' });
  // White space may be longer than what sniffing looks at.
  const { format } = sniffBom(marked ? bytes : bytes.subarray(first));
  if (marked?.startsWith('utf-32')) {
    const message = 'The file is in UTF-32, which is not supported';
    return refusal('encoding', {
      line: 1,
      column: 1,
      code: 'unsupportedEncoding',
      params: { encoding: marked },
      message,
    });
  }
  if (!format) {
    const head = headText(bytes, marked).replace(/^\ufeff/, '');
    const message = 'The file is neither JSON nor XML';
    return refusal('notABom', {
      ...textPosition(head, Math.max(0, head.search(/[^ \t\r\n]/))),
      code: 'notABom',
      message,
    });
  }
  const decoded = decodeBom(bytes, format);
  if (!decoded.ok) return decoded;
  return format === 'json' ? checkJsonBom(decoded.text, steps) : checkXmlBom(decoded.text, steps);
}

const BLANK = new Set([0x20, 0x09, 0x0a, 0x0d]);
/** The bytes of byte order marks. */
const MARK = new Set([0xef, 0xbb, 0xbf, 0xfe, 0xff]);
