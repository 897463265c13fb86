import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../../../src/api/client.js';
import { ShapeError } from '../../../src/api/errors.js';
import { withoutNulls } from '../../../src/api/findings/withoutNulls.js';
import { listFindings } from '../../../src/api/findings.js';
import { largeFindings, largeFindingsBody } from '../../support/largeFindings.js';
import { workerOfFile } from '../../support/workerFile.js';

const HIDDEN = { showSuppressed: false };

afterEach(() => vi.unstubAllGlobals());

describe('listFindings', () => {
  it('gives every row in the order of the answer, with what a list needs', async () => {
    const wire = largeFindings(300);
    const { api } = answering(JSON.stringify(wire), { 'X-Total-Count': '300' });

    const { rows } = await listFindings(api, 'p', HIDDEN);

    expect(rows).toHaveLength(300);
    wire.forEach(({ component, vulnerability, analysis, attribution }, index) => {
      expect(rows[index]).toMatchObject({
        index,
        component,
        state: analysis.state,
        isSuppressed: analysis.isSuppressed,
        analyzer: attribution.analyzerIdentity,
        attributedOn: attribution.attributedOn,
      });
      expect(rows[index]!.vulnerability).toMatchObject({
        uuid: vulnerability.uuid,
        vulnId: vulnerability.vulnId,
        severity: vulnerability.severity,
        cwes: vulnerability.cwes ?? [],
      });
      expect(rows[index]!.vulnerability.epssScore).toBe(vulnerability.epssScore);
      expect(rows[index]!.vulnerability.cvssV3BaseScore).toBe(vulnerability.cvssV3BaseScore);
    });
  });

  it('knows which rows share a component or a vulnerability', async () => {
    const { api } = answering(largeFindingsBody(300));

    const { rows, parts } = await listFindings(api, 'p', HIDDEN);

    expect(parts.components.length).toBeLessThan(300);
    for (const [index, { component, vulnerability }] of rows.entries()) {
      expect(parts.components[parts.componentOf[index]!]).toBe(component);
      expect(parts.vulnerabilities[parts.vulnerabilityOf[index]!]).toBe(vulnerability);
    }
  });

  it('fails with a timeout when the list falls silent in the middle', async () => {
    const text = JSON.stringify(largeFindings(300));
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(text.slice(0, 50_000))),
    });
    const api = createApiClient({
      baseUrl: '',
      timeoutMs: 20,
      fetch: () => Promise.resolve(new Response(body, { headers: { 'X-Total-Count': '300' } })),
    });

    await expect(listFindings(api, 'p', HIDDEN)).rejects.toMatchObject({
      name: 'NetworkError',
      kind: 'timeout',
    });
  });

  it('finds the long texts of any row', async () => {
    const wire = largeFindings(300);
    const { api } = answering(JSON.stringify(wire));

    const list = await listFindings(api, 'p', HIDDEN);

    for (const [index, row] of list.rows.entries()) {
      expect(list.textsOf(row.vulnerability)).toEqual(withoutNulls(wire[index]!.vulnerability));
    }
  });

  it('asks whether suppressed findings are wanted, for the project, encoded', async () => {
    const { api, asked } = answering('[]');

    const { rows } = await listFindings(api, 'a/b', { showSuppressed: true });

    expect(rows).toEqual([]);
    expect(asked[0]).toContain('/api/v1/finding/project/a%2Fb?suppressed=true&');
  });

  it('takes null for what is not known', async () => {
    const [finding] = largeFindings(1);
    const odd = { ...finding!, component: { ...finding!.component, latestVersion: null, group: null } };
    const { api } = answering(JSON.stringify([odd]));

    const { rows } = await listFindings(api, 'p', HIDDEN);

    expect(rows[0]!.component.latestVersion).toBeUndefined();
  });

  it('loads every page of a server that pages', async () => {
    const wire = largeFindings(25);
    const { api, asked } = answeringWith((page) =>
      respond(JSON.stringify(wire.slice((page - 1) * 10, page * 10)), { 'X-Total-Count': '25' }),
    );

    const { rows } = await listFindings(api, 'p', HIDDEN);

    expect(rows.map(({ index }) => index)).toEqual(wire.map((_, index) => index));
    expect(asked).toHaveLength(3);
  });

  it('never passes a list off as complete that ends before its total', async () => {
    const { api } = answeringWith((page) =>
      respond(page === 1 ? largeFindingsBody(10) : '[]', { 'X-Total-Count': '25' }),
    );

    await expect(listFindings(api, 'p', HIDDEN)).rejects.toMatchObject({
      name: 'ShapeError',
      explanation: 'the list ends at 10 of 25 rows',
    });
  });

  it.each([
    ['nothing', '', '', 'found nothing'],
    ['a page', '<html><body>Bad gateway', '', 'found a page'],
    ['an object', '{}', '', 'something else'],
    ['a text without a closing bracket', largeFindingsBody(3).slice(0, -1), '', 'breaks off'],
    ['a text cut in a row', largeFindingsBody(3).slice(0, -900), '', 'breaks off'],
    ['a row that is no JSON', '[{"a":}]', '[0]', 'not JSON'],
    ['a row that is a number', '[7]', '[0]', 'expected type'],
    ['a row without a component', '[{}]', '[0].component', 'expected type'],
  ])('refuses %s as a ShapeError', async (_, body, path, explanation) => {
    const { api } = answering(body);

    const error = await listFindings(api, 'p', HIDDEN).catch((thrown: unknown) => thrown);

    expect(error).toBeInstanceOf(ShapeError);
    expect(error).toMatchObject({ path, request: { path: '/api/v1/finding/project/p' } });
    expect((error as ShapeError).explanation).toContain(explanation);
  });

  it('names the row and the field that is wrong, without its value', async () => {
    const wire = largeFindings(5);
    (wire[3]!.vulnerability as { severity: string }).severity = '<img src=x>';
    const { api } = answering(JSON.stringify(wire));

    const error = await listFindings(api, 'p', HIDDEN).catch((thrown: unknown) => thrown);

    expect(error).toMatchObject({ path: '[3].vulnerability.severity' });
    expect(String(error)).not.toContain('<img');
  });

  it('says that the connection broke when it breaks in the middle', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(largeFindingsBody(2).slice(0, 500)));
        controller.error(new TypeError('terminated'));
      },
    });
    const { api } = answeringWith(() => new Response(body));

    await expect(listFindings(api, 'p', HIDDEN)).rejects.toMatchObject({
      name: 'NetworkError',
      kind: 'connection',
    });
  });

  it('stops when it is told to, without a failure to show', async () => {
    const { api } = answering(largeFindingsBody(500), {}, 1_000);
    const controller = new AbortController();

    const listing = listFindings(
      api,
      'p',
      { ...HIDDEN, onProgress: () => controller.abort(new DOMException('Stopped.', 'AbortError')) },
      controller.signal,
    );

    await expect(listing).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('keeps control characters, markup, right-to-left text and emoji as they are', async () => {
    const [finding] = largeFindings(1);
    const hostile = '<img src=x onerror=alert(1)> \u0000 \u202eתשלומים 😀 ' + 'x'.repeat(10_000);
    finding!.component.name = hostile;
    finding!.vulnerability.description = hostile;
    const { api } = answering(JSON.stringify([finding]), {}, 7);

    const list = await listFindings(api, 'p', HIDDEN);

    expect(list.rows[0]!.component.name).toBe(hostile);
    expect(list.textsOf(list.rows[0]!.vulnerability).description).toBe(hostile);
  });
});

