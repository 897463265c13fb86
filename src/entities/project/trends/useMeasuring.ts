import type { ApiClient } from '../../../api/client.js';
import type { ResourceKey } from '../../../data/resources/resourceKey.js';
import { useSave } from '../../../data/useSave.js';
import { isWholeDay } from '../../../domain/isWholeDay.js';
import { pause } from '../../../domain/pause.js';
import { useHost } from '../../../host/KitProvider.js';
import { useIntl } from '../../../i18n/index.js';
import type { Metrics } from '../../../schema/metrics.js';
import { messages } from './trends.messages.js';

/** The metrics to recalculate. */
export interface Measuring {
  /** The time when the metrics shown were calculated, in epoch milliseconds. */
  measuredAt: number | undefined;
  /** Has the server measure, which it does later. */
  refresh: (api: ApiClient, signal: AbortSignal) => Promise<void>;
  /** Loads the metrics of the last day, oldest first. */
  latest: (api: ApiClient, signal: AbortSignal) => Promise<readonly Metrics[]>;
  /** Returns the keys that are stale afterward. */
  stale: () => readonly ResourceKey[];
  /** Notice: it was measured again. */
  done: string;
  /** Notice: it was not. */
  failed: string;
}

/** Has the server measure again, and follows that to its end, also after the widget was left. */
export function useMeasuring(measuring: Measuring) {
  const intl = useIntl();
  const { api } = useHost();
  const { submit, isRunning } = useSave({
    save: (_: void, signal) => measured(api, measuring, signal),
    stale: measuring.stale,
    notice: (isDone) =>
      isDone
        ? measuring.done
        : {
            title: intl.formatMessage(messages.stillMeasuring),
          },
    failed: () => measuring.failed,
  });
  return { start: () => void submit(undefined), isRunning };
}

/** Resolves to true if there are newer metrics than those shown. */
async function measured(api: ApiClient, measuring: Measuring, signal: AbortSignal): Promise<boolean> {
  const { refresh, latest, measuredAt = 0 } = measuring;
  // Metrics of a day carry the start of the day as their time, however often they are counted. Only changed
  // values show that they were recalculated.
  const isOfDay = measuredAt > 0 && isWholeDay(measuredAt);
  const before = isOfDay ? JSON.stringify((await latest(api, signal)).at(-1)) : undefined;
  await refresh(api, signal);
  const end = Date.now() + (isOfDay ? PATIENCE_WITH_DAYS_MS : PATIENCE_MS);
  for (let wait = 500; Date.now() < end; wait = Math.min(wait * 2, 5_000)) {
    await pause(wait, signal);
    const now = (await latest(api, signal)).at(-1);
    if (now?.lastOccurrence !== undefined && now.lastOccurrence > measuredAt) return true;
    if (isOfDay && JSON.stringify(now) !== before) return true;
  }
  // Metrics of a day that have not changed by then count as recalculated.
  return isOfDay;
}

const PATIENCE_MS = 3 * 60_000;
const PATIENCE_WITH_DAYS_MS = 20_000;
