import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

// In tests with a DOM, import.meta.url is an address.
const repository = process.cwd();

/** One error of the compiler. */
export interface TypeError {
  /** Absolute path. */
  file: string;
  /** The message with its details, in one line. */
  message: string;
}

/** Options of the compiler as a `tsconfig.json` writes them. */
export interface WrittenOptions {
  paths?: Record<string, readonly string[]>;
  [option: string]: unknown;
}

/**
 * Compiles files with the compiler of `npm run typecheck`, which is ten times as fast as the API of TypeScript.
 * @param files - absolute paths; errors elsewhere are left out
 * @param changed - options that differ from those of the repository
 * @param globals - declarations that hold for all files, from the root of the repository
 */
export function typeErrors(
  files: readonly string[],
  changed: WrittenOptions = {},
  globals: readonly string[] = [],
): TypeError[] {
  mkdirSync(join(repository, '.cache'), { recursive: true });
  // Within the repository, where the compiler finds the packages.
  const folder = mkdtempSync(join(repository, '.cache/types-'));
  try {
    const project = {
      extends: join(repository, 'tsconfig.json'),
      compilerOptions: { ...changed, paths: absolute(changed.paths) },
      files: [...files, ...globals.map((file) => join(repository, file))],
      include: [],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
    return errorsIn(outputOf(folder)).filter(({ file }) => files.includes(file));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Paths of aliases are relative to the file that names them. */
function absolute(paths: WrittenOptions['paths']) {
  return (
    paths &&
    Object.fromEntries(
      Object.entries(paths).map(([alias, files]) => [alias, files.map((file) => resolve(repository, file))]),
    )
  );
}

function outputOf(folder: string): string {
  const compiler = join(repository, 'node_modules/typescript-native/bin/tsc');
  try {
    return execFileSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], {
      cwd: repository,
      encoding: 'utf8',
      maxBuffer: 64 * 2 ** 20,
    });
  } catch (error) {
    const { stdout, status } = error as { stdout?: string; status?: number | null };
    // With errors of types the compiler ends with 1 or 2; anything else is a fault of the call.
    if (!stdout || (status !== 1 && status !== 2)) throw error;
    return stdout;
  }
}

/**
 * Splits compiler output into errors. Each error starts with its place, and indented lines give more details.
 */
function errorsIn(output: string): TypeError[] {
  const errors: TypeError[] = [];
  for (const line of output.split(/\r?\n/)) {
    const [, file, message] = /^(.+)\(\d+,\d+\): error TS\d+: (.*)$/.exec(line) ?? [];
    const last = errors.at(-1);
    if (file !== undefined && message !== undefined)
      errors.push({ file: resolve(repository, file), message });
    else if (/^error TS/.test(line)) throw new Error(line);
    else if (last && /^\s+\S/.test(line)) last.message += ` ${line.trim()}`;
  }
  return errors;
}
