import { foldedText, type FindingsIndex } from './FindingsIndex.js';
import {
  FINDING_FACETS,
  isExcluded,
  ownEpss,
  type FindingColumn,
  type FindingFacet,
  type FindingSort,
  type ProjectFindingsValue,
} from './findingsValue.js';
import { numbersOf } from './numbersOf.js';
import { ranksOf } from './ranksOf.js';

/** The findings that a list shows. */
export interface FindingSelection {
  /** The rows in order: the finding that represents the row, by its place in the index. */
  readonly rows: Uint32Array;
  /** All findings of a row that represents several, its own first, by the finding that represents it. */
  readonly members: ReadonlyMap<number, readonly number[]>;
  /** Findings that are shown. */
  readonly findingCount: number;
}

/** Searches, filters, groups and sorts. */
export function selectFindings(index: FindingsIndex, value: ProjectFindingsValue): FindingSelection {
  const matching = zerosOf(failuresOf(index, value).failures);
  const { leads, members } = value.isGrouped
    ? grouped(index, matching)
    : { leads: matching, members: NO_MEMBERS };
  return {
    rows: sorted(index, leads, members, value.sort),
    members,
    findingCount: matching.length,
  };
}

/**
 * Finds the places of zeros. It is a separate function because a browser then makes such a loop fast from the
 * first keys on.
 */
function zerosOf(numbers: Uint16Array): Uint32Array {
  const places = new Uint32Array(numbers.length);
  let count = 0;
  for (let place = 0; place < numbers.length; place += 1) {
    if (numbers[place] === 0) {
      places[count] = place;
      count += 1;
    }
  }
  return places.subarray(0, count);
}

/** Returns the findings that match a search, 1 or 0 each. */
function searchFindings(index: FindingsIndex, search: string): Uint8Array {
  const words = foldedText(search).split(/\s+/).filter(Boolean);
  const matches = new Uint8Array(index.rows.length).fill(1);
  const { components, vulnerabilities } = index.searchTexts;
  for (const word of words) {
    const inComponent = numbersOf(Uint8Array, components, (text) => (text.includes(word) ? 1 : 0));
    const inVulnerability = numbersOf(Uint8Array, vulnerabilities, (text) => (text.includes(word) ? 1 : 0));
    for (let row = 0; row < matches.length; row += 1) {
      matches[row]! &= inComponent[index.componentOf[row]!]! | inVulnerability[index.vulnerabilityOf[row]!]!;
    }
  }
  return matches;
}

/** The condition that hides findings: the search, a facet, or suppression. */
export type Hider = FindingFacet | 'search' | 'suppression';

/** A bit per condition that a finding fails, 0 shows it; and which bit is whose. */
export function failuresOf(index: FindingsIndex, value: ProjectFindingsValue) {
  const failures = new Uint16Array(index.rows.length);
  const bitOf = new Map<Hider, number>();
  const bitFor = (hider: Hider) => {
    const bit = 1 << bitOf.size;
    bitOf.set(hider, bit);
    return bit;
  };
  if (value.suppression !== 'shown') {
    const bit = bitFor('suppression');
    const unwanted = value.suppression === 'only' ? 0 : 1;
    const { suppressed } = index;
    for (let row = 0; row < failures.length; row += 1)
      if (suppressed[row] === unwanted) failures[row]! |= bit;
  }
  if (value.search.trim() !== '') {
    const bit = bitFor('search');
    const matches = searchFindings(index, value.search);
    for (let row = 0; row < failures.length; row += 1) if (matches[row] === 0) failures[row]! |= bit;
  }
  for (const facet of FINDING_FACETS) {
    const chosen = value.filters[facet];
    if (!chosen || chosen.length === 0) continue;
    const bit = bitFor(facet);
    const { codes, values } = index.facet(facet);
    const isOpposite = isExcluded(value, facet);
    const has = numbersOf(Uint8Array, values, (word) => (chosen.includes(word) ? 1 : 0));
    const least = facet === 'epss' ? leastEpss(chosen) : undefined;
    const scores = least === undefined ? undefined : index.sortKeys('epss');
    for (let row = 0; row < failures.length; row += 1) {
      const isOne = has[codes[row]!] === 1 || (scores !== undefined && scores[row]! >= least!);
      if (isOne === isOpposite) failures[row]! |= bit;
    }
  }
  return { failures, bitOf };
}

