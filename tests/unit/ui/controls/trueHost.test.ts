import { expect, it } from 'vitest';
import { trueHost } from '../../../../src/ui/controls/trueHost.js';

const EVIL = 'https://evil.example/';

it.each([
  'https://good.example',
  'good.example',
  'good.example/path?x=1',
  '//good.example',
  'www.good.example',
  'See https://good.example.',
  'Advisory (https://good.example)',
  '"https://good.example"',
  'ftp://good.example',
  'https:\\\\good.example',
  'https://good.example@evil.example',
  '\u200bhttps://good.example',
  '\u202ehttps://good.example',
  'ｈttps://good.example',
  'https://evil.example and https://good.example',
  'http:good.example',
  'https:/good.example',
  'https:∕∕good.example',
  'good。example',
  'www。good。example',
  'good.xn--p1ai',
  '(good.example)',
  '`good.example`',
  "'good.example'",
  '“good.example”',
  '„https://good.example“',
  'good.example:',
  'good.example\\path',
  'good.example\\@evil.example',
])('says where %j leads', (text) => {
  expect(trueHost(EVIL, text)).toBe('evil.example');
});

it.each([
  'Advisory',
  'CVE-2021-44228: remote code execution',
  'https://evil.example',
  'evil.example/path',
  'evil.example\\path',
  'HTTPS://EVIL.EXAMPLE:443/x',
  'Fixed in 2.15.0 and/or 2.12.2',
  'a // b',
  'README.md',
  '(evil.example)',
  'https:evil.example',
  '“https://evil.example”',
  '2.15.0.1',
  'https: the protocol',
  '(see below)',
  'package.json',
  '',
])('has nothing to say about %j', (text) => {
  expect(trueHost(EVIL, text)).toBeUndefined();
});
