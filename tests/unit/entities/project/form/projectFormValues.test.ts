import { describe, expect, it } from 'vitest';
import { normalizeTag } from '../../../../../src/domain/normalizeTag.js';
import {
  NEW_PROJECT,
  problemsOf,
  projectRequestOf,
  type ProjectFormValues,
} from '../../../../../src/entities/project/form/projectFormValues.js';

describe('problemsOf', () => {
  it('finds nothing wrong with a name alone', () => {
    expect(problemsOf(values({ name: 'payments-gateway' }))).toEqual({});
  });

  it.each<[Partial<ProjectFormValues>, object]>([
    [{ name: '   ' }, { name: { code: 'required' } }],
    [{ name: 'n'.repeat(256) }, { name: { code: 'tooLong', limit: 255, length: 256 } }],
    [{ version: '1'.repeat(256) }, { version: { code: 'tooLong', limit: 255, length: 256 } }],
    [{ group: 'g'.repeat(300) }, { group: { code: 'tooLong', limit: 255, length: 300 } }],
    [{ swidTagId: 's'.repeat(256) }, { swidTagId: { code: 'tooLong', limit: 255, length: 256 } }],
    [{ name: 'a\u0000b' }, { name: { code: 'controlCharacter' } }],
    [{ version: '1.0\u001b[2J' }, { version: { code: 'controlCharacter' } }],
    [{ description: 'a\u0085b' }, { description: { code: 'controlCharacter' } }],
    [{ tags: ['ok', 't'.repeat(256)] }, { tags: { code: 'tooLong', limit: 255, length: 256 } }],
    [{ tags: ['a\u0007'] }, { tags: { code: 'controlCharacter' } }],
    [{ purl: 'npm/left-pad' }, { purl: { code: 'purl', part: 'scheme' } }],
    [{ purl: `pkg:npm/${'x'.repeat(800)}` }, { purl: { code: 'tooLong', limit: 786, length: 808 } }],
    [{ cpe: 'apache:log4j' }, { cpe: { code: 'cpe' } }],
  ])('finds what the server would refuse in %j', (given, problems) => {
    expect(problemsOf(values({ name: 'name', ...given }))).toEqual(problems);
  });

  it.each<Partial<ProjectFormValues>>([
    { name: '<img src=x onerror=alert(1)>' },
    { name: 'שער תשלומים \u200f' },
    { name: '👩‍🚀🚀' },
    { description: 'one\ntwo\tthree' },
    { description: 'd'.repeat(10_000) },
    { purl: ' pkg:maven/org.acme/app@1.0 ', cpe: ' cpe:/a:acme:app:1.0 ' },
  ])('leaves %j to the server', (given) => {
    expect(problemsOf(values({ name: 'name', ...given }))).toEqual({});
  });
});

describe('projectRequestOf', () => {
  it('sends what was filled in, trimmed, and nothing else', () => {
    const request = projectRequestOf(
      values({
        name: ' app ',
        version: ' 1.0 ',
        tags: ['a'],
        parent: { uuid: 'p', name: 'Parent', version: '1' },
      }),
    );

    expect(JSON.parse(JSON.stringify(request))).toEqual({
      name: 'app',
      version: '1.0',
      classifier: 'APPLICATION',
      parent: { uuid: 'p' },
      tags: [{ name: 'a' }],
      active: true,
    });
  });
});

it('stores tags as the server does', () => {
  expect(normalizeTag(' Team-Payments ')).toBe('team-payments');
});

function values(given: Partial<ProjectFormValues>): ProjectFormValues {
  return { ...NEW_PROJECT, ...given };
}
