import { Hono } from 'hono';

import { DependencyMetrics } from '../answers/component.js';
import { PortfolioMetrics, ProjectMetrics, VulnerabilityMetrics } from '../answers/project.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { isRestricted, isVisible, requireAccess } from '../http/access.js';
import { empty, json } from '../http/answer.js';
import { uuidParam } from '../http/body.js';
import { NOTHING, answers, listed, orNothing } from '../http/described.js';
import { permit } from '../http/guards.js';
import { integerParam } from '../http/page.js';
import { badRequest, notFound } from '../http/refusal.js';
import { projectLane } from '../runtime/queue.js';
import { findComponent } from '../store/components.js';
import {
  componentMetricsSince,
  currentComponentMetrics,
  currentPortfolioMetrics,
  currentProjectMetrics,
  portfolioMetricsSince,
  projectMetricsSince,
} from '../store/metrics.js';
import { findProject } from '../store/projects.js';
import { currentVisibleMetrics, visibleMetricsSince } from '../store/visibleMetrics.js';
import { publishedByMonth } from '../store/vulnerabilities.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Counters of the portfolio, of projects and of components: the latest, their history, and counting again. */
export function metricsRoutes(server: ServerContext): ApiRouter {
  const { db, jobs, now } = server;
  const router: ApiRouter = new Hono();
  const view = permit('VIEW_PORTFOLIO');
  const manage = permit('PORTFOLIO_MANAGEMENT');
  const daysAgo = (c: ApiContext) => now() - integerParam(c, 'days') * DAY_MS;

  router.get('/metrics/portfolio/current', view, answers(orNothing(PortfolioMetrics)), (c) =>
    current(c, currentPortfolio(c, server)),
  );
  router.get('/metrics/portfolio/since/:date', view, answers(listed(PortfolioMetrics), 400), (c) =>
    json(c, portfolioSince(c, server, dayOf(c))),
  );
  router.get('/metrics/portfolio/refresh', manage, answers(NOTHING), () => {
    jobs.enqueue({ kind: 'refreshPortfolioMetrics', payload: {}, lane: 'portfolio', isMergeable: true });
    return empty();
  });
  router.get('/metrics/portfolio/:days/days', view, answers(listed(PortfolioMetrics), 400), (c) =>
    json(c, portfolioSince(c, server, daysAgo(c))),
  );

  router.get('/metrics/project/:uuid/current', view, answers(orNothing(ProjectMetrics), 404), (c) =>
    current(c, currentProjectMetrics(db, projectOf(c, server, 'getProjectCurrentMetrics.arg0'))),
  );
  router.get('/metrics/project/:uuid/since/:date', view, answers(listed(ProjectMetrics), 404), (c) =>
    json(c, projectMetricsSince(db, projectOf(c, server, 'getProjectMetricsSince.arg0'), dayOf(c))),
  );
  router.get('/metrics/project/:uuid/days/:days', view, answers(listed(ProjectMetrics), 404), (c) =>
    json(c, projectMetricsSince(db, projectOf(c, server, 'getProjectMetricsXDays.arg0'), daysAgo(c))),
  );
  router.get('/metrics/project/:uuid/refresh', manage, answers(NOTHING, 404), (c) => {
    const projectId = projectOf(c, server, 'refreshProjectMetrics.arg0');
    const lane = projectLane(projectId);
    jobs.enqueue({ kind: 'refreshProjectMetrics', payload: { projectId }, lane, isMergeable: true });
    return empty();
  });

  router.get('/metrics/component/:uuid/current', view, answers(orNothing(DependencyMetrics), 404), (c) =>
    current(c, currentComponentMetrics(db, componentOf(c, server, 'getComponentCurrentMetrics.arg0').id)),
  );
  router.get('/metrics/component/:uuid/since/:date', view, answers(listed(DependencyMetrics), 404), (c) =>
    json(c, componentMetricsSince(db, componentOf(c, server, 'getComponentMetricsSince.arg0').id, dayOf(c))),
  );
  router.get('/metrics/component/:uuid/days/:days', view, answers(listed(DependencyMetrics), 404), (c) =>
    json(
      c,
      componentMetricsSince(db, componentOf(c, server, 'getComponentMetricsXDays.arg0').id, daysAgo(c)),
    ),
  );
  router.get('/metrics/component/:uuid/refresh', manage, answers(NOTHING, 404), (c) => {
    const component = componentOf(c, server, 'refreshComponentMetrics.arg0');
    const lane = projectLane(component.projectId);
    jobs.enqueue({
      kind: 'refreshComponentMetrics',
      payload: { componentId: component.id },
      lane,
      isMergeable: true,
    });
    return empty();
  });

  router.get('/metrics/vulnerability', view, answers(listed(VulnerabilityMetrics)), (c) =>
    json(c, vulnerabilityMetrics(server)),
  );

  return router;
}

/** Without a measurement there is nothing to say, which is not an error. */
const current = (c: ApiContext, metrics: object | undefined) => (metrics ? json(c, metrics) : empty());

/** The day in the path, `yyyyMMdd`, from its beginning in UTC. */
function dayOf(c: ApiContext): number {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(c.req.param('date') ?? '') ?? [];
  const millis = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(millis)) throw badRequest('The specified date format is incorrect.');
  return millis;
}

function currentPortfolio(c: ApiContext, { db }: ServerContext) {
  return isRestricted(c)
    ? currentVisibleMetrics(db, isVisible(c, 'project.id'))
    : currentPortfolioMetrics(db);
}

function portfolioSince(c: ApiContext, { db }: ServerContext, since: number) {
  return isRestricted(c)
    ? visibleMetricsSince(db, isVisible(c, 'project.id'), since)
    : portfolioMetricsSince(db, since);
}

function projectOf(c: ApiContext, { db }: ServerContext, argument: string): number {
  const uuid = uuidParam(c, 'uuid', argument);
  const project = findProject(db, uuid);
  if (!project) throw notFound('The project could not be found.');
  requireAccess(c, project.id);
  return project.id;
}

function componentOf(
  c: ApiContext,
  { db }: ServerContext,
  argument: string,
): { id: number; projectId: number } {
  const uuid = uuidParam(c, 'uuid', argument);
  const component = findComponent(db, uuid);
  if (!component) throw notFound('The component could not be found.');
  requireAccess(c, component.projectId, 'Access to the specified component is forbidden');
  return component;
}

/**
 * Returns how many known vulnerabilities were published in each month, or by year for those before the last
 * ten years.
 */
function vulnerabilityMetrics({ db, now }: ServerContext) {
  const measuredAt = now();
  const lastTenYears = new Date(measuredAt).getUTCFullYear() - 10;
  const rows = publishedByMonth(db);
  const years = new Map<number, number>();
  for (const { year, count } of rows)
    if (year < lastTenYears) years.set(year, (years.get(year) ?? 0) + count);
  return [
    ...[...years].map(([year, count]) => ({ year, count, measuredAt })),
    ...rows.filter(({ year }) => year >= lastTenYears).map((row) => ({ ...row, measuredAt })),
  ];
}
