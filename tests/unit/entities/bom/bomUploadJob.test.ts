import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiClient, ApiRequest } from '../../../../src/api/client.js';
import { ApiError, NetworkError } from '../../../../src/api/errors.js';
import { PATIENCE_MS } from '../../../../src/data/followWork.js';
import type { AcceptedBom, RefusedBom } from '../../../../src/domain/cyclonedx/bomCheck.js';
import { BOM, type BomOutcome } from '../../../../src/entities/bom/bomUploadJob.js';
import { createUploadJob, type UploadJobHost } from '../../../../src/entities/bom/uploadJob.js';
// The job loads them when it needs them, which takes time that no timer of a test passes.
import '../../../../src/entities/bom/sight/readSight.js';
import '../../../../src/entities/bom/sight/receiptOf.js';

const PROJECT = 'a1b2';
const ACCEPTED: AcceptedBom = {
  ok: true,
  format: 'json',
  specVersion: '1.6',
  componentCount: 3,
  serviceCount: 0,
  warnings: [],
  letPass: [],
  moreLetPass: 0,
};
const REFUSED: RefusedBom = {
  ok: false,
  reason: 'schema',
  format: 'json',
  specVersion: '1.6',
  problems: [{ path: '/components/0', code: 'missing', params: { name: 'type' }, message: '' }],
  moreProblems: 0,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a BOM upload', () => {
  it('checks a file, sends it, follows it until the server is done, and says what came in', async () => {
    const server = aServer({ polls: [true, true, false], imports: [100, 200], components: [3, 9] });
    const job = createUploadJob(BOM, PROJECT, server.host);

    job.choose(aFile());
    expect(job.getState()).toMatchObject({ step: 'checking' });
    await settle();
    expect(job.getState()).toMatchObject({ step: 'ready', check: ACCEPTED });
    job.send();
    expect(job.getState()).toMatchObject({ step: 'uploading' });
    await settle();
    expect(job.getState()).toMatchObject({ step: 'processing', token: 'token-1' });
    await vi.advanceTimersByTimeAsync(10_000);

    const outcome = {
      projectId: PROJECT,
      token: 'token-1',
      isImported: true,
      before: { components: 3, findings: 0 },
      after: { components: 9, findings: 0 },
    };
    expect(job.getState()).toMatchObject({ step: 'done', outcome });
    expect(server.processed).toEqual([outcome]);
  });

  it('says so when the server ended without taking the BOM over', async () => {
    const server = aServer({ polls: [false], imports: [100, 100] });
    const job = await sentJob(server.host);

    await vi.advanceTimersByTimeAsync(2_000);

    expect(job.getState()).toMatchObject({ step: 'done', outcome: { isImported: false } });
  });

  it('cannot tell when the project may not be read', async () => {
    const server = aServer({ polls: [false], projectError: new ApiError(REQUEST, 403) });
    const job = await sentJob(server.host);

    await vi.advanceTimersByTimeAsync(2_000);

    expect(job.getState()).toMatchObject({
      step: 'done',
      outcome: { isImported: undefined, before: undefined, after: undefined },
    });
  });

  it('keeps a refused file, and sends it when people insist', async () => {
    const server = aServer({ polls: [false], check: REFUSED });
    const job = createUploadJob(BOM, PROJECT, server.host);
    job.choose(aFile());
    await settle();
    expect(job.getState()).toMatchObject({ step: 'refused', check: REFUSED });

    job.send();
    await settle();

    expect(job.getState()).toMatchObject({ step: 'processing' });
  });

  it('does not even read a file that is larger than allowed', async () => {
    const server = aServer({ polls: [] });
    const job = createUploadJob(BOM, PROJECT, { ...server.host, maxBytes: 5 });

    job.choose(aFile('123456'));

    expect(job.getState()).toMatchObject({ step: 'tooLarge', maxBytes: 5 });
    job.send();
    expect(server.uploads).toBe(0);
  });

  it('keeps the file when the connection drops, and sends it again', async () => {
    const server = aServer({ polls: [false], uploadErrors: [new NetworkError(REQUEST, 'connection')] });
    const job = await sentJob(server.host);
    expect(job.getState()).toMatchObject({ step: 'failed', error: { kind: 'connection' } });

    job.send();
    await settle();

    expect(job.getState()).toMatchObject({ step: 'processing' });
    expect(server.uploads).toBe(2);
  });

  it('keeps the file when the session ends in the middle, and tells the host once', async () => {
    const server = aServer({ polls: [false], uploadErrors: [new ApiError(REQUEST, 401)] });
    const job = await sentJob(server.host);

    expect(job.getState()).toMatchObject({ step: 'failed', file: { name: 'bom.json' } });
    expect(server.unauthorized).toBe(1);
  });

  it('goes back to the checked file when the upload is stopped', async () => {
    const server = aServer({ polls: [], isUploadEndless: true });
    const job = await sentJob(server.host);
    expect(job.getState()).toMatchObject({ step: 'uploading' });

    job.stop();
    await settle();

    expect(job.getState()).toMatchObject({ step: 'ready', check: ACCEPTED });
  });

  it('cannot be sent twice at once', async () => {
    const server = aServer({ polls: [], isUploadEndless: true });
    const job = await sentJob(server.host);

    job.send();
    job.choose(aFile());
    job.reset();
    await settle();

    expect(server.uploads).toBe(1);
    expect(job.getState()).toMatchObject({ step: 'uploading' });
  });

  it('forgets the check of a file that another one replaced', async () => {
    const server = aServer({ polls: [] });
    const job = createUploadJob(BOM, PROJECT, server.host);

    job.choose(aFile('1', 'first.json'));
    job.choose(aFile('2', 'second.json'));
    await settle();

    expect(job.getState()).toMatchObject({ step: 'ready', file: { name: 'second.json' } });
  });

  it('asks less and less often, and goes on through a broken connection', async () => {
    const broken = new NetworkError(REQUEST, 'connection');
    const server = aServer({ polls: [true, broken, true, false], imports: [1, 2] });
    const job = await sentJob(server.host);

    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.polled).toBe(1);
    await vi.advanceTimersByTimeAsync(1_350);
    expect(server.polled).toBe(2);
    expect(job.getState()).toMatchObject({ step: 'processing', pollError: broken });
    await vi.advanceTimersByTimeAsync(1_900);
    expect(job.getState()).not.toHaveProperty('pollError');
    await vi.advanceTimersByTimeAsync(5_000);

    expect(job.getState()).toMatchObject({ step: 'done' });
  });

  it('stops asking after a while and waits on when told so', async () => {
    const server = aServer({ polls: [], isProcessingEndless: true, imports: [1, 2] });
    const job = await sentJob(server.host);

    await vi.advanceTimersByTimeAsync(PATIENCE_MS + 1_000);
    expect(job.getState()).toMatchObject({ step: 'unfinished', token: 'token-1' });
    expect(server.polled).toBeLessThan(80);

    server.finish();
    job.waitOn();
    await vi.advanceTimersByTimeAsync(2_000);

    expect(job.getState()).toMatchObject({ step: 'done', outcome: { isImported: true } });
  });

  it('lets a file be sent that could not be checked', async () => {
    const server = aServer({ polls: [false] });
    const job = createUploadJob(BOM, PROJECT, {
      ...server.host,
      checkFile: () => Promise.reject(new Error('chunk not loaded')),
    });

    job.choose(aFile());
    await settle();
    expect(job.getState()).toMatchObject({ step: 'unchecked' });
    job.send();
    await settle();

    expect(job.getState()).toMatchObject({ step: 'processing' });
  });
});

