/**
 * The user's settings for a list of findings, as one plain value: kept by a host, put into a URL, and read
 * back.
 */
import { ANALYSIS_STATES, SEVERITIES } from '../../schema/enumerations.js';

/** The settings of a list of findings. Plain data that survives JSON. @public */
export interface ProjectFindingsValue {
  /** Words that must all occur in identifiers, aliases, weaknesses or the component; any case. */
  readonly search: string;
  /** Values by facet: one of them must hold for each facet that is named. */
  readonly filters: FindingFilters;
  /** Facets turned into their opposite: none of their values may hold. @defaultValue none */
  readonly excludes?: readonly FindingFacet[];
  /** The treatment of suppressed findings. */
  readonly suppression: Suppression;
  /** Order; the first rule decides, the next breaks its ties. */
  readonly sort: readonly FindingSort[];
  /** True when findings of one component that mean the same vulnerability share a row. */
  readonly isGrouped: boolean;
  /**
   * The finding that fills the screen, where the list is too narrow to open it in place: its matrix, which is the ids of
   * project, component and vulnerability. @defaultValue none
   */
  readonly openFinding?: string;
}

/** Chosen values by facet; a facet without values does not filter. @public */
export type FindingFilters = { readonly [Facet in FindingFacet]?: readonly string[] };

/** A question that findings can be filtered by. @public */
export type FindingFacet = (typeof FINDING_FACETS)[number];
/** All facets. @public */
export const FINDING_FACETS = [
  'severity',
  'analysis',
  'hasAnalysis',
  'epss',
  'cvss',
  'ecosystem',
  'analyzer',
  'source',
  'update',
] as const;

/** The treatment of suppressed findings: left out, listed with the others, or listed alone. @public */
export type Suppression = (typeof SUPPRESSIONS)[number];
/** All three states of suppression. @public */
export const SUPPRESSIONS = ['hidden', 'shown', 'only'] as const;

/** One rule of an order. Findings without a value come last in both directions. @public */
export interface FindingSort {
  /** The column. */
  readonly id: FindingColumn;
  /** Largest, worst or latest first. */
  readonly isDescending: boolean;
}

/** A column that findings can be sorted by. These are the columns of their table. @public */
export type FindingColumn = (typeof FINDING_COLUMNS)[number];
/** All columns that findings can be sorted by. @public */
export const FINDING_COLUMNS = [
  'severity',
  'vulnerability',
  'component',
  'version',
  'cvss',
  'epss',
  'analysis',
  'attributed',
  'group',
  'aliases',
  'cwe',
  'epssPercentile',
  'published',
  'source',
  'analyzer',
  'suppressed',
  'matrix',
] as const;

/** Bands of the facet `epss`, likeliest first, with the least probability of each. */
export const EPSS_BANDS = [
  { id: 'high', from: 0.5 },
  { id: 'raised', from: 0.1 },
  { id: 'low', from: 0.01 },
  { id: 'minimal', from: 0 },
] as const;

/**
 * Returns the minimum probability of a value of the facet `epss` that is a custom number, such as `0.25`,
 * from 0 to 1. Undefined for the bands.
 */
export function ownEpss(value: string): number | undefined {
  return /^(?:0(?:\.\d{1,6})?|1)$/.test(value) ? Number(value) : undefined;
}

/** Bands of the facet `cvss`, worst first, with the least score of each: the rating scale of CVSS v3.1, section 5. */
export const CVSS_BANDS = [
  { id: 'critical', from: 9 },
  { id: 'high', from: 7 },
  { id: 'medium', from: 4 },
  { id: 'low', from: 0 },
] as const;

/** Value of a facet for findings of which nothing is known there. */
export const UNKNOWN = 'unknown';

/** Values that are offered even when no finding has them, in their order; facets without fixed values are left out. */
export const FIXED_FACET_VALUES: { readonly [Facet in FindingFacet]?: readonly string[] } = {
  severity: SEVERITIES,
  analysis: ANALYSIS_STATES,
  hasAnalysis: ['yes', 'no'],
  epss: [...EPSS_BANDS.map(({ id }) => id), UNKNOWN],
  cvss: [...CVSS_BANDS.map(({ id }) => id), UNKNOWN],
  update: ['outdated', 'current', UNKNOWN],
};

/** The initial settings: the worst first, suppressed ones left out. @public */
export const DEFAULT_FINDINGS_VALUE: ProjectFindingsValue = {
  search: '',
  filters: {},
  suppression: 'hidden',
  sort: [{ id: 'severity', isDescending: true }],
  isGrouped: true,
};

/**
 * Writes a value as parameters of an address. What is as it is by default is left out, but for the order.
 * @public
 */
