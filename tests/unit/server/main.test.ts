import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from '../../../reference-app/server/main.js';

let folder: string;
let said: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bomdeck-main-'));
  said = '';
  vi.spyOn(console, 'error').mockImplementation((line: string) => void (said += `${line}\n`));
});
afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Runs the command, which has to refuse. @returns its exit code */
async function refused(...args: string[]) {
  await main(args);
  return process.exitCode;
}

describe('the command of the server alone', () => {
  it.each([
    [['--port', 'eighty'], "--port: 'eighty' is not a valid port. Use a number from 0 to 65535."],
    [['--port', ''], "--port: '' is not a valid port. Use a number from 0 to 65535."],
    [['--port', '70000'], "--port: '70000' is not a valid port. Use a number from 0 to 65535."],
    [['--data', ''], '--data requires a folder.'],
    [['--prot', '80'], "Unknown option '--prot'"],
  ])('says what is wrong with %j, and how it is used', async (args, words) => {
    expect(await refused(...args)).toBe(2);

    expect(said).toContain(words);
    expect(said).toContain('Usage: npm run server');
  });

  it('says that it cannot listen at an address, and makes nothing', async () => {
    const data = join(folder, 'data');

    // An address for documents, which no machine has.
    expect(await refused('--host', '192.0.2.1', '--port', '8081', '--data', data)).toBe(1);

    expect(said).toMatch(/^192\.0\.2\.1:8081: listen EADDRNOTAVAIL/);
    expect(existsSync(data)).toBe(false);
  });

  it('says that the folder of its data cannot be used', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');

    expect(await refused('--port', '0', '--data', file)).toBe(1);

    expect(said).toMatch(/^Could not use the data folder .*file: EEXIST/);
  });
});
