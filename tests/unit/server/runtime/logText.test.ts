import { afterEach, expect, it, vi } from 'vitest';

import { createServer } from '../../../../reference-app/server/app.js';

afterEach(() => vi.restoreAllMocks());

/** Returns the text that the server writes to the log. */
async function logged(message: string, error?: unknown): Promise<string> {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = await createServer({ database: ':memory:', seed: 'none' });
  server.context.log(message, error);
  await server.close();
  expect(written).toHaveBeenCalledTimes(1);
  expect(written.mock.calls[0]).toHaveLength(1);
  return String(written.mock.calls[0]?.[0]);
}

it.each([
  ['The repository ours is not asked.', 'The repository ours is not asked.'],
  ['ours\r\nA forged line', 'ours\n    A forged line'],
  ['ours\rA forged line', 'ours\\u000dA forged line'],
  ['\u001b[2Jours\u009b31m\u0000', '\\u001b[2Jours\\u009b31m\\u0000'],
  ['ours\u2028a\u202eb', 'ours\\u2028a\\u202eb'],
  ['50 %s\tGröße 😀', '50 %s\tGröße 😀'],
])('an entry of the log is one, and is read as it is: %j', async (message, text) => {
  expect(await logged(message)).toBe(text);
});

it('an error of another thread, which comes as its text, looks like one of this thread', async () => {
  expect(await logged('Job x failed', 'Error: full\n    at write')).toBe(
    'Job x failed Error: full\n        at write',
  );
});

it('what others say in an error stays within its entry', async () => {
  const reply = Object.assign(new Error('450 later\nJob x failed'), { response: '450\r\n\u001b[31m' });

  const text = await logged('Job %s failed', reply);

  expect(text).toMatch(/^Job %s failed Error: 450 later\n {4}Job x failed\n/);
  expect(
    text
      .split('\n')
      .slice(1)
      .every((line) => line.startsWith('    ')),
  ).toBe(true);
  expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
});
