import { Blob } from 'node:buffer';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BomCheckUnavailableError } from '../../../../../src/domain/cyclonedx/bomCheck.js';
import type { BomCheck } from '../../../../../src/domain/cyclonedx/bomCheck.js';
import { createBomChecker } from '../../../../../src/domain/cyclonedx/worker/createBomChecker.js';
import type { CheckReply, CheckRequest } from '../../../../../src/domain/cyclonedx/worker/messages.js';
import { jsonBom, largeJsonBom, xmlBom } from '../boms.js';

/** Behaves as a worker does towards the page; what it answers is up to the test. */
class FakeWorker extends EventTarget {
  constructor(readonly format: string) {
    super();
  }

  isTerminated = false;
  readonly requests: CheckRequest[] = [];

  postMessage(request: CheckRequest): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  say(...replies: CheckReply[]): void {
    for (const data of replies) this.dispatchEvent(new MessageEvent('message', { data }));
  }

  fail(): void {
    this.dispatchEvent(new Event('error', { cancelable: true }));
  }
}

const file = (text: string | Uint8Array) => new Blob([text]) as unknown as globalThis.Blob;
const accepted: BomCheck = {
  ok: true,
  format: 'json',
  specVersion: '1.5',
  componentCount: 0,
  serviceCount: 0,
  warnings: [],
  letPass: [],
  moreLetPass: 0,
};

function withFakeWorkers() {
  const workers: FakeWorker[] = [];
  const createWorker = (format: string) => {
    const worker = new FakeWorker(format);
    workers.push(worker);
    return worker as unknown as Worker;
  };
  /** The worker that is given the so-manieth file, once it has it. */
  const worker = (index: number, requests = 1) =>
    vi.waitFor(() => {
      const asked = workers[index];
      if (asked?.requests.length !== requests) throw new Error(`worker ${index} has no request ${requests}`);
      return asked;
    });
  return { workers, worker, checker: createBomChecker({ createWorker }) };
}