/** Returns the smallest custom number among values of the facet `epss`, or undefined when there is none. */
function leastEpss(chosen: readonly string[]): number | undefined {
  const own = chosen.flatMap((word) => ownEpss(word) ?? []);
  return own.length === 0 ? undefined : Math.min(...own);
}

function grouped(index: FindingsIndex, matching: Uint32Array) {
  const { groupOf, leadRank, vulnerabilityOf } = index;
  const rankOf = (row: number) => leadRank[vulnerabilityOf[row]!]!;
  // The leader of each group. There are no more groups than findings.
  const leadOf = new Int32Array(groupOf.length).fill(-1);
  const members = new Map<number, number[]>();
  for (const row of matching) {
    const group = groupOf[row]!;
    const lead = leadOf[group]!;
    if (lead === -1) {
      leadOf[group] = row;
      continue;
    }
    const all = members.get(lead) ?? [lead];
    members.delete(lead);
    all.push(row);
    const newLead = rankOf(row) < rankOf(lead) ? row : lead;
    leadOf[group] = newLead;
    members.set(newLead, all);
  }
  for (const all of members.values()) all.sort((left, right) => rankOf(left) - rankOf(right) || left - right);
  return { leads: matching.filter((row) => leadOf[groupOf[row]!] === row), members };
}

function sorted(
  index: FindingsIndex,
  leads: Uint32Array,
  members: ReadonlyMap<number, readonly number[]>,
  rules: readonly FindingSort[],
): Uint32Array {
  const order = [...rules, ...TIE_BREAKERS.filter(({ id }) => !rules.some((rule) => rule.id === id))];
  // From the least rule to the first: each pass keeps the order of the one before among what it finds equal. Numbers are
  // sorted many times faster than a function can compare them, and rank and place fit into one.
  return order.reduceRight((rows, { id, isDescending }) => {
    const { ranks, count } = ranksOf(index.sortKeys(id));
    const own = withMembers(ranks, count, id, members);
    const sortable = numbersOf(Float64Array, rows, (row, place) => {
      const rank = own[row]!;
      // Unknown values are last in both directions.
      return (isDescending && rank < count ? count - 1 - rank : rank) * rows.length + place;
    }).sort();
    return numbersOf(Uint32Array, sortable, (number) => rows[number % rows.length]!);
  }, leads);
}

/** Ranks a row for several findings by the worst severity among them, and borrows a score it lacks. */
function withMembers(
  ranks: Uint32Array,
  unknown: number,
  column: FindingColumn,
  members: ReadonlyMap<number, readonly number[]>,
): Uint32Array {
  if (members.size === 0 || !(column === 'severity' || column === 'cvss' || column === 'epss')) return ranks;
  const own = ranks.slice();
  for (const [lead, all] of members) {
    if (column === 'severity') own[lead] = Math.max(...all.map((row) => ranks[row]!));
    else if (ranks[lead] === unknown) own[lead] = ranks[all.find((row) => ranks[row] !== unknown) ?? lead]!;
  }
  return own;
}

/** Tie breakers for findings that the chosen order leaves equal. The worse finding comes first. */
const TIE_BREAKERS: readonly FindingSort[] = [
  { id: 'severity', isDescending: true },
  { id: 'epss', isDescending: true },
  { id: 'cvss', isDescending: true },
];

const NO_MEMBERS: ReadonlyMap<number, readonly number[]> = new Map();
