import { expect, it } from 'vitest';
import { textFit } from '../../../src/domain/textFit.js';

it.each([
  ['log4j-core', 'LOG4J-core', 3],
  ['log4j-core', 'log4j', 2],
  ['log4j-core', 'core', 1],
  ['log4j-core', 'logback', 0],
])('says how literally %s matches %s', (name, text, fit) => {
  expect(textFit(name, text)).toBe(fit);
});
