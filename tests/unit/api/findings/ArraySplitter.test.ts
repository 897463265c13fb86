import { describe, expect, it } from 'vitest';
import { ArraySplitter } from '../../../../src/api/findings/ArraySplitter.js';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Splits a text that arrives in pieces, cut after the given byte positions. */
function split(text: string | Uint8Array, ...cuts: number[]): unknown[] {
  const bytes = typeof text === 'string' ? bytesOf(text) : text;
  const splitter = new ArraySplitter();
  const elements: unknown[] = [];
  let start = 0;
  for (const end of [...cuts, bytes.length]) {
    splitter.push(bytes.slice(start, end));
    start = end;
    for (let element = splitter.next(); element; element = splitter.next()) {
      elements.push(JSON.parse(new TextDecoder().decode(element)));
    }
  }
  splitter.end();
  return elements;
}

const TRICKY =
  '\ufeff [ {"a":"]},{[\\"\\\\"} ,\n{"b":[1,{"c":"\\\\"}]},\t12.5e3,"x,]\\"y",null,[[],{}],{"é😀":"\\u0000"}\r] ';

describe('ArraySplitter', () => {
  it.each([
    ['[]', []],
    [' [ ] \n', []],
    ['[{}]', [{}]],
    ['[1,"a,b",true,null]', [1, 'a,b', true, null]],
    ['[{"a":"}"},{"a":"\\""}]', [{ a: '}' }, { a: '"' }]],
  ])('splits %s', (text, elements) => {
    expect(split(text)).toEqual(elements);
  });

  it('gives the same elements wherever the bytes are cut', () => {
    const whole = JSON.parse(TRICKY.trim()) as unknown[];
    const { length } = bytesOf(TRICKY);

    for (let first = 0; first <= length; first += 1) {
      expect(split(TRICKY, first)).toEqual(whole);
      expect(split(TRICKY, first, Math.min(length, first + 1))).toEqual(whole);
    }
    expect(split(TRICKY, ...Array.from({ length }, (_, index) => index))).toEqual(whole);
  });

  it('never takes an answer that was cut short for a whole one, wherever it ends', () => {
    const bytes = bytesOf(TRICKY.trimEnd());

    for (let end = 0; end < bytes.length; end += 1) {
      expect(() => split(bytes.slice(0, end))).toThrow(/breaks off|found nothing/);
    }
  });

  it.each([
    ['', 'found nothing'],
    ['  \n ', 'found nothing'],
    ['<!doctype html><p>Bad gateway</p>', 'found a page'],
    ['{"status":500}', 'found something else'],
    ['null', 'found something else'],
    ['[1,]', 'an element is missing'],
    ['[,1]', 'an element is missing'],
    ['[{} {}]', 'not separated'],
    ['[1] [2]', 'something follows'],
    ['[1]<script>', 'something follows'],
    ['[{"a":[1}', 'breaks off'],
  ])('refuses %j', (text, reason) => {
    expect(() => split(text)).toThrow(reason);
  });
});
