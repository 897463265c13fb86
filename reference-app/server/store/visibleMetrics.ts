import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

import { NOTHING_COUNTED } from '../rules/metricsCounters.js';
import { rowsOf } from './database.js';
import type { Database } from './database.js';
import type { PortfolioMetricsJson } from './metrics.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Metrics of the portfolio for who sees only some of its projects: the latest of each active one, added up. `undefined` when none
 * was ever measured.
 * @param isVisible - a condition on `project.id`, see http/access.ts
 */
export function currentVisibleMetrics(
  db: Database,
  isVisible: RawBuilder<SqlBool>,
): PortfolioMetricsJson | undefined {
  const [row] = rowsOf<Occurrences & Figures>(
    db,
    sql`select ${sumsOf()}, max("firstOccurrence") as "firstOccurrence", max("lastOccurrence") as "lastOccurrence"
      from project left join "projectMetrics" as reading on reading.id = (
        select id from "projectMetrics" where "projectId" = project.id order by "lastOccurrence" desc, id desc limit 1)
      where project.active = 1 and ${isVisible}`,
  );
  const { firstOccurrence, lastOccurrence, ...figures } = row ?? NEVER;
  if (firstOccurrence === null || lastOccurrence === null) return undefined;
  return { ...(figures as Figures), firstOccurrence, lastOccurrence };
}

/**
 * The same since a moment: one for each day on which a project changed, oldest first. What a project was counted at holds until it
 * is counted at something else.
 */
export function visibleMetricsSince(
  db: Database,
  isVisible: RawBuilder<SqlBool>,
  since: number,
): PortfolioMetricsJson[] {
  const changes = rowsOf<Figures & { at: number; measured: number }>(
    db,
    sql`with reading as (
        select "projectMetrics".*,
          lead("firstOccurrence") over (partition by "projectId" order by "firstOccurrence", "projectMetrics".id) as until
        from project join "projectMetrics" on "projectId" = project.id and "lastOccurrence" >= coalesce(
          (select max("lastOccurrence") from "projectMetrics" where "projectId" = project.id and "lastOccurrence" < ${since}), 0)
        where project.active = 1 and ${isVisible}
      ), change as (
        select *, 1 as sign, max("firstOccurrence", ${since}) as at from reading where until is null or until > ${since}
        union all select *, -1, until from reading where until > ${since}
      )
      select ${sumsOf(sql`sign * `)}, max(at) as at, max("lastOccurrence") as measured
      from change group by at / ${DAY_MS} order by at`,
  );
  const last = Math.max(...changes.map(({ measured }) => measured));
  if (last < since) return [];
  const sum: Figures = { ...NO_FIGURES };
  return changes.map(({ at, measured: _, ...figures }, place) => {
    for (const name of FIGURES) sum[name] += figures[name];
    // As with stored metrics, each row lasts until the next one starts.
    const lastOccurrence = (changes[place + 1]?.at ?? last + 1) - 1;
    return { ...sum, firstOccurrence: at, lastOccurrence };
  });
}

type Occurrences = Record<'firstOccurrence' | 'lastOccurrence', number | null>;

type Figures = Omit<PortfolioMetricsJson, keyof Occurrences>;

const NEVER = { firstOccurrence: null, lastOccurrence: null };

const NO_FIGURES: Figures = {
  ...NOTHING_COUNTED,
  projects: 0,
  vulnerableProjects: 0,
  components: 0,
  vulnerableComponents: 0,
};

const FIGURES = Object.keys(NO_FIGURES) as (keyof Figures)[];

/** The expression that each metric sums. Other metrics sum the column of the same name. */
const TERMS: Partial<Record<keyof Figures, string>> = {
  projects: '1',
  vulnerableProjects: '(vulnerabilities > 0)',
};

function sumsOf(factor: RawBuilder<unknown> = sql``): RawBuilder<unknown> {
  return sql.join(
    FIGURES.map(
      (name) => sql`coalesce(sum(${factor}${sql.raw(TERMS[name] ?? `"${name}"`)}), 0) as ${sql.ref(name)}`,
    ),
  );
}
