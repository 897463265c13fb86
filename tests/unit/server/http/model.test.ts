import { describe, expect, it } from 'vitest';

import {
  flag,
  list,
  model,
  moment,
  nested,
  oneOf,
  printable,
  readModel,
  text,
} from '../../../../reference-app/server/http/model.js';
import { Refusal } from '../../../../reference-app/server/http/refusal.js';

const Shape = model({
  name: text({ notBlank: true, trim: true, min: 1, max: 5, pattern: printable('The name is odd') }),
  note: text({ trim: true, blankAsNull: true }),
  active: flag(),
  kind: oneOf(['ONE', 'TWO']),
  at: moment(),
  tags: list(nested(model({ name: text() }))),
});

describe('readModel', () => {
  it('returns what was sent, and undefined for what is absent or null', () => {
    const sent = { name: ' ab ', note: null, active: true, kind: 'ONE', tags: [{ name: 'x' }] };

    expect(readModel(sent, Shape)).toEqual({ name: 'ab', active: true, kind: 'ONE', tags: [{ name: 'x' }] });
  });

  it('lists every broken rule at once, with the words and templates of the API', () => {
    const refusal = refusalOf(() => readModel({ name: 'bell\u0007 rings' }, Shape));

    expect(refusal.body).toMatchObject({
      kind: 'json',
      json: [
        { message: 'size must be between 1 and 5', path: 'name', invalidValue: 'bell\u0007 rings' },
        { message: 'The name is odd', messageTemplate: 'The name is odd', path: 'name' },
      ],
    });
  });

  it.each([Infinity, -Infinity])('refuses a number that is none as a text: %s', (name) => {
    expect(refusalOf(() => readModel({ name }, Shape)).status).toBe(400);
  });

  it('refuses a list of too many, and repeats only the beginning of a text', () => {
    const Limited = model({ name: text({ max: 5 }), tags: list(text(), { max: 2 }) });

    const { body } = refusalOf(() =>
      readModel({ name: 'x'.repeat(1_000_000), tags: ['a', 'b', 'c'] }, Limited),
    );

    expect(body).toMatchObject({
      json: [
        { message: 'size must be between 0 and 5', path: 'name', invalidValue: 'x'.repeat(1_000) },
        { message: 'size must be between 0 and 2', path: 'tags', invalidValue: null },
      ],
    });
  });

  it('refuses the noncharacter U+FFFF, which stands for NUL in the database', () => {
    const { body } = refusalOf(() => readModel({ name: 'a', note: 'x\uFFFFy' }, Shape));

    expect(body).toMatchObject({
      kind: 'json',
      json: [{ message: 'must not contain the noncharacter U+FFFF', path: 'note' }],
    });
  });

  it.each([
    ['absent', {}, null],
    ['blank', { name: ' ' }, ''],
  ])('refuses a required text that is %s', (_, sent, invalidValue) => {
    const { body } = refusalOf(() => readModel(sent, Shape));

    expect(body).toMatchObject({
      json: expect.arrayContaining([
        {
          message: 'must not be blank',
          messageTemplate: '{javax.validation.constraints.NotBlank.message}',
          path: 'name',
          invalidValue,
        },
      ]) as unknown,
    });
  });

  it.each([
    ['a member it does not know', { name: 'a', colour: 'red' }],
    ['a member every object inherits', { name: 'a', ['__proto__x']: 1, constructor: 1 }],
    ['an array instead of an object', ['a']],
    ['a text instead of true or false', { name: 'a', active: 'perhaps' }],
    ['a word that is not in the list', { name: 'a', kind: 'THREE' }],
    ['an object instead of a text', { name: {} }],
    ['a date that is none', { name: 'a', at: 'yesterday' }],
    ['an object instead of an array', { name: 'a', tags: {} }],
  ])('refuses %s with a problem document', (_, sent) => {
    const refusal = refusalOf(() => readModel(sent, Shape));

    expect(refusal.status).toBe(400);
    expect(refusal.body).toMatchObject({ contentType: 'application/problem+json' });
  });

  it.each([
    ['true', true],
    ['false', false],
    [1, true],
    [0, false],
  ])('reads %j as %s', (sent, expected) => {
    expect(readModel({ name: 'a', active: sent }, Shape).active).toBe(expected);
  });

  it.each([
    ['milliseconds', 1_700_000_000_000],
    ['ISO 8601', '2023-11-14T22:13:20.000Z'],
  ])('reads dates in %s', (_, at) => {
    expect(readModel({ name: 'a', at }, Shape).at).toBe(1_700_000_000_000);
  });

  it('accepts unknown members where a model says so', () => {
    const lenient = model({ name: text() }, { unknownMembers: 'ignore' });

    expect(readModel({ name: 'a', colour: 'red' }, lenient)).toEqual({ name: 'a' });
  });
});

function refusalOf(work: () => unknown): Refusal {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}
