import { aliasesOf } from '../domain/findings/identifiers.js';
import type { PortfolioFinding } from '../domain/findings/PortfolioFinding.js';
import type { Bounds } from '../domain/range.js';
import { FindingStruct, type Finding } from '../schema/finding.js';
import { GroupedFindingStruct, type GroupedFinding } from '../schema/groupedFinding.js';
import { jsonOf, pathOf, type ApiClient, type ApiRequest, type QueryParameters } from './client.js';
import { ApiError, hasStatus } from './errors.js';
import { withoutNulls } from './findings/withoutNulls.js';
import type { ReadingOptions } from './pageOfPassing.js';
import { pageWithinDays } from './pageWithinDays.js';
import { getPage, type Page, type PageRequest } from './paging.js';

/**
 * A query for findings of all projects. Severities are the stored ones: a severity that only follows from a
 * score is not found.
 */
export interface PortfolioFindingsQuestion {
  /** Adds those of projects that are not active. */
  showInactive: boolean;
  severity?: readonly string[] | undefined;
  /** Days of the user. */
  published?: Bounds<string> | undefined;
  cvssV2?: Bounds<number> | undefined;
  cvssV3?: Bounds<number> | undefined;
  /** Servers from 4.14 on. */
  cvssV4?: Bounds<number> | undefined;
  /** Probability, 0–1; servers from 4.14 on, and the embedded one. */
  epss?: Bounds<number> | undefined;
  /** Percentile, 0–1; as `epss`. */
  epssPercentile?: Bounds<number> | undefined;
  /** Only those known to be exploited; servers from 5.1 on. */
  isKev?: boolean | undefined;
  /** The fields to search for the text; absent: all fields. */
  searchIn?: readonly FindingTextField[] | undefined;
  /** True when the server accepts moments in place of days (`takesMoments`). */
  takesMoments?: boolean | undefined;
}

/** Further members of a query for single findings. */
export interface OccurrencesQuestion extends PortfolioFindingsQuestion {
  /** True to add suppressed findings. */
  showSuppressed: boolean;
  analysisState?: readonly string[] | undefined;
  response?: readonly string[] | undefined;
  /** Days of the user. */
  attributedOn?: Bounds<string> | undefined;
}

/** A query for vulnerabilities and the number of times each was found. */
export interface GroupsQuestion extends PortfolioFindingsQuestion {
  /** In how many projects. */
  occurrences?: Bounds<number> | undefined;
}

/** The fields that can be searched for a text, in the server's words. */
export type FindingTextField = (typeof FINDING_TEXT_FIELDS)[number];
export const FINDING_TEXT_FIELDS = [
  'vulnerability_id',
  'vulnerability_title',
  'component_name',
  'component_version',
  'project_name',
] as const;

/**
 * Lists a page of the findings of all projects that the user may see. Texts are looked for as they are written, upper and lower case.
 * @param hasTexts - false: without the long texts, for pages that are only exported
 * @throws ApiError 403 without `VIEW_VULNERABILITY`
 */
export async function listPortfolioFindings(
  api: ApiClient,
  question: OccurrencesQuestion,
  page: PageRequest,
  hasTexts: boolean,
  reading: ReadingOptions = {},
): Promise<Page<PortfolioFinding>> {
  const { showSuppressed, analysisState, response, published, attributedOn, takesMoments = false } = question;
  const params = {
    ...commonParams(question, page),
    showSuppressed,
    analysisStatus: analysisState?.join(),
    vendorResponse: response?.join(),
  };
  const path = pathOf('finding');
  const found = await pageWithinDays(
    {
      wanted: { published, attributedOn },
      momentOf: ({ vulnerability, attribution }: Finding, of) =>
        of === 'published' ? vulnerability.published : attribution.attributedOn,
      rowId: ({ matrix, component, vulnerability, attribution }) =>
        [matrix ?? `${component.uuid}:${vulnerability.uuid}`, attribution.analyzerIdentity].join(),
      takesMoments,
      load: (days, part) => {
        const ofDays = {
          ...boundsOf('publishDate', days.published),
          ...boundsOf('attributedOnDate', days.attributedOn),
        };
        const request = { path, params: { ...params, ...ofDays }, signal: reading.signal };
        return pageWithin(part, (asked) => getPage(api, request, asked, FindingStruct, readWithoutNulls));
      },
    },
    page,
    reading,
  );
  return { ...found, rows: found.rows.map((finding, index) => rowOf(finding, index, hasTexts)) };
}

