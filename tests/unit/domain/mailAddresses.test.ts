import { describe, expect, it } from 'vitest';

import { mailAddressOf, mailAddressesIn } from '../../../src/domain/mailAddresses.js';

describe('a list of mail addresses', () => {
  it.each([
    ['a@shop.example', ['a@shop.example']],
    [' a@shop.example , b.c+d@mail.shop.example,', ['a@shop.example', 'b.c+d@mail.shop.example']],
    ['On call <ops@shop.example>, <b@shop.example>', ['ops@shop.example', 'b@shop.example']],
    ['jürgen@müller.example', ['jürgen@müller.example']],
  ])('%j has %j', (list, addresses) => {
    expect(mailAddressesIn(list)).toEqual({ addresses, unreadable: [] });
  });

  it.each([
    'nonsense',
    'a@shop.example\r\nBcc: all@shop.example',
    'a@shop.example;b@shop.example',
    'a@b@shop.example',
    'team: a@shop.example',
    '"all@other.example" a@shop.example',
    '<all@other.example> a@shop.example',
    'a@',
    'a\u0000b@shop.example',
    'a@shop\u001b[2J.example',
    'On\u0007call <a@shop.example>',
    '<>',
  ])('%j is none', (entry) => {
    expect(mailAddressesIn(`${entry}, good@shop.example`)).toEqual({
      addresses: ['good@shop.example'],
      unreadable: [entry],
    });
  });
});

describe('one mail address', () => {
  it.each([
    ['a@shop.example', { name: '', address: 'a@shop.example' }],
    [' On call <a@shop.example> ', { name: 'On call', address: 'a@shop.example' }],
    ['a@shop.example, b@shop.example', undefined],
    ['a@shop.example, nonsense', undefined],
    ['nonsense', undefined],
    ['', undefined],
  ])('%j: %j', (text, expected) => {
    expect(mailAddressOf(text)).toEqual(expected);
  });
});