export function formatFindingsValue(value: ProjectFindingsValue): URLSearchParams {
  const params = new URLSearchParams();
  if (value.search.trim() !== '') params.set('search', value.search.trim());
  for (const facet of FINDING_FACETS) {
    const chosen = value.filters[facet];
    if (!chosen || chosen.length === 0) continue;
    params.set(facet, (isExcluded(value, facet) ? '-' : '') + chosen.map(encodeValue).join(','));
  }
  if (value.suppression !== DEFAULT_FINDINGS_VALUE.suppression) params.set('suppressed', value.suppression);
  if (!value.isGrouped) params.set('rows', 'all');
  if (value.openFinding) params.set('open', value.openFinding);
  params.set('sort', formatSort(value.sort));
  return params;
}

/**
 * Reads parameters of an address. Whatever is unknown, twice or too long is passed over: an old link still opens.
 * @param remembered - fills in what an address leaves open that does not name an order, as links from elsewhere; one
 *   that names an order says all there is to say
 * @public
 */
export function parseFindingsValue(
  params: URLSearchParams,
  remembered: ProjectFindingsValue = DEFAULT_FINDINGS_VALUE,
): ProjectFindingsValue {
  const open = params.has('sort') ? DEFAULT_FINDINGS_VALUE : remembered;
  const filters: { [Facet in FindingFacet]?: readonly string[] } = {};
  const excludes: FindingFacet[] = [];
  for (const facet of FINDING_FACETS) {
    const text = params.get(facet) ?? '';
    const isOpposite = text.startsWith('-');
    const chosen = valuesOf(facet, isOpposite ? text.slice(1) : text);
    if (chosen.length === 0) continue;
    filters[facet] = chosen;
    if (isOpposite) excludes.push(facet);
  }
  const suppressed = params.get('suppressed');
  const rows = params.get('rows');
  const openFinding = params.get('open')?.slice(0, LONGEST_SEARCH);
  return {
    search: (params.get('search') ?? '').slice(0, LONGEST_SEARCH),
    filters,
    ...(excludes.length > 0 && { excludes }),
    suppression: SUPPRESSIONS.find((word) => word === suppressed) ?? open.suppression,
    sort: parseSort(params.get('sort'), open.sort),
    isGrouped: rows === 'all' ? false : rows === 'grouped' ? true : open.isGrouped,
    ...(openFinding && { openFinding }),
  };
}

/** Returns true when anything hides findings, except that suppressed ones are hidden as usual. */
export function isFiltered({ search, filters, suppression }: ProjectFindingsValue): boolean {
  return (
    search.trim() !== '' || suppression === 'only' || FINDING_FACETS.some((facet) => filters[facet]?.length)
  );
}

/** Returns true when findings must not have the values of a facet. */
export function isExcluded({ excludes }: ProjectFindingsValue, facet: FindingFacet): boolean {
  return excludes?.includes(facet) ?? false;
}

/**
 * Returns the value with one facet set. Without values there is no filter by it. Its exclusion is kept,
 * unless specified.
 */
export function withFilter(
  value: ProjectFindingsValue,
  facet: FindingFacet,
  chosen: readonly string[],
  isOpposite = isExcluded(value, facet),
): ProjectFindingsValue {
  const { excludes = [], ...rest } = value;
  const { [facet]: _, ...others } = value.filters;
  const opposites = excludes.filter((other) => other !== facet);
  if (isOpposite && chosen.length > 0) opposites.push(facet);
  return {
    ...rest,
    filters: chosen.length === 0 ? others : { ...others, [facet]: chosen },
    ...(opposites.length > 0 && { excludes: opposites }),
  };
}

/** Writes an order as `-severity,component`, a dash before what is descending; `none` for none. */
export function formatSort(sort: readonly FindingSort[]): string {
  return sort.map(({ id, isDescending }) => (isDescending ? `-${id}` : id)).join(',') || 'none';
}

/** Reads an order as {@link formatSort} writes it; `unknown` is the answer where it makes no sense. */
export function parseSort(
  text: string | null | undefined,
  unknown: readonly FindingSort[],
): readonly FindingSort[] {
  const rules: FindingSort[] = [];
  for (const part of text?.split(',') ?? []) {
    const isDescending = part.startsWith('-');
    const id = FINDING_COLUMNS.find((column) => column === part.slice(isDescending ? 1 : 0));
    if (id && !rules.some((rule) => rule.id === id)) rules.push({ id, isDescending });
  }
  return rules.length === 0 && text !== 'none' ? unknown : rules;
}

function valuesOf(facet: FindingFacet, text: string): string[] {
  const known = FIXED_FACET_VALUES[facet];
  const values = text.slice(0, LONGEST_SEARCH).split(',').map(decodeValue).filter(Boolean);
  const isTaken = (word: string) =>
    !known ||
    known.includes(word) ||
    (facet === 'analysis' && /^\w+$/.test(word)) ||
    (facet === 'epss' && ownEpss(word) !== undefined);
  return [...new Set(values)].filter(isTaken);
}

// Commas part values, and a dash before the first one excludes them.
const encodeValue = (text: string) => text.replace(/[%,]/g, encodeURIComponent).replace(/^-/, '%2D');
const decodeValue = (text: string) => text.replace(/%25|%2C|%2D/gi, decodeURIComponent);

// More than anyone types, and less than a URL can contain.
const LONGEST_SEARCH = 1_000;
