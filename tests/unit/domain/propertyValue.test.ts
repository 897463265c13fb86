import { describe, expect, it } from 'vitest';
import { isPropertyValue } from '../../../src/domain/propertyValue.js';

describe('isPropertyValue', () => {
  it.each([
    ['BOOLEAN', 'True', true],
    ['BOOLEAN', 'yes', false],
    ['INTEGER', '-12', true],
    ['INTEGER', '1.5', false],
    ['INTEGER', '2147483648', false],
    ['NUMBER', '1.5e3', true],
    ['NUMBER', 'many', false],
    ['URL', 'https://acme.example/a', true],
    ['URL', 'acme', false],
    ['UUID', '5a3b7c1e-2f64-4f0e-9d1b-6a7c8e9f0123', true],
    ['UUID', '5a3b7c1e', false],
    ['TIMESTAMP', '2026-01-31T12:00:00Z', true],
    ['TIMESTAMP', '1767225600000', true],
    ['TIMESTAMP', 'soon', false],
    ['STRING', 'anything', true],
    ['ENCRYPTEDSTRING', 'anything', true],
  ] as const)('%s %j: %s', (type, value, expected) => {
    expect(isPropertyValue(type, value)).toBe(expected);
  });
});
