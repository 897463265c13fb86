import { describe, expect, it } from 'vitest';

import { parseMultipart } from '../../../../reference-app/server/http/multipart.js';

const TYPE = 'multipart/form-data; boundary=cut';
const parse = (text: string, type = TYPE) => {
  const parts = parseMultipart(Buffer.from(text), type);
  return (
    parts && Object.fromEntries([...parts].map(([name, bytes]) => [name, Buffer.from(bytes).toString()]))
  );
};
const part = (name: string, content: string, more = '') =>
  `--cut\r\nContent-Disposition: form-data; name=${name}${more}\r\n\r\n${content}\r\n`;

describe('parseMultipart', () => {
  it('reads a hundred parts, and none of a body with more', () => {
    const many = (count: number) =>
      `${Array.from({ length: count }, (_, index) => part(`p${index}`, 'x')).join('')}--cut--`;

    expect(Object.keys(parse(many(100)) ?? {})).toHaveLength(100);
    expect(parse(many(101))).toBeUndefined();
  });

  it('reads what clients of the platform write, file contents byte by byte', async () => {
    const file = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256);
    const form = new FormData();
    form.append('project "x"', 'ä');
    form.append('bom', new Blob([file]), 'bom.json');
    const request = new Response(form);

    const parts = parseMultipart(
      new Uint8Array(await request.arrayBuffer()),
      request.headers.get('content-type') ?? '',
    );

    expect(Buffer.from(parts?.get('project "x"') ?? []).toString()).toBe('ä');
    expect(Buffer.from(parts?.get('bom') ?? []).equals(Buffer.from(file))).toBe(true);
  });

  it.each([
    ['names without quotation marks', `${part('a', '1')}--cut--`, { a: '1' }],
    ['escaped names', `${part('"a\\"b"', '1')}--cut--\r\n`, { 'a"b': '1' }],
    ['a file name beside the name', `${part('"a"', '1', '; filename="name=b"')}--cut--`, { a: '1' }],
    ['the first of two parts', `${part('a', '1')}${part('a', '2')}--cut--`, { a: '1' }],
    ['a part without content', `${part('a', '')}--cut--`, { a: '' }],
    ['line breaks within a part', `${part('a', '\r\n--\r\n')}--cut--`, { a: '\r\n--\r\n' }],
    ['something before the first part', `preamble\r\n${part('a', '1')}--cut--`, { a: '1' }],
    ['no part', '--cut--', {}],
    ['a name of a prototype', `${part('__proto__', '1')}--cut--`, { ['__proto__']: '1' }],
  ])('reads %s', (_, text, expected) => {
    expect(Object.entries(parse(text) ?? {})).toEqual(Object.entries(expected));
  });

  it.each([
    ['nothing', ''],
    ['text', 'hello'],
    ['a body cut short', part('a', '1')],
    ['headers cut short', '--cut\r\nContent-Disp'],
    ['a part without a name', '--cut\r\nContent-Disposition: form-data\r\n\r\n1\r\n--cut--'],
    ['endless headers', `--cut\r\nX: ${'x'.repeat(20_000)}\r\n\r\n1\r\n--cut--`],
    ['only dashes', '-'.repeat(1000)],
  ])('refuses %s', (_, text) => {
    expect(parse(text)).toBeUndefined();
  });

  it('refuses a header without a boundary', () => {
    expect(parse(`${part('a', '1')}--cut--`, 'multipart/form-data')).toBeUndefined();
  });

  it('reads a boundary in quotation marks', () => {
    expect(parse(`${part('a', '1')}--cut--`, 'multipart/form-data; charset=utf-8; boundary="cut"')).toEqual({
      a: '1',
    });
  });
});
