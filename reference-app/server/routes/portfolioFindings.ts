import { Hono } from 'hono';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import { Finding, GroupedFinding } from '../answers/vulnerability.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { isVisible } from '../http/access.js';
import { list } from '../http/answer.js';
import { PAGING, answers, paged, takesQuery } from '../http/described.js';
import { permit } from '../http/guards.js';
import { flagOf, orderOf, pageOf } from '../http/page.js';
import { badRequest } from '../http/refusal.js';
import { groupedFindings, portfolioFindings, SEVERITY_WEIGHT } from '../store/portfolioFindings.js';

// Columns are those of the queries in store/portfolioFindings.ts.
const GROUPED_SORTABLE: Record<string, string> = {
  'vulnerability.title': 'v.title',
  'vulnerability.vulnId': 'v.vulnId',
  'vulnerability.severity': SEVERITY_WEIGHT,
  'vulnerability.cvssV2BaseScore': 'v.cvssV2BaseScore',
  'vulnerability.cvssV3BaseScore': 'v.cvssV3BaseScore',
  'vulnerability.published': 'v.published',
  'attribution.analyzerIdentity': 'f.analyzerIdentity',
};
const SORTABLE: Record<string, string> = {
  ...GROUPED_SORTABLE,
  'attribution.attributedOn': 'f.attributedOn',
  'component.projectName': 'project.name',
  'component.name': 'c.name',
  'component.version': 'c.version',
  'analysis.state': 'a.state',
  'analysis.isSuppressed': 'suppressed',
};

// Names are looked through once and by their indexes, not again for each finding: which key of findings, of what, its text.
const SEARCHED: Record<string, readonly [key: string, table: string, text: string]> = {
  VULNERABILITY_ID: ['f.vulnerabilityId', 'vulnerability', 'vulnId'],
  VULNERABILITY_TITLE: ['f.vulnerabilityId', 'vulnerability', 'title'],
  COMPONENT_NAME: ['f.componentId', 'component', 'name'],
  COMPONENT_VERSION: ['f.componentId', 'component', 'version'],
  PROJECT_NAME: ['f.projectId', 'project', "name || ' ' || ifnull(version, '')"],
};

const COMMON_FILTERS = {
  ...PAGING,
  showInactive: 'flag',
  severity: 'text',
  publishDateFrom: 'date',
  publishDateTo: 'date',
  cvssv2From: 'number',
  cvssv2To: 'number',
  cvssv3From: 'number',
  cvssv3To: 'number',
  textSearchField: 'text',
  textSearchInput: 'text',
} as const;
const FINDING_FILTERS = {
  ...COMMON_FILTERS,
  showSuppressed: 'flag',
  analysisStatus: 'text',
  vendorResponse: 'text',
  attributedOnDateFrom: 'date',
  attributedOnDateTo: 'date',
} as const;
const GROUP_FILTERS = { ...COMMON_FILTERS, occurrencesFrom: 'number', occurrencesTo: 'number' } as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Findings of all projects, one by one and by vulnerability. */
export function portfolioFindingRoutes({ db }: ServerContext): ApiRouter {
  const router: ApiRouter = new Hono();

  router.get(
    '/finding',
    permit('VIEW_VULNERABILITY'),
    takesQuery(FINDING_FILTERS),
    answers(paged(Finding), 400),
    (c) => {
      const page = pageOf(c);
      const conditions = [
        ...commonConditions(c),
        ...(flagOf(c, 'showSuppressed') ? [] : [sql`ifnull(a.suppressed, 0) = 0`]),
        ...wordCondition(c, 'analysisStatus', 'a.state'),
        ...wordCondition(c, 'vendorResponse', 'a.response'),
        ...dateConditions(c, 'attributedOnDate', 'f.attributedOn'),
      ];
      const order = orderOf(page, SORTABLE, sql`f.id`, 'f.id');
      const { findings, total } = portfolioFindings(db, conditions, order, page);
      return list(c, findings, total);
    },
  );

  router.get(
    '/finding/grouped',
    permit('VIEW_VULNERABILITY'),
    takesQuery(GROUP_FILTERS),
    answers(paged(GroupedFinding)),
    (c) => {
      const page = pageOf(c);
      const occurrences = rangeConditions(c, 'occurrences', 'affectedProjectCount');
      const sortable = { ...GROUPED_SORTABLE, 'vulnerability.affectedProjectCount': 'affectedProjectCount' };
      const order = orderOf(page, sortable, sql`v.id`, 'v.id');
      const { groups, total } = groupedFindings(db, commonConditions(c), occurrences, order, page);
      return list(c, groups, total);
    },
  );

  return router;
}

