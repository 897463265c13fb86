import { openWorker } from '../../openWorker.js';
import { yieldToBrowser } from '../../yieldToBrowser.js';
import type { BareComponent, DryRunPolicy, DryRunVerdict, VulnerabilitiesByPlace } from './dryRun.js';
import type { FromDryRunWorker, ToDryRunWorker } from './messages.js';

/** Holds the components of projects against one policy, off the main thread where that is possible. */
export interface DryRunJudge {
  /**
   * Judges the components of one project; several may be judged at a time.
   * @param loadVulnerabilities - called only where the verdict depends on them; what it throws, this throws
   */
  judge(
    components: readonly BareComponent[],
    loadVulnerabilities: () => Promise<VulnerabilitiesByPlace>,
  ): Promise<DryRunVerdict>;
  /** Ends the worker; what is not judged yet never is. */
  dispose(): void;
}

/** Makes a judge; its worker is started when first needed. @param createWorker - throws where workers are forbidden */
export function createDryRunJudge(
  policy: DryRunPolicy,
  createWorker: () => Worker = createDefaultWorker,
): DryRunJudge {
  let opened: Promise<DryRunJudge> | undefined;
  let isDisposed = false;
  const open = async () => {
    const worker = await openWorker(createWorker);
    const judge = worker
      ? judgeOfWorker(worker, policy, () => {
          opened = onPage(policy);
        })
      : onPage(policy);
    if (isDisposed) (await judge).dispose();
    return judge;
  };
  return {
    judge: async (components, loadVulnerabilities) =>
      (await (opened ??= open())).judge(components, loadVulnerabilities),
    dispose() {
      isDisposed = true;
      void opened?.then((judge) => judge.dispose());
    },
  };
}

/** A bundler finds the file of the worker by this very form of the call. */
function createDefaultWorker(): Worker {
  return new Worker(new URL('./dryRun.worker.js', import.meta.url), {
    type: 'module',
    name: 'bomdeck-dry-run',
  });
}

/** One project on its way through the worker. */
interface UnderWay {
  load: () => Promise<VulnerabilitiesByPlace>;
  resolve: (verdict: DryRunVerdict) => void;
  reject: (error: unknown) => void;
}

/**
 * @param onBroken - called when the worker ends unexpectedly because its memory is full. The next components
 * are checked elsewhere
 */
function judgeOfWorker(worker: Worker, policy: DryRunPolicy, onBroken: () => void): DryRunJudge {
  const underWay = new Map<number, UnderWay>();
  let last = 0;
  const post = (message: ToDryRunWorker) => worker.postMessage(message);
  const supply = async (id: number, { load, reject }: UnderWay) => {
    try {
      post({ type: 'vulnerabilities', id, vulnerabilities: await load() });
    } catch (error) {
      underWay.delete(id);
      post({ type: 'forget', id });
      reject(error);
    }
  };
  worker.onmessage = ({ data }: MessageEvent<FromDryRunWorker>) => {
    const one = underWay.get(data.id);
    if (!one) return;
    if (data.type === 'asks') return void supply(data.id, one);
    underWay.delete(data.id);
    one.resolve(data.verdict);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    onBroken();
    const error = new Error(`Bomdeck: the worker of the dry run stopped. ${event.message ?? ''}`);
    for (const { reject } of underWay.values()) reject(error);
    underWay.clear();
  };
  post({ type: 'begin', policy });
  return {
    judge: (components, load) =>
      new Promise((resolve, reject) => {
        last += 1;
        underWay.set(last, { load, resolve, reject });
        post({ type: 'components', id: last, components });
      }),
    dispose: () => worker.terminate(),
  };
}

/** Judges in slices, so that the page stays free. */
async function onPage(policy: DryRunPolicy): Promise<DryRunJudge> {
  // The worker has the rules in its own file: they are loaded for pages without one only.
  const { dryRunOf } = await import('./dryRun.js');
  const dryRun = dryRunOf(policy);
  return {
    async judge(components, load) {
      const needsThem = dryRun.needsVulnerabilities(components);
      const vulnerabilities = needsThem ? await load() : new Map<number, never>();
      const hits: DryRunVerdict['hits'][number][] = [];
      const lacking: Record<number, number> = {};
      for (let start = 0; start < components.length; start += SLICE) {
        await yieldToBrowser();
        const slice = components.slice(start, start + SLICE);
        const verdict = dryRun.judge(slice, shifted(vulnerabilities, start, slice.length));
        for (const { component, conditions } of verdict.hits) {
          hits.push({ component: component + start, conditions });
        }
        for (const [place, count] of Object.entries(verdict.lacking)) {
          lacking[Number(place)] = (lacking[Number(place)] ?? 0) + count;
        }
      }
      return { hits, lacking };
    },
    dispose: () => undefined,
  };
}

/** Takes a few milliseconds, whatever the conditions check. */
const SLICE = 500;

function shifted(
  vulnerabilities: VulnerabilitiesByPlace,
  start: number,
  length: number,
): VulnerabilitiesByPlace {
  const part = new Map<number, NonNullable<ReturnType<VulnerabilitiesByPlace['get']>>>();
  for (let place = 0; place < length; place += 1) {
    const found = vulnerabilities.get(start + place);
    if (found) part.set(place, found);
  }
  return part;
}