const REQUEST = { method: 'POST', path: '/api/v1/bom' };

function aFile(content = '{}', name = 'bom.json'): File {
  return new File([content], name);
}

/** Lets promises settle without letting time pass. */
function settle() {
  return vi.advanceTimersByTimeAsync(0);
}

async function sentJob(host: UploadJobHost<BomOutcome>) {
  const job = createUploadJob(BOM, PROJECT, host);
  job.choose(aFile());
  await settle();
  job.send();
  await settle();
  return job;
}

interface ServerPlan {
  /** Answers to the questions for the token. */
  polls: (boolean | Error)[];
  check?: AcceptedBom | RefusedBom;
  /** `lastBomImport` before and after. */
  imports?: [number, number];
  components?: [number, number];
  projectError?: Error;
  uploadErrors?: Error[];
  isUploadEndless?: boolean;
  isProcessingEndless?: boolean;
}

/** A server that does what is planned; what a real one does is tested with the widget. */
function aServer(plan: ServerPlan) {
  const seen = { uploads: 0, polled: 0, unauthorized: 0, processed: [] as unknown[] };
  let isEndless = plan.isProcessingEndless ?? false;
  const errors = [...(plan.uploadErrors ?? [])];
  const polls = [...plan.polls];
  const json = (value: unknown) => new Response(JSON.stringify(value));

  async function send(request: ApiRequest): Promise<Response> {
    if (request.path.includes('/project/')) {
      if (plan.projectError) throw plan.projectError;
      // As it is before and after the file is taken.
      const index = seen.uploads > 0 ? 1 : 0;
      const counts = { critical: 0, high: 0, medium: 0, low: 0, vulnerabilities: 0, inheritedRiskScore: 0 };
      return json({
        uuid: PROJECT,
        name: 'app',
        lastBomImport: plan.imports?.[index],
        metrics: { ...counts, components: plan.components?.[index], findingsTotal: 0 },
      });
    }
    if (request.path.includes('/event/token/')) {
      seen.polled += 1;
      const next = isEndless ? true : (polls.shift() ?? false);
      if (next instanceof Error) throw next;
      return json({ processing: next });
    }
    seen.uploads += 1;
    const error = errors.shift();
    if (error) throw error;
    if (plan.isUploadEndless) {
      return new Promise((_, reject) => {
        request.signal?.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')));
      });
    }
    return json({ token: `token-${seen.uploads}` });
  }

  const api: ApiClient = { baseUrl: '', send };
  const host: UploadJobHost<BomOutcome> = {
    api,
    can: () => false,
    checkFile: () => Promise.resolve(plan.check ?? ACCEPTED),
    onUnauthorized: () => (seen.unauthorized += 1),
    onProcessed: (outcome) => seen.processed.push(outcome),
  };
  return Object.assign(seen, { host, finish: () => (isEndless = false) });
}
