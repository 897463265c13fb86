import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const running: ChildProcess[] = [];

/** Runs the command of `npm start` on any free port until it prints its address or ends. Call {@link stopAll} afterwards. */
export async function startConsole(environment: Record<string, string>) {
  const startedAt = Date.now();
  const child = spawn(process.execPath, ['reference-app/start.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      API_BASE_URL: '',
      BASE_PATH: '',
      EMPTY: '',
      ...environment,
    },
  });
  running.push(child);
  let output = '';
  const ready = new Promise<string | undefined>((resolve) => {
    const hear = (part: Buffer) => {
      output += part.toString();
      const address = /Bomdeck console: (\S+)[\s\S]*Press Ctrl/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', () => resolve(undefined));
  });
  const address = await ready;
  return { child, address, tookMs: Date.now() - startedAt, output: () => output };
}

/** Ends it in order. @returns its exit code */
export async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return ended;
}

/** Ends all that this test has started. */
export async function stopAll(): Promise<void> {
  for (const child of running.splice(0)) await stop(child);
}