describe('listFindings with a worker', () => {
  it('reads there and gives the same rows and texts', async () => {
    const body = largeFindingsBody(1_000);
    const here = await listFindings(answering(body).api, 'p', { ...HIDDEN, createWorker: noWorker });
    const createWorker = vi.fn(inProcessWorker);
    const progress: number[] = [];

    const there = await listFindings(answering(body, { 'X-Total-Count': '1000' }).api, 'p', {
      ...HIDDEN,
      createWorker,
      onProgress: ({ rows }) => progress.push(rows),
    });

    expect(createWorker).toHaveBeenCalledOnce();
    expect(there.rows).toEqual(here.rows);
    expect(there.textsOf(there.rows[999]!.vulnerability)).toEqual(
      here.textsOf(here.rows[999]!.vulnerability),
    );
    expect(progress).toEqual([250, 500, 750, 1000]);
  });

  it.each([
    ['a long list waits', 300, false],
    ['a short list does not wait', 50, true],
  ])('%s until the frame is drawn', async (_, count, isReadBefore) => {
    let draw = () => {};
    const untilDrawn = new Promise<void>((resolve) => {
      draw = resolve;
    });
    const { api } = answering(largeFindingsBody(count), { 'X-Total-Count': String(count) });
    let isRead = false;

    const list = listFindings(api, 'p', {
      ...HIDDEN,
      createWorker: inProcessWorker,
      onProgress: () => (isRead = true),
      untilDrawn,
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isRead).toBe(isReadBefore);

    draw();
    expect((await list).rows).toHaveLength(count);
  });

  it('is left alone for a short list', async () => {
    const createWorker = vi.fn(inProcessWorker);

    await listFindings(answering(largeFindingsBody(50), { 'X-Total-Count': '50' }).api, 'p', {
      ...HIDDEN,
      createWorker,
    });
    await listFindings(answering(largeFindingsBody(50)).api, 'p', { ...HIDDEN, createWorker });

    expect(createWorker).not.toHaveBeenCalled();
  });

  it.each<[string, () => Worker]>([
    ['are missing', noWorker],
    ['fail to start', failingWorker],
  ])('is done without where workers %s', async (_, createWorker) => {
    const { rows } = await listFindings(answering(largeFindingsBody(400)).api, 'p', {
      ...HIDDEN,
      createWorker,
    });

    expect(rows).toHaveLength(400);
  });

  it('reports damage just as well', async () => {
    const { api } = answering(largeFindingsBody(400).slice(0, -10));

    await expect(listFindings(api, 'p', { ...HIDDEN, createWorker: inProcessWorker })).rejects.toMatchObject({
      name: 'ShapeError',
      explanation: 'the answer breaks off',
    });
  });
});

function answering(body: string, headers?: Record<string, string>, chunkBytes?: number) {
  return answeringWith(() => respond(body, headers, chunkBytes));
}

function answeringWith(answer: (page: number) => Response) {
  const asked: string[] = [];
  const fetch = (url: RequestInfo | URL) => {
    asked.push(String(url));
    const page = Number(new URL(String(url), 'http://host.example').searchParams.get('pageNumber'));
    return Promise.resolve(answer(page));
  };
  return { api: createApiClient({ baseUrl: '', fetch: fetch as typeof globalThis.fetch }), asked };
}

/** An answer that arrives in pieces of an odd size. */
function respond(body: string, headers: Record<string, string> = {}, chunkBytes = 60_013): Response {
  const bytes = new TextEncoder().encode(body);
  let start = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (start >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(start, start + chunkBytes));
      start += chunkBytes;
    },
  });
  return new Response(stream, { headers });
}

function noWorker(): Worker {
  throw new DOMException('Workers are forbidden here.', 'SecurityError');
}

function failingWorker(): Worker {
  const worker = { terminate() {}, postMessage() {} } as unknown as Worker;
  setTimeout(() => worker.onerror?.({ preventDefault() {} } as ErrorEvent));
  return worker;
}

const inProcessWorker = () => workerOfFile(() => import('../../../src/api/findings/findings.worker.js'));
