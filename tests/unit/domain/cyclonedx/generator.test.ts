import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const generated = `${root}/src/domain/cyclonedx/generated`;

describe('the generated modules', () => {
  const generate = () =>
    execFileSync(process.execPath, ['.config/build/cyclonedxValidators.mjs'], {
      cwd: root,
      encoding: 'utf8',
    });

  it('stay untouched when they are up to date', () => {
    generate();
    const before = readdirSync(generated).map((name) => statSync(`${generated}/${name}`).mtimeMs);

    const printed = generate();

    expect(printed).toBe('');
    expect(readdirSync(generated).map((name) => statSync(`${generated}/${name}`).mtimeMs)).toEqual(before);
  });

  it('need no evaluation of text as code, which a strict Content-Security-Policy forbids', () => {
    const modules = readdirSync(generated).filter((name) => name.endsWith('.js'));

    expect(modules.length).toBe(18);
    for (const name of modules) {
      expect(readFileSync(`${generated}/${name}`, 'utf8')).not.toMatch(
        /\beval\(|new Function\(|import\.meta|\brequire\(/,
      );
    }
  });
});
