import { listPortfolioMetrics, refreshPortfolioMetrics } from '../../../api/projects.js';
import type { ApiClient } from '../../../api/client.js';
import * as portfolioMetrics from '../../../data/resources/portfolioMetrics.js';
import * as projects from '../../../data/resources/projects.js';
import { useSave } from '../../../data/useSave.js';
import { pause } from '../../../domain/pause.js';
import { useHost } from '../../../host/KitProvider.js';
import { useIntl } from '../../../i18n/index.js';
import { messages } from './PortfolioDashboard.messages.js';

/**
 * Has the server measure the portfolio again, and follows that to its end, also after the dashboard was left.
 * @param measuredAt - when the figures that are shown were measured, epoch milliseconds
 */
export function useRecalculation(measuredAt: number | undefined) {
  const intl = useIntl();
  const { api } = useHost();
  const { submit, isRunning } = useSave({
    save: (_: void, signal) => measured(api, measuredAt ?? 0, signal),
    stale: () => [portfolioMetrics.all, projects.all],
    notice: (isDone) =>
      isDone
        ? intl.formatMessage(messages.recalculated)
        : {
            title: intl.formatMessage(messages.stillMeasuring),
            detail: intl.formatMessage(messages.stillMeasuringDetail),
          },
    failed: () => intl.formatMessage(messages.recalculateFailed),
  });
  return { start: () => void submit(undefined), isRunning };
}

/** Resolves with whether there are newer figures than those of a time. */
async function measured(api: ApiClient, since: number, signal: AbortSignal): Promise<boolean> {
  await refreshPortfolioMetrics(api, signal);
  const end = Date.now() + PATIENCE_MS;
  for (let wait = 500; Date.now() < end; wait = Math.min(wait * 2, 5_000)) {
    await pause(wait, signal);
    const latest = (await listPortfolioMetrics(api, 1, signal)).at(-1)?.lastOccurrence;
    if (latest !== undefined && latest > since) return true;
  }
  return false;
}

const PATIENCE_MS = 3 * 60_000;
