import { Hono } from 'hono';

import { Finding, GroupedFinding } from '../answers/vulnerability.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { visibleProjects } from '../http/access.js';
import { list } from '../http/answer.js';
import { PAGING, answers, paged, takesQuery } from '../http/described.js';
import { permit } from '../http/guards.js';
import { beforeLargePage, inPieces } from '../http/largeReads.js';
import { daysOf, flagOf, pageOf, searchedTextOf, wordsOf } from '../http/page.js';
import { badRequest } from '../http/refusal.js';
import { arrayPieces } from '../rules/arrayPieces.js';
import {
  groupedFindings,
  portfolioFindings,
  portfolioFindingTexts,
  SEARCHED_FIELDS,
} from '../store/portfolioFindings.js';
import type { PortfolioFilter } from '../store/portfolioFindings.js';
import type { Range } from '../store/range.js';

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
  epssFrom: 'number',
  epssTo: 'number',
  epssPercentileFrom: 'number',
  epssPercentileTo: 'number',
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

/** Most often. */
const BYTES_OF_FINDING = 2_000;

/** Findings of all projects, one by one and by vulnerability. */
export function portfolioFindingRoutes({ db }: ServerContext): ApiRouter {
  const router: ApiRouter = new Hono();

  router.get(
    '/finding',
    permit('VIEW_VULNERABILITY'),
    takesQuery(FINDING_FILTERS),
    answers(paged(Finding), 400),
    async (c) => {
      const page = pageOf(c);
      await beforeLargePage(c, page, BYTES_OF_FINDING);
      const filter = {
        ...commonFilter(c),
        withSuppressed: flagOf(c, 'showSuppressed'),
        states: wordsOf(c, 'analysisStatus'),
        responses: wordsOf(c, 'vendorResponse'),
        attributedOn: daysOf(c, 'attributedOnDate'),
      };
      const { sizes, total } = portfolioFindings(db, filter, page);
      const bytes = sizes.reduce((sum, size) => sum + size.bytes, 0);
      const pieces = arrayPieces(portfolioFindingTexts(db, sizes));
      return inPieces(c, pieces, bytes, { 'x-total-count': String(total) });
    },
  );

  router.get(
    '/finding/grouped',
    permit('VIEW_VULNERABILITY'),
    takesQuery(GROUP_FILTERS),
    answers(paged(GroupedFinding), 400),
    async (c) => {
      const page = pageOf(c);
      await beforeLargePage(c, page, BYTES_OF_FINDING);
      // As in the reference, the counts include suppressed findings.
      const filter = { ...commonFilter(c), withSuppressed: true };
      const { groups, total } = groupedFindings(db, filter, rangeOf(c, 'occurrences'), page);
      return list(c, groups, total);
    },
  );

  return router;
}

function commonFilter(c: ApiContext): Omit<PortfolioFilter, 'withSuppressed'> {
  return {
    visible: visibleProjects(c),
    withInactive: flagOf(c, 'showInactive'),
    severities: wordsOf(c, 'severity')?.map((word) => word.toUpperCase()),
    published: daysOf(c, 'publishDate'),
    cvssV2: rangeOf(c, 'cvssv2'),
    cvssV3: rangeOf(c, 'cvssv3'),
    epss: rangeOf(c, 'epss'),
    epssPercentile: rangeOf(c, 'epssPercentile'),
    text: searchedTextOf(c, SEARCHED_FIELDS),
  };
}

// yyyy-MM-dd. The last day is fully included.
function rangeOf(c: ApiContext, name: string): Range {
  return { from: numberOf(c, `${name}From`), to: numberOf(c, `${name}To`) };
}

function numberOf(c: ApiContext, name: string): number | undefined {
  const text = c.req.query(name);
  if (!text) return undefined;
  const number = Number(text);
  if (!Number.isFinite(number)) throw badRequest(`${name} must be a number.`);
  return number;
}