function commonConditions(c: ApiContext): RawBuilder<unknown>[] {
  return [
    isVisible(c, 'f.projectId'),
    ...(flagOf(c, 'showInactive') ? [] : [sql`f.projectId not in (select id from project where active = 0)`]),
    ...severityCondition(c),
    ...dateConditions(c, 'publishDate', 'v.published'),
    ...rangeConditions(c, 'cvssv2', 'v.cvssV2BaseScore'),
    ...rangeConditions(c, 'cvssv3', 'v.cvssV3BaseScore'),
    ...textCondition(c),
  ];
}

// Compares what is stored: a severity that follows from a score only is not found, as in the reference.
function severityCondition(c: ApiContext): RawBuilder<unknown>[] {
  const words = wordsOf(c, 'severity').map((word) => word.toUpperCase());
  return words.length === 0 ? [] : [sql`v.severity in (${sql.join(words)})`];
}

function wordCondition(c: ApiContext, name: string, column: string): RawBuilder<unknown>[] {
  const words = wordsOf(c, name);
  if (words.length === 0) return [];
  const isOneOf = sql`${sql.raw(column)} in (${sql.join(words)})`;
  return [words.includes('NOT_SET') ? sql`(${isOneOf} or ${sql.raw(column)} is null)` : isOneOf];
}

// yyyy-MM-dd; the last day counts as a whole.
function dateConditions(c: ApiContext, name: string, column: string): RawBuilder<unknown>[] {
  const [from, to] = [dateOf(c, `${name}From`), dateOf(c, `${name}To`)];
  return [
    ...(from === undefined ? [] : [sql`${sql.raw(column)} >= ${from}`]),
    ...(to === undefined ? [] : [sql`${sql.raw(column)} < ${to + DAY_MS}`]),
  ];
}

function rangeConditions(c: ApiContext, name: string, column: string): RawBuilder<unknown>[] {
  const [from, to] = [numberOf(c, `${name}From`), numberOf(c, `${name}To`)];
  return [
    ...(from === undefined ? [] : [sql`${sql.raw(column)} >= ${from}`]),
    ...(to === undefined ? [] : [sql`${sql.raw(column)} <= ${to}`]),
  ];
}

function textCondition(c: ApiContext): RawBuilder<unknown>[] {
  const fields = wordsOf(c, 'textSearchField');
  const input = c.req.query('textSearchInput');
  const columns = fields.map((field) => {
    const searched = Object.hasOwn(SEARCHED, field) ? SEARCHED[field] : undefined;
    if (!searched)
      throw badRequest(`${field} cannot be searched; known are ${Object.keys(SEARCHED).join(', ')}.`);
    const [key, table, text] = searched.map((part) => sql.raw(part));
    return sql`${key} in (select id from ${table} where instr(${text}, ${input}) > 0)`;
  });
  return columns.length === 0 || !input ? [] : [sql`(${sql.join(columns, sql` or `)})`];
}

function wordsOf(c: ApiContext, name: string): string[] {
  return (c.req.query(name) ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function dateOf(c: ApiContext, name: string): number | undefined {
  const text = c.req.query(name);
  if (!text) return undefined;
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  if (Number.isNaN(moment)) throw badRequest(`${name} must be a date such as 2024-01-31.`);
  return moment;
}

function numberOf(c: ApiContext, name: string): number | undefined {
  const text = c.req.query(name);
  if (!text) return undefined;
  const number = Number(text);
  if (!Number.isFinite(number)) throw badRequest(`${name} must be a number.`);
  return number;
}
