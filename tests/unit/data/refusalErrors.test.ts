import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../../src/api/errors.js';
import { refusalOf } from '../../../src/api/refusal.js';
import { refusalErrors, type RefusalWords } from '../../../src/data/refusalErrors.js';

interface Values {
  name: string;
  url: string;
}

const intl = createIntl({ locale: 'en' });
const REQUEST = { method: 'PUT', path: '/api/v1/repository' };
const WORDS: RefusalWords<Values> = {
  fields: ['name', 'url'],
  rules: [
    { status: 409, at: () => ({ name: 'Another one has this name.' }) },
    { status: [400, 500], says: /\burl\b/i, at: 'url' },
    { status: 400, at: ({ reason }) => (reason?.startsWith('Name') ? 'name' : undefined) },
  ],
  form: (reason) => `Not saved. ${reason}`,
};

const answered = (status: number, body: string, type = 'application/json') =>
  refusalOf(new Response(body, { status, headers: { 'content-type': type } }), REQUEST);

it.each<[string, () => Promise<unknown>, object]>([
  [
    'a list of refused fields',
    () => answered(400, '[{"path":"url","message":"no address"},{"path":"name","message":"blank"}]'),
    { url: 'The server says: no address', name: 'The server says: blank' },
  ],
  [
    'fields in problem details',
    () =>
      answered(
        400,
        '{"type":"x","status":400,"title":"Bad Request","detail":"Invalid","errors":[{"path":"url","value":"x","message":"no address"}]}',
        'application/problem+json',
      ),
    { url: 'The server says: no address' },
  ],
  [
    'a field that the form does not have',
    () => answered(400, '[{"path":"id","message":"no"}]'),
    { form: 'Not saved. The server rejected the request. id: no' },
  ],
  [
    'places in an expression',
    () =>
      answered(
        400,
        '{"status":400,"title":"Invalid","errors":[{"line":1,"column":16,"message":"undeclared reference"}]}',
        'application/problem+json',
      ),
    { form: 'Not saved. The server rejected the request. 1:16: undeclared reference' },
  ],
  ['a sentence that the form knows', () => answered(409, 'Exists.'), { name: 'Another one has this name.' }],
  [
    'a sentence about a field',
    () => answered(500, 'The URL is malformed.'),
    { url: 'The server says: The URL is malformed.' },
  ],
  ['a sentence that is looked into', () => answered(400, 'Name it.'), { name: 'The server says: Name it.' }],
  [
    'a sentence about nothing in particular',
    () => answered(400, 'Bad luck.'),
    { form: 'Not saved. The server rejected the request. Bad luck.' },
  ],
  [
    'problem details about nothing in particular',
    () =>
      answered(400, '{"status":400,"title":"Bad Request","detail":"Bad luck."}', 'application/problem+json'),
    { form: 'Not saved. The server rejected the request. Bad luck.' },
  ],
  [
    'no answer',
    async () => new NetworkError(REQUEST, 'timeout'),
    { form: expect.stringContaining('took too long') },
  ],
  [
    'rules that are about sentences, and a list of fields',
    async () => new ApiError(REQUEST, 409, undefined, undefined, [{ path: 'id', message: 'no' }]),
    { form: expect.stringContaining('id: no') },
  ],
])('says %s where it belongs', async (_, error, expected) => {
  expect(refusalErrors(intl, await error(), WORDS)).toEqual(expected);
});
