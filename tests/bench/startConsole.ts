import { spawn } from 'node:child_process';

/** A console that runs in its own process, at a URL that ends with a slash. */
export interface RunningConsole {
  address: string;
  stop: () => Promise<void>;
}

/**
 * Starts the console with its embedded server, as `npm start` does.
 * @param data - folder of its database; an empty one gets the demo portfolio
 */
export async function startConsole(data: string): Promise<RunningConsole> {
  const child = spawn(process.execPath, ['reference-app/start.mjs'], {
    env: { ...process.env, PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Bomdeck console: (\S+)/.exec(output);
      if (found) resolve(found[1]!);
    });
    void ended.then(() => reject(new Error(`The console did not start: ${output}`)));
  });
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
