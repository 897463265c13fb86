import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../../../../../src/api/client.js';
import { ApiError } from '../../../../../src/api/errors.js';
import {
  PortfolioScanner,
  type ComponentJudge,
  type ScanTask,
  type ScanVerdict,
} from '../../../../../src/entities/project/portfolioScan/PortfolioScanner.js';

/** A client of a server that answers so about each project. */
function clientOf(answer: (projectId: string) => Response | Promise<Response>) {
  return createApiClient({
    baseUrl: 'https://server.example',
    fetch: async (url, init) => {
      const gone = new Promise<never>((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal!.reason as Error)),
      );
      return Promise.race([answer(String(url).split('/').at(-1)!), gone]);
    },
  });
}

const active = (uuid: string) => Response.json({ uuid, name: uuid, active: true });
const refused = (status: number) => Response.json({ status }, { status });
const named = (...uuids: string[]) => uuids.map((uuid) => ({ uuid, name: uuid }));

function scannerOf(task: Partial<ScanTask<number>> & Pick<ScanTask<number>, 'openJudge'>) {
  return new PortfolioScanner<number>({
    api: clientOf(active),
    extent: { kind: 'chosen', projects: named('a', 'b', 'c') },
    includeInactive: false,
    onlyLatest: false,
    ...task,
  });
}

const NOTHING: ScanVerdict<number> = { components: 1, hits: [] };

/** A judge that never answers of some projects until the scan is stopped. */
const heldJudge = (isHeld: (projectId: string) => boolean): ComponentJudge<number> => ({
  judge: (projectId, _, signal) =>
    isHeld(projectId)
      ? new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        )
      : Promise.resolve(NOTHING),
});

describe('PortfolioScanner', () => {
  it('counts what is left without the projects that were not found', async () => {
    let isHeld = true;
    const scanner = scannerOf({
      api: clientOf((uuid) => (uuid === 'c' ? refused(404) : active(uuid))),
      openJudge: () => heldJudge((uuid) => isHeld && uuid === 'b'),
    });
    const running = scanner.start();
    await vi.waitFor(() => expect(scanner.getSnapshot()).toMatchObject({ looked: 1, total: 2, left: 1 }));

    scanner.stop();
    await running;

    const gone = named('c');
    expect(scanner.getSnapshot()).toMatchObject({ status: 'over', isStopped: true, left: 1, gone });

    isHeld = false;
    scanner.again();
    await vi.waitFor(() => expect(scanner.getSnapshot().status).toBe('over'));
    expect(scanner.getSnapshot()).toMatchObject({ isStopped: false, looked: 2, left: 0, gone });
  });

  it('leaves none where projects may not be seen, are gone, or could not be read', async () => {
    const status: Readonly<Record<string, number>> = { a: 403, b: 404, c: 500 };
    const scanner = scannerOf({
      openJudge: () => ({
        judge: (uuid) =>
          Promise.reject(new ApiError({ method: 'GET', path: `/api/v1/project/${uuid}` }, status[uuid]!)),
      }),
    });

    await scanner.start();

    expect(scanner.getSnapshot()).toMatchObject({
      status: 'over',
      isStopped: false,
      total: 3,
      looked: 0,
      left: 0,
      failed: [{ item: { uuid: 'c' } }],
    });
  });

  it('finds no further projects after it could not begin, and begins anew', async () => {
    const asked: string[] = [];
    let answer: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    let isBroken = true;
    const scanner = scannerOf({
      api: clientOf(async (uuid) => {
        asked.push(uuid);
        if (isBroken) await held;
        return active(uuid);
      }),
      extent: { kind: 'chosen', projects: named('a', 'b', 'c', 'd', 'e') },
      openJudge: async () => {
        await vi.waitFor(() => expect(asked).toContain('d'));
        if (isBroken) throw new Error('broken');
        return heldJudge(() => false);
      },
    });

    await scanner.start();
    expect(scanner.getSnapshot()).toMatchObject({ status: 'over', isStopped: false });
    expect(scanner.getSnapshot().error).toEqual(new Error('broken'));

    answer!();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toEqual(['a', 'b', 'c', 'd']);

    isBroken = false;
    asked.length = 0;
    await scanner.start();
    expect(scanner.getSnapshot()).toMatchObject({ status: 'over', looked: 5 });
    expect(scanner.getSnapshot().error).toBeUndefined();
  });

  it('lets go of what judges where no projects could be found', async () => {
    const dispose = vi.fn();
    const scanner = scannerOf({
      api: clientOf(() => refused(500)),
      openJudge: () => ({ ...heldJudge(() => false), dispose }),
    });

    await scanner.start();
    expect(dispose).toHaveBeenCalledTimes(1);

    scanner.dispose();
    expect(dispose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['it could not find the projects', () => refused(500), () => {}],
    ['it was stopped', active, (scanner: PortfolioScanner<number>) => scanner.stop()],
    ['its view was left', active, (scanner: PortfolioScanner<number>) => scanner.dispose()],
  ])('lets go of what would have judged after %s', async (_, answer, end) => {
    const dispose = vi.fn();
    let open: ((judge: ComponentJudge<number>) => void) | undefined;
    const scanner = scannerOf({
      api: clientOf(answer),
      openJudge: () => new Promise((resolve) => (open = resolve)),
    });
    const running = scanner.start();
    await vi.waitFor(() => expect(open).toBeDefined());
    end(scanner);
    await Promise.race([running, new Promise((resolve) => setTimeout(resolve, 20))]);

    open!({ ...heldJudge(() => false), dispose });
    await running;

    await vi.waitFor(() => expect(dispose).toHaveBeenCalledTimes(1));
    expect(scanner.getSnapshot().looked).toBe(0);
  });
});
