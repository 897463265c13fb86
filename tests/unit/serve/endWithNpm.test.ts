import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';

const MODULE = new URL('../../../reference-app/serve/endWithNpm.mjs', import.meta.url).href;
/** Ends in order on SIGTERM, as the server does; says when it is up, and that it ended so. */
const PROGRAM = `
  import { endWithNpm } from '${MODULE}';
  console.log('begun ' + process.pid);
  // As an installation and a build do.
  const busyUntil = Date.now() + Number(process.env.BUSY_MS ?? 0);
  while (Date.now() < busyUntil);
  endWithNpm();
  process.once('SIGTERM', () => { console.log('ended in order'); process.exit(0); });
  setTimeout(() => process.exit(1), 15_000);
  console.log('up');
`;
const running: (number | undefined)[] = [];

afterEach(() => {
  for (const pid of running.splice(0)) {
    try {
      if (pid !== undefined) process.kill(pid, 'SIGKILL');
    } catch {
      // The process has ended, as it should.
    }
  }
});

/** Runs the program below a shell, as npm does; the shell waits for it and passes no signal on. */
async function startBelowShell(environment: Record<string, string>) {
  const { npm_lifecycle_event: _, ...inherited } = process.env;
  const shell = spawn('sh', ['-c', `"$NODE" --input-type=module -e "$PROGRAM"; true`], {
    env: { ...inherited, ...environment, NODE: process.execPath, PROGRAM },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  shell.stdout.on('data', (part: Buffer) => (output += part.toString()));
  await until(() => output.includes(environment.BUSY_MS ? 'begun' : 'up'));
  running.push(shell.pid, Number(/begun (\d+)/.exec(output)![1]));
  return { shell, output: () => output };
}

async function end(child: ChildProcess) {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function until(isSo: () => boolean, waitMs = 10_000) {
  for (const end = Date.now() + waitMs; !isSo() && Date.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe.skipIf(process.platform === 'win32')('what npm started', () => {
  it('ends in order when npm and its shell are told to end', async () => {
    const { shell, output } = await startBelowShell({ npm_lifecycle_event: 'server' });

    await end(shell);
    await until(() => output().includes('ended'));

    expect(output()).toContain('ended in order');
  });

  it('ends in order when npm has gone while it was still being built', async () => {
    const { shell, output } = await startBelowShell({ npm_lifecycle_event: 'start', BUSY_MS: '500' });

    await end(shell);
    await until(() => output().includes('ended'), 5_000);

    expect(output()).toContain('ended in order');
  });

  it('goes on without the process that started it, where that was not npm', async () => {
    const { shell, output } = await startBelowShell({});

    await end(shell);
    await until(() => output().includes('ended'), 1_000);

    expect(output()).not.toContain('ended');
  });
});