/**
 * Lists a page of the vulnerabilities that were found in any project, one row for each analyzer. Suppressed findings count.
 * @throws ApiError 403 without `VIEW_VULNERABILITY`
 */
export function listGroupedFindings(
  api: ApiClient,
  question: GroupsQuestion,
  page: PageRequest,
  reading: ReadingOptions = {},
): Promise<Page<GroupedFinding>> {
  const { published, occurrences, takesMoments = false } = question;
  const params = { ...commonParams(question, page), ...boundsOf('occurrences', occurrences) };
  const path = pathOf('finding', 'grouped');
  return pageWithinDays(
    {
      wanted: { published },
      momentOf: ({ vulnerability }: GroupedFinding) => vulnerability.published,
      rowId: ({ vulnerability, attribution }) =>
        [vulnerability.source, vulnerability.vulnId, attribution.analyzerIdentity].join(),
      takesMoments,
      load: (days, part) => {
        const request = {
          path,
          params: { ...params, ...boundsOf('publishDate', days.published) },
          signal: reading.signal,
        };
        return pageWithin(part, (asked) =>
          getPage(api, request, asked, GroupedFindingStruct, readWithoutNulls),
        );
      },
    },
    page,
    reading,
  );
}

function commonParams(question: PortfolioFindingsQuestion, { searchText }: PageRequest): QueryParameters {
  const { showInactive, severity, cvssV2, cvssV3, cvssV4, epss, epssPercentile, isKev } = question;
  const text = searchText?.trim();
  return {
    showInactive,
    severity: severity?.join(),
    ...boundsOf('cvssv2', cvssV2),
    ...boundsOf('cvssv3', cvssV3),
    ...boundsOf('cvssv4', cvssV4),
    ...boundsOf('epss', epss),
    ...boundsOf('epssPercentile', epssPercentile),
    isKev: isKev || undefined,
    ...(text && {
      textSearchField: (question.searchIn ?? FINDING_TEXT_FIELDS).join(),
      textSearchInput: text,
    }),
  };
}

function boundsOf(name: string, bounds: Bounds<string | number> | undefined): QueryParameters {
  return { [`${name}From`]: bounds?.from, [`${name}To`]: bounds?.to };
}

/**
 * Loads a page. A page beyond the last one is empty, but servers of 4.x fail on those (500, or 400 with
 * problem details), so the length of the list is checked after a failure. The search has separate parameters.
 */
async function pageWithin<T>(
  { searchText: _, ...page }: PageRequest,
  load: (page: PageRequest) => Promise<Page<T>>,
): Promise<Page<T>> {
  const { pageNumber, pageSize } = page;
  try {
    return await load(page);
  } catch (error) {
    const mayBeBeyond = error instanceof ApiError && (error.status >= 500 || hasStatus(error, 400));
    if (pageNumber === 1 || !mayBeBeyond) throw error;
    const { total } = await load({ pageNumber: 1, pageSize: 1 });
    if (total > (pageNumber - 1) * pageSize) throw error;
    return { rows: [], total };
  }
}

async function readWithoutNulls(response: Response, request: ApiRequest): Promise<unknown> {
  return withoutNulls(await jsonOf(response, request));
}

function rowOf(finding: Finding, index: number, hasTexts: boolean): PortfolioFinding {
  const { component, vulnerability, analysis, attribution } = finding;
  const { projectName = '', projectVersion, ...ofComponent } = component;
  const { source, vulnId, cwes = [], aliases, title } = vulnerability;
  return {
    index,
    component: ofComponent,
    vulnerability: {
      uuid: vulnerability.uuid,
      source,
      vulnId,
      severity: vulnerability.severity,
      cvssV2BaseScore: vulnerability.cvssV2BaseScore,
      cvssV3BaseScore: vulnerability.cvssV3BaseScore,
      cvssV4Score: vulnerability.cvssV4Score,
      epssScore: vulnerability.epssScore,
      epssPercentile: vulnerability.epssPercentile,
      published: vulnerability.published,
      cwes,
      aliases: aliasesOf({ source, id: vulnId }, aliases),
    },
    state: analysis.state,
    isSuppressed: analysis.isSuppressed,
    analyzer: attribution.analyzerIdentity,
    attributedOn: attribution.attributedOn,
    alternateIdentifier: attribution.alternateIdentifier,
    referenceUrl: attribution.referenceUrl,
    project: { uuid: component.project, name: projectName, version: projectVersion },
    title: title ?? undefined,
    texts: hasTexts ? vulnerability : undefined,
  };
}
