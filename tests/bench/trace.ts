/** Measures the work of a page in Chromium. */
import type { CDPSession } from '@playwright/test';

/** The methods that send commands to a browser and receive its events. */
export type Protocol = Pick<CDPSession, 'send' | 'on' | 'once' | 'off'>;

/** For how long the page has been at work so far, in milliseconds of processor time. */
export async function busyMs(cdp: Protocol): Promise<number> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1_000;
}

/**
 * Starts a trace. The returned function ends it and resolves with the longest task of the page in
 * milliseconds.
 */
export async function startTrace(cdp: Protocol): Promise<() => Promise<number>> {
  const ended = await startTaskTrace(cdp);
  return async () => (await ended()).ms;
}

/**
 * The same, with the longest time that a task had the processor: of a machine with other work a task takes longer than
 * the page is at fault for.
 */
export async function startTaskTrace(
  cdp: Protocol,
): Promise<() => Promise<{ readonly ms: number; readonly processorMs: number }>> {
  const events: {
    name: string;
    dur?: number;
    tdur?: number;
    ph: string;
    pid: number;
    tid: number;
    args: { name?: string };
  }[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as typeof events));
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata', 'disabled-by-default-devtools.timeline'] },
  });
  return async () => {
    const done = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
    await cdp.send('Tracing.end');
    await done;
    cdp.off('Tracing.dataCollected', collect);
    const mains = new Set(
      events
        .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid}:${tid}`),
    );
    const tasks = events.filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid}:${tid}`));
    const longest = (of: (task: (typeof tasks)[number]) => number) => Math.max(0, ...tasks.map(of)) / 1_000;
    return { ms: longest(({ dur = 0 }) => dur), processorMs: longest(({ tdur = 0 }) => tdur) };
  };
}
