/**
 * Chromium with nothing listening in. Playwright has the network reported to it, for which the browser keeps each answer
 * a second time and turns it into text once it is complete, on the thread of the page: of 20 MB that alone is a
 * task of 50 ms that no user has. What loads large answers is measured without it.
 */
import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { CHROMIUM_ARGS, chromiumPath } from '../support/chromium.js';
import type { Protocol } from './trace.js';

/** A page that is asked by protocol alone. */
export interface PlainPage extends Protocol {
  /**
   * Runs a function in the page and waits for its result, at most one minute. The function must be
   * self-contained.
   */
  run<T>(work: () => T | Promise<T>): Promise<T>;
  /** Presses and releases a key: a letter, a digit or a sign, or one with a name, such as `Escape`. */
  press(key: string): Promise<void>;
  close(): Promise<void>;
}

/** A browser that runs. */
export interface PlainChromium {
  /** Opens a URL and waits until the page is loaded. Each page has its own cookies and cache. */
  open(address: string): Promise<PlainPage>;
  close(): Promise<void>;
}

/** Starts it. */
export async function launchPlainChromium(): Promise<PlainChromium> {
  const profile = await mkdtemp(join(tmpdir(), 'bomdeck-bench-'));
  const browser = spawn(
    chromiumPath() ?? 'chromium',
    [...CHROMIUM_ARGS, '--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const connection = connectionOver(browser.stdio[3] as Writable, browser.stdio[4] as Readable);
  return {
    async open(address) {
      const { browserContextId } = await connection.send('Target.createBrowserContext');
      const { targetId } = await connection.send('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
        width: 1440,
        height: 900,
      });
      const { sessionId } = await connection.send('Target.attachToTarget', { targetId, flatten: true });
      const send = (method: string, params?: object) => connection.send(method, params, sessionId as string);
      const run = async <T>(work: () => T | Promise<T>) => {
        const { result, exceptionDetails } = await withinAMinute(
          send('Runtime.evaluate', {
            expression: `(${work.toString()})()`,
            awaitPromise: true,
            returnByValue: true,
          }),
          work.name,
        );
        if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
        return (result as { value: T }).value;
      };
      await send('Page.enable');
      const loaded = new Promise((resolve) => connection.events.once('Page.loadEventFired', resolve));
      await send('Page.navigate', { url: address });
      await loaded;
      const { events } = connection;
      const protocol = {
        send,
        on: events.on.bind(events),
        once: events.once.bind(events),
        off: events.off.bind(events),
      };
      return {
        ...(protocol as unknown as Protocol),
        run,
        async press(key) {
          const text = key.length === 1 ? key : undefined;
          await send('Input.dispatchKeyEvent', { type: 'keyDown', key, text });
          await send('Input.dispatchKeyEvent', { type: 'keyUp', key });
        },
        close: async () => void (await connection.send('Target.disposeBrowserContext', { browserContextId })),
      };
    },
    async close() {
      browser.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * Waits for an answer from the page. If it does not arrive within a minute, the measurement fails with the
 * name of that answer.
 */
async function withinAMinute<T>(answer: Promise<T>, name: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${name || 'What was asked of the page'} took a minute`)),
      60_000,
    );
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Messages of the DevTools protocol, each ended by a zero. */
function connectionOver(into: Writable, from: Readable) {
  type Answer = Record<string, unknown>;
  const events = new EventEmitter();
  const asked = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  let unread = '';
  from.setEncoding('utf8').on('data', (text: string) => {
    const messages = (unread + text).split('\0');
    unread = messages.pop()!;
    for (const message of messages) {
      const { id, result, error, method, params } = JSON.parse(message) as {
        id?: number;
        result?: Answer;
        error?: { message: string };
        method?: string;
        params?: unknown;
      };
      if (id === undefined) events.emit(method!, params);
      else if (error) asked.get(id)?.reject(new Error(error.message));
      else asked.get(id)?.resolve(result!);
      if (id !== undefined) asked.delete(id);
    }
  });
  let count = 0;
  return {
    events,
    send: (method: string, params: object = {}, sessionId?: string) =>
      new Promise<Answer>((resolve, reject) => {
        count += 1;
        asked.set(count, { resolve, reject });
        into.write(`${JSON.stringify({ id: count, method, params, sessionId })}\0`);
      }),
  };
}
