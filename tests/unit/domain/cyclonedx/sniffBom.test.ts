import { describe, expect, it } from 'vitest';
import { sniffBom } from '../../../../src/domain/cyclonedx/sniffBom.js';
import { jsonBom, xmlBom } from './boms.js';

describe('the beginning of a file tells', () => {
  it.each<[string, Uint8Array | string, object]>([
    [
      'JSON and its version',
      jsonBom({}, '1.6'),
      { format: 'json', isCycloneDx: true, specVersion: '1.6', hasDtd: false },
    ],
    [
      'XML and its version',
      xmlBom('', '1.3'),
      { format: 'xml', isCycloneDx: true, specVersion: '1.3', hasDtd: false },
    ],
    ['a version that is not supported', xmlBom('', '9'), { isCycloneDx: true, specVersion: '9' }],
    [
      'XML behind comments',
      '<?xml version="1.0"?><!-- a > b --><?x?>\n<bom xmlns="http://cyclonedx.org/schema/bom/1.4">',
      { specVersion: '1.4' },
    ],
    [
      'a document type definition',
      '<!DOCTYPE bom []><bom/>',
      { format: 'xml', hasDtd: true, isCycloneDx: false },
    ],
    ['other JSON', '{"a": {"bomFormat": "CycloneDX"}}', { format: 'json', isCycloneDx: false }],
    ['a text', 'hello', { format: undefined, isCycloneDx: false, start: 0 }],
    ['nothing', '', { format: undefined, start: -1 }],
    [
      'UTF-16',
      Uint8Array.from(Buffer.from(`\ufeff${xmlBom()}`, 'utf16le')),
      { format: 'xml', specVersion: '1.5' },
    ],
    ['a cut-off tag', '<bom xmlns="http://cyclo', { format: 'xml', isCycloneDx: false }],
  ])('%s', (_title, head, expected) => {
    expect(sniffBom(head)).toMatchObject(expected);
  });

  it('and nothing further down is looked at', () => {
    const text = `{"description": "${'x'.repeat(70_000)}", "bomFormat": "CycloneDX"}`;

    expect(sniffBom(text)).toMatchObject({ format: 'json', isCycloneDx: false });
    expect(sniffBom(new TextEncoder().encode(text))).toMatchObject({ format: 'json', isCycloneDx: false });
  });
});
