import type { ApiClient } from '../../../api/client.js';
import type { ResourceKey } from '../../../data/resources/resourceKey.js';
import { useSave } from '../../../data/useSave.js';
import { isWholeDay } from '../../../domain/isWholeDay.js';
import { pause } from '../../../domain/pause.js';
import { useHost } from '../../../host/KitProvider.js';
import { useIntl } from '../../../i18n/index.js';
import type { Metrics } from '../../../schema/metrics.js';
import { messages } from './trends.messages.js';

/** What is measured again. */
export interface Measuring {
  /** When the figures that are shown were measured, epoch milliseconds. */
  measuredAt: number | undefined;
  /** Has the server measure, which it does later. */
  refresh: (api: ApiClient, signal: AbortSignal) => Promise<void>;
  /** The figures of the last day, oldest first. */
  latest: (api: ApiClient, signal: AbortSignal) => Promise<readonly Metrics[]>;
  /** What is stale after that. */
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

/** Resolves with whether there are newer figures than those that are shown. */
async function measured(api: ApiClient, measuring: Measuring, signal: AbortSignal): Promise<boolean> {
  const { refresh, latest, measuredAt = 0 } = measuring;
  // Figures of a day name its beginning however often they are counted: only others tell that they were.
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
  // What did not change until then is as it was.
  return isOfDay;
}

const PATIENCE_MS = 3 * 60_000;
const PATIENCE_WITH_DAYS_MS = 20_000;
