import type { ServerContext } from '../context.js';
import { saveSetting, settingOf } from '../store/settings.js';
import type { JobKind } from './kinds.js';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

interface RecurringWork {
  /** Setting of the group `task-scheduler` with the hours between one time and the next. */
  cadence: string;
  /** The default when the setting does not exist. */
  hours: number;
  /** The name in the database for the time of the last run. */
  doneAt: string;
  /**
   * True when a server that never ran it starts with it. Otherwise its subjects are processed as they arrive,
   * and this can wait.
   */
  isDueAtFirst: boolean;
}

/**
 * The work that is repeated for the full portfolio. Vulnerabilities are entered after the components that
 * have them, things become old enough for a policy without any user action, and packages get newer versions.
 */
const RECURRING = {
  refreshPortfolioMetrics: {
    cadence: 'portfolio.metrics.update.cadence',
    hours: 1,
    doneAt: 'portfolioMeasuredAt',
    isDueAtFirst: true,
  },
  analyzePortfolio: {
    cadence: 'portfolio.vulnerability.analysis.cadence',
    hours: 24,
    doneAt: 'policiesEvaluatedAt',
    isDueAtFirst: true,
  },
  identifyInternalComponents: {
    cadence: 'internal.components.identification.cadence',
    hours: 6,
    doneAt: 'internalComponentsIdentifiedAt',
    isDueAtFirst: false,
  },
  lookUpPortfolio: {
    cadence: 'repository.metadata.fetch.cadence',
    hours: 24,
    doneAt: 'portfolioLookedUpAt',
    isDueAtFirst: false,
  },
} satisfies Partial<Record<JobKind, RecurringWork>>;

type RecurringKind = keyof typeof RECURRING;

/** Hours between one time and the next, as it is set now. */
export function cadenceOf({ config }: Pick<ServerContext, 'config'>, kind: RecurringKind): number {
  const { cadence, hours } = RECURRING[kind];
  return Number(config.text('task-scheduler', cadence) ?? hours);
}

/** Records that the work was done, on schedule or by request. The next run is scheduled from now on. */
export function noteDone({ db, now }: Pick<ServerContext, 'db' | 'now'>, kind: RecurringKind): void {
  saveSetting(db, RECURRING[kind].doneAt, String(now()));
}

/**
 * Runs each of them when it is due, and missed ones immediately.
 * @returns a function that stops it
 */
export function keepRecurring(server: ServerContext): () => void {
  const enqueueDue = () => {
    for (const kind of Object.keys(RECURRING) as RecurringKind[]) {
      if (isDue(server, kind))
        server.jobs.enqueue({ kind, payload: {}, lane: 'portfolio', isMergeable: true });
    }
  };
  enqueueDue();
  const timer = setInterval(() => {
    try {
      enqueueDue();
    } catch (error) {
      server.log('Could not start the work that is due. The server tries again in an hour', error);
    }
  }, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function isDue(server: ServerContext, kind: RecurringKind): boolean {
  const { doneAt, isDueAtFirst } = RECURRING[kind];
  const last = settingOf(server.db, doneAt);
  if (last === undefined && !isDueAtFirst) {
    noteDone(server, kind);
    return false;
  }
  // This is checked every hour, and the check may come a moment early.
  return server.now() - Number(last ?? 0) >= cadenceOf(server, kind) * HOUR_MS - MINUTE_MS;
}