/** A busy machine is slow, not wrong. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

describe('with workers', () => {
  it('hands the file over, tells the progress and keeps the worker for the next file', async () => {
    const { workers, worker, checker } = withFakeWorkers();
    const stages: string[] = [];
    const blob = file(jsonBom());

    const first = checker.check(blob, { maxProblems: 7, onProgress: ({ stage }) => stages.push(stage) });
    (await worker(0)).say(
      { type: 'ready' },
      { type: 'stage', stage: 'checking' },
      { type: 'done', check: accepted },
    );
    expect(await first).toBe(accepted);
    const second = checker.check(blob);
    (await worker(0, 2)).say({ type: 'done', check: accepted });
    await second;

    expect(stages).toEqual(['checking']);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.requests).toEqual([
      { file: blob, maxProblems: 7 },
      { file: blob, maxProblems: undefined },
    ]);
    expect(workers[0]?.isTerminated).toBe(false);
  });

  it.each([
    ['JSON', jsonBom(), 'json'],
    ['XML behind white space', `\ufeff${' '.repeat(100_000)}<bom/>`, 'xml'],
    ['XML in UTF-16', Buffer.from(`\ufeff${xmlBom()}`, 'utf16le'), 'xml'],
    ['anything else', 'x', 'json'],
    ['nothing', '', 'json'],
  ])('gives %s to the worker that knows it', async (_title, content, format) => {
    const { worker, checker } = withFakeWorkers();

    checker.check(file(content)).catch(() => {});

    expect((await worker(0)).format).toBe(format);
    checker.dispose();
  });

  it('checks two files at the same time in two workers and keeps one', async () => {
    const { workers, worker, checker } = withFakeWorkers();

    const both = [checker.check(file('{}')), checker.check(file('{}'))];
    for (const one of [await worker(0), await worker(1)])
      one.say({ type: 'ready' }, { type: 'done', check: accepted });
    await Promise.all(both);

    expect(workers.map((one) => one.isTerminated)).toEqual([false, true]);
  });

  it('ends the worker when aborted, and starts another one for the next file', async () => {
    const { workers, worker, checker } = withFakeWorkers();
    const controller = new AbortController();
    const reason = new Error('cancelled');

    const check = checker.check(file('{}'), { signal: controller.signal });
    (await worker(0)).say({ type: 'ready' });
    controller.abort(reason);

    await expect(check).rejects.toBe(reason);
    expect(workers[0]?.isTerminated).toBe(true);
    void checker.check(file('{}')).catch(() => {});
    await worker(1);
    checker.dispose();
  });

  it('does not start one for a file that is already aborted', async () => {
    const { workers, checker } = withFakeWorkers();

    await expect(checker.check(file('{}'), { signal: AbortSignal.abort() })).rejects.toThrow('abort');

    expect(workers).toHaveLength(0);
  });

  it('ends everything when disposed', async () => {
    const { workers, worker, checker } = withFakeWorkers();

    const check = checker.check(file('{}'));
    await worker(0);
    checker.dispose();

    await expect(check).rejects.toMatchObject({ name: 'AbortError' });
    expect(workers[0]?.isTerminated).toBe(true);
    await expect(checker.check(file('{}'))).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('says that nothing is known about the file when a loaded worker breaks down', async () => {
    const { workers, worker, checker } = withFakeWorkers();

    const check = checker.check(file(jsonBom()));
    (await worker(0)).say({ type: 'ready' });
    workers[0]?.fail();

    await expect(check).rejects.toThrow(BomCheckUnavailableError);
    expect(workers[0]?.isTerminated).toBe(true);
  });

  it.each([
    [
      { type: 'unavailable', reason: 'memory', message: 'm' },
      { name: 'BomCheckUnavailableError', reason: 'memory' },
    ],
    [{ type: 'unreadable', message: 'gone' }, { name: 'NotReadableError' }],
  ] as [CheckReply, object][])('rejects on %j', async (reply, error) => {
    const { worker, checker } = withFakeWorkers();

    const check = checker.check(file('{}'));
    (await worker(0)).say({ type: 'ready' }, reply);

    await expect(check).rejects.toMatchObject(error);
  });
});

describe('without workers', () => {
  const blocked = { createWorker: () => undefined };

  it('checks on the page when the worker does not load, and does not try again', async () => {
    const { workers, worker, checker } = withFakeWorkers();

    const first = checker.check(file(jsonBom()));
    (await worker(0)).fail();

    expect(await first).toMatchObject({ ok: true });
    expect(await checker.check(file(jsonBom()))).toMatchObject({ ok: true });
    expect(workers).toHaveLength(1);
  });

  it('checks on the page where starting one is forbidden', async () => {
    const createWorker = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };

    expect(await createBomChecker({ createWorker }).check(file('x'))).toMatchObject({ reason: 'notABom' });
    // Node has no Worker of this kind.
    expect(await createBomChecker().check(file(jsonBom()))).toMatchObject({ ok: true });
  });

  it('lets the page work in between, and can be aborted there', async () => {
    const controller = new AbortController();
    const checker = createBomChecker(blocked);
    const large = file(largeJsonBom(12_000));
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);

    expect(await checker.check(large)).toMatchObject({ ok: true, componentCount: 12_000 });
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(5);

    const check = checker.check(large, { signal: controller.signal });
    setTimeout(() => controller.abort(), 30);
    await expect(check).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('does not check what would freeze the page', async () => {
    const checker = createBomChecker(blocked);

    await expect(checker.check(file(largeJsonBom(20_000)))).rejects.toMatchObject({ reason: 'tooLarge' });
    await expect(checker.check(file(xmlBom(' '.repeat(1_000_000))))).rejects.toMatchObject({
      reason: 'tooLarge',
    });
  });
});

describe('in the worker', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it.each([
    ['bomCheck.worker', jsonBom({ version: 'x' }), xmlBom()],
    ['xmlBomCheck.worker', xmlBom('<x/>'), jsonBom()],
  ])('%s says that it is ready, then answers files of its format', async (name, own, other) => {
    const replies: CheckReply[] = [];
    let listener: (event: { data: CheckRequest }) => void = () => {};
    vi.stubGlobal('postMessage', (reply: CheckReply) => replies.push(reply));
    Object.defineProperty(globalThis, 'onmessage', {
      configurable: true,
      set: (value: typeof listener) => (listener = value),
    });

    await import(`../../../../../src/domain/cyclonedx/worker/${name}.ts`);
    expect(replies).toEqual([{ type: 'ready' }]);
    listener({ data: { file: file(own), maxProblems: 1 } });
    await soon(() => expect(replies.at(-1)).toMatchObject({ type: 'done', check: { reason: 'schema' } }));
    expect(replies.map(({ type }) => type)).toEqual(['ready', 'stage', 'stage', 'stage', 'stage', 'done']);

    listener({ data: { file: file('hello'), maxProblems: 1 } });
    await soon(() => expect(replies.at(-1)).toMatchObject({ type: 'done', check: { reason: 'notABom' } }));
    listener({ data: { file: file(other), maxProblems: 1 } });
    await soon(() => expect(replies.at(-1)).toMatchObject({ type: 'unavailable', reason: 'failed' }));
    const unreadable = { arrayBuffer: () => Promise.reject(new Error('gone')) } as unknown as globalThis.Blob;
    listener({ data: { file: unreadable, maxProblems: 1 } });
    await soon(() => expect(replies.at(-1)).toMatchObject({ type: 'unreadable' }));
    Reflect.deleteProperty(globalThis, 'onmessage');
  });
});
