import type { BomFormat } from './bomCheck.js';
import { headText, markedEncoding } from './decodeBom.js';
import { scanJson } from './json/scanJson.js';
import { readXmlProlog } from './xml/readXmlProlog.js';

/** The information in the start of a file. */
export interface BomSniff {
  /** `undefined` when the file is neither JSON nor XML. */
  format: BomFormat | undefined;
  /** True when the CycloneDX marker was seen. False also when JSON has it further down. */
  isCycloneDx: boolean;
  /** As written, supported or not. Absent when not seen; JSON may have it further down. */
  specVersion?: string;
  /** True when XML starts with a document type definition. */
  hasDtd: boolean;
  /**
   * The place of the first character that is not white space, in UTF-16 units. -1 when there is none so far.
   */
  start: number;
}

/** The number of characters read. Generators write the marker first. */
const HEAD_LENGTH = 65_536;

/**
 * Detects from the start of a file what it seems to be, without reading all of it.
 * @param head - the file or its first part, as bytes or as text
 */
export function sniffBom(head: Uint8Array | string): BomSniff {
  const decoded = typeof head === 'string' ? head : headText(head, markedEncoding(head), HEAD_LENGTH);
  const text = decoded.slice(0, HEAD_LENGTH).replace(/^\ufeff/, ' ');
  const start = text.search(/[^ \t\r\n]/);
  const first = text.charAt(start);
  const nothing: BomSniff = { format: undefined, isCycloneDx: false, hasDtd: false, start };
  if (first === '{' || first === '[') return { ...nothing, format: 'json', ...sniffJson(text) };
  if (first !== '<') return nothing;
  const prolog = readXmlProlog(text);
  return {
    ...nothing,
    format: 'xml',
    isCycloneDx: prolog.root?.specVersion !== undefined,
    specVersion: prolog.root?.specVersion,
    hasDtd: prolog.doctype !== undefined,
  };
}

function sniffJson(text: string): Pick<BomSniff, 'isCycloneDx' | 'specVersion'> {
  let name = '';
  const found: Pick<BomSniff, 'isCycloneDx' | 'specVersion'> = { isCycloneDx: false };
  // The mistake at the cut-off end does not matter here.
  scanJson(text, {
    onName(memberName, _offset, depth) {
      if (depth === 1) name = memberName;
    },
    onValue(_offset, depth, value) {
      if (depth !== 1) return;
      if (name === 'bomFormat') found.isCycloneDx = value === 'CycloneDX';
      if (name === 'specVersion') found.specVersion = value;
    },
  });
  return found;
}
