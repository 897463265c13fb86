import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
// @ts-expect-error -- a plain script without types
import { oneAtATime } from '../../../reference-app/serve/oneAtATime.mjs';

const run = oneAtATime as (root: string, action: () => void | Promise<void>) => Promise<void>;
const MODULE = new URL('../../../reference-app/serve/oneAtATime.mjs', import.meta.url).href;
/** Does its work without letting anything else run, as an installation and a build do. */
const PROGRAM = `
  import { appendFileSync } from 'node:fs';
  import { oneAtATime } from '${MODULE}';
  const note = (word) => appendFileSync(process.env.ROOT + '/log', word + ' ');
  await oneAtATime(process.env.ROOT, () => {
    note('begins');
    for (const end = Date.now() + 300; Date.now() < end;);
    note('ends');
  });
`;

let root: string;
let lock: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bomdeck-lock-'));
  lock = join(root, '.cache/setup.lock');
  mkdirSync(join(root, '.cache'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** The number of a process that has ended. */
function goneProcess() {
  return spawnSync(process.execPath, ['--eval', '']).pid;
}

describe('what one command alone may do in a folder', () => {
  it('is done by one after the other', async () => {
    const commands = [1, 2, 3].map(() =>
      spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
        env: { ...process.env, ROOT: root },
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    );
    const statuses = await Promise.all(commands.map(async (command) => (await once(command, 'exit'))[0]));

    expect(statuses).toEqual([0, 0, 0]);
    expect(readFileSync(join(root, 'log'), 'utf8').trim()).toBe(Array(3).fill('begins ends').join(' '));
    expect(existsSync(lock)).toBe(false);
  });

  it('can be done again after it failed', async () => {
    await expect(run(root, () => Promise.reject(new Error('The build failed')))).rejects.toThrow(
      'The build failed',
    );

    let isDone = false;
    await run(root, () => void (isDone = true));
    expect(isDone).toBe(true);
  });

  it.each([
    ['a process that was killed', () => String(goneProcess()), 0],
    ['this process under the number it had before', () => String(process.pid), 0],
    ['a process that was killed before it wrote its number', () => '', 60],
    ['another program that has the number now', () => String(process.ppid), 24 * 3600],
  ])('does not wait for %s', async (_, content, ageSeconds) => {
    writeFileSync(lock, content());
    const then = Date.now() / 1000 - ageSeconds;
    utimesSync(lock, then, then);

    let isDone = false;
    await run(root, () => void (isDone = true));

    expect(isDone).toBe(true);
    expect(existsSync(lock)).toBe(false);
  });
});
