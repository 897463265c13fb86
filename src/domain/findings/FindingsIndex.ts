import { ANALYSIS_STATES } from '../../schema/enumerations.js';
import type { FindingComponent } from '../../schema/finding.js';
import { purlTypeOf } from '../purl.js';
import { severityRank } from '../severity.js';
import { compareGenericVersions } from '../versions/compareGenericVersions.js';
import { componentVersion } from '../versions/componentVersion.js';
import { versionStatus } from '../versions/versionStatus.js';
import { cvssOf, matrixOf, type FindingRow, type RowVulnerability } from './FindingRow.js';
import { CVSS_BANDS, EPSS_BANDS, UNKNOWN, type FindingColumn, type FindingFacet } from './findingsValue.js';
import { sourceRank } from './identifiers.js';
import { numbersOf } from './numbersOf.js';

/** Answers to one facet: a code per finding, and what each code means. */
export interface FacetColumn {
  readonly codes: Uint16Array;
  readonly values: readonly string[];
}

/** The components and vulnerabilities of a list, each once, and which ones each finding has, by their places. */
export interface FindingParts {
  readonly components: readonly FindingComponent[];
  readonly vulnerabilities: readonly RowVulnerability[];
  readonly componentOf: Uint32Array;
  readonly vulnerabilityOf: Uint32Array;
}

/**
 * Findings with what searching, filtering and sorting ask of them again and again, worked out once. It never changes:
 * a decision makes a new index that shares everything a decision does not touch.
 */
export class FindingsIndex implements FindingParts {
  readonly componentOf: Uint32Array;
  readonly vulnerabilityOf: Uint32Array;
  readonly components: readonly FindingComponent[];
  readonly vulnerabilities: readonly RowVulnerability[];
  #lasting: Lasting;
  #decided = new Map<FindingFacet | FindingColumn, FacetColumn | Float64Array>();

  constructor(
    readonly rows: readonly FindingRow[],
    parts: FindingParts = partsOf(rows),
  ) {
    this.components = parts.components;
    this.vulnerabilities = parts.vulnerabilities;
    this.componentOf = parts.componentOf;
    this.vulnerabilityOf = parts.vulnerabilityOf;
    this.#lasting = parts instanceof FindingsIndex ? parts.#lasting : { facets: new Map(), keys: new Map() };
  }

  /** The same findings in the same places, decided otherwise. */
  withRows(rows: readonly FindingRow[]): FindingsIndex {
    return new FindingsIndex(rows, this);
  }

  /** The suppressed findings, 1 or 0 each. */
  get suppressed(): Uint8Array {
    return (this.#suppressed ??= numbersOf(Uint8Array, this.rows, ({ isSuppressed }) =>
      isSuppressed ? 1 : 0,
    ));
  }
  #suppressed: Uint8Array | undefined;

  /** The number of suppressed findings. */
  get suppressedCount(): number {
    return (this.#suppressedCount ??= this.suppressed.reduce((count, isOne) => count + isOne, 0));
  }
  #suppressedCount: number | undefined;

  /**
   * Group of each finding, counted from 0: findings of one component whose vulnerabilities share an identifier, directly
   * or through others of the list, mean the same flaw.
   */
  get groupOf(): Uint32Array {
    return (this.#lasting.groupOf ??= groupsOf(this));
  }

  /** The number of groups. */
  get groupCount(): number {
    return this.groupOf.reduce((most, group) => Math.max(most, group + 1), 0);
  }

  /** All findings of the component of one, by its place. */
  ofSameComponent(place: number): FindingRow[] {
    const { starts, places } = (this.#lasting.byComponent ??= placesByPart(
      this.componentOf,
      this.components.length,
    ));
    const component = this.componentOf[place]!;
    const found: FindingRow[] = [];
    for (let at = starts[component]!; at < starts[component + 1]!; at += 1)
      found.push(this.rows[places[at]!]!);
    return found;
  }

  /** The rank that decides which finding leads a group, less is better: the best known source. */
  get leadRank(): Uint8Array {
    return (this.#lasting.leadRank ??= numbersOf(Uint8Array, this.vulnerabilities, ({ source }) =>
      sourceRank(source),
    ));
  }

  /** Texts that searching looks through, ready to be compared; of components and of vulnerabilities. */
  get searchTexts(): { components: readonly string[]; vulnerabilities: readonly string[] } {
    return (this.#lasting.searchTexts ??= {
      components: this.components.map((component) => foldedText(textOfComponent(component))),
      vulnerabilities: this.vulnerabilities.map((vulnerability) =>
        foldedText(textOfVulnerability(vulnerability)),
      ),
    });
  }

  /** The answers to a facet. */
  facet(facet: FindingFacet): FacetColumn {
    const kept = DECIDED_FACETS.has(facet) ? this.#decided : this.#lasting.facets;
    let column = kept.get(facet) as FacetColumn | undefined;
    if (!column) {
      column = this.#facetColumn(facet);
      kept.set(facet, column);
    }
    return column;
  }

  /** A number per finding that puts the column in ascending order; NaN where nothing is known. */
  sortKeys(column: FindingColumn): Float64Array {
    const kept = DECIDED_COLUMNS.has(column) ? this.#decided : this.#lasting.keys;
    let keys = kept.get(column) as Float64Array | undefined;
    if (!keys) {
      keys = this.#keysOf(column);
      kept.set(column, keys);
    }
    return keys;
  }

  #facetColumn(facet: FindingFacet): FacetColumn {
    switch (facet) {
      case 'severity':
        return this.#ofVulnerability(({ severity }) => severity);
      case 'analysis':
        return codesOf(this.rows, ({ state }) => state ?? 'NOT_SET');
      case 'hasAnalysis':
        return codesOf(this.rows, ({ state }) => ((state ?? 'NOT_SET') === 'NOT_SET' ? 'no' : 'yes'));
      case 'epss':
        return this.#ofVulnerability(({ epssScore }) => bandOf(EPSS_BANDS, epssScore));
      case 'cvss':
        return this.#ofVulnerability((vulnerability) => bandOf(CVSS_BANDS, cvssOf(vulnerability)));
      case 'ecosystem':
        return this.#ofComponent((component) => purlTypeOf(component.purl) ?? UNKNOWN);
      case 'analyzer':
        return codesOf(this.rows, ({ analyzer }) => analyzer ?? 'NONE');
      case 'source':
        return this.#ofVulnerability(({ source }) => source);
      case 'update':
        return this.#ofComponent(updateOf);
    }
  }

  #keysOf(column: FindingColumn): Float64Array {
    switch (column) {
      case 'severity':
        return this.#numberOfVulnerability(({ severity }) => -severityRank(severity));
      case 'vulnerability':
        return this.#rankOfVulnerability(({ vulnId }) => vulnId, byText);
      case 'component':
        return this.#rankOfComponent(({ name }) => name, byText);
      case 'group':
        return this.#rankOfComponent(({ group }) => group, byText);
      case 'version':
        return this.#rankOfComponent((component) => componentVersion(component), compareGenericVersions);
      case 'cvss':
        return this.#numberOfVulnerability(cvssOf);
      case 'epss':
        return this.#numberOfVulnerability(({ epssScore }) => epssScore);
      case 'epssPercentile':
        return this.#numberOfVulnerability(({ epssPercentile }) => epssPercentile);
      case 'published':
        return this.#numberOfVulnerability(({ published }) => published);
      case 'aliases':
        return this.#numberOfVulnerability(({ aliases }) => aliases.length || undefined);
      case 'cwe':
        return this.#numberOfVulnerability(({ cwes }) =>
          cwes.length === 0 ? undefined : Math.min(...cwes.map(({ cweId }) => cweId)),
        );
      case 'source':
        return this.#rankOfVulnerability(({ source }) => source, byText);
      case 'attributed':
        return numbersOf(Float64Array, this.rows, ({ attributedOn }) => attributedOn ?? NaN);
      case 'analyzer':
        return ranks(
          this.rows.map(({ analyzer }) => analyzer),
          byText,
        );
      case 'analysis':
        return numbersOf(Float64Array, this.rows, ({ state = 'NOT_SET' }) => {
          const place = (ANALYSIS_STATES as readonly string[]).indexOf(state);
          return place < 0 ? ANALYSIS_STATES.length : place;
        });
      case 'suppressed':
        return Float64Array.from(this.suppressed);
      case 'matrix':
        return ranks(this.rows.map(matrixOf), byCodeUnit);
    }
  }

  #ofComponent(valueOf: (component: FindingComponent) => string): FacetColumn {
    return spread(codesOf(this.components, valueOf), this.componentOf);
  }

  #ofVulnerability(valueOf: (vulnerability: RowVulnerability) => string): FacetColumn {
    return spread(codesOf(this.vulnerabilities, valueOf), this.vulnerabilityOf);
  }

  #numberOfVulnerability(valueOf: (vulnerability: RowVulnerability) => number | undefined): Float64Array {
    const own = numbersOf(
      Float64Array,
      this.vulnerabilities,
      (vulnerability) => valueOf(vulnerability) ?? NaN,
    );
    return numbersOf(Float64Array, this.vulnerabilityOf, (place) => own[place]!);
  }

  #rankOfVulnerability(textOf: (vulnerability: RowVulnerability) => string, order: Order): Float64Array {
    const own = ranks(this.vulnerabilities.map(textOf), order);
    return numbersOf(Float64Array, this.vulnerabilityOf, (place) => own[place]!);
  }

  #rankOfComponent(textOf: (component: FindingComponent) => string | undefined, order: Order): Float64Array {
    const own = ranks(this.components.map(textOf), order);
    return numbersOf(Float64Array, this.componentOf, (place) => own[place]!);
  }
}

/** Lower case without accents and the like, so that `Müller` is found by `muller`. */
export function foldedText(text: string): string {
  const lower = text.toLowerCase();
  // Almost every text is plain; taking the others apart costs ten times more.
  // eslint-disable-next-line no-control-regex -- the range is ASCII
  return /^[\x00-\x7f]*$/.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '');
}

/** The parts that do not depend on any decision. */
interface Lasting {
  facets: Map<FindingFacet | FindingColumn, FacetColumn | Float64Array>;
  keys: Map<FindingFacet | FindingColumn, FacetColumn | Float64Array>;
  groupOf?: Uint32Array;
  byComponent?: PlacesByPart;
  leadRank?: Uint8Array;
  searchTexts?: { components: readonly string[]; vulnerabilities: readonly string[] };
}

type Order = (left: string, right: string) => number;

const DECIDED_FACETS: ReadonlySet<FindingFacet> = new Set<FindingFacet>(['analysis', 'hasAnalysis']);
const DECIDED_COLUMNS: ReadonlySet<FindingColumn> = new Set<FindingColumn>(['analysis', 'suppressed']);

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const byText: Order = (left, right) => collator.compare(left, right) || byCodeUnit(left, right);
const byCodeUnit: Order = (left, right) => (left < right ? -1 : left > right ? 1 : 0);

/** The places of findings, those that have the same part one after the other, and where those of each part start. */
interface PlacesByPart {
  readonly starts: Uint32Array;
  readonly places: Uint32Array;
}

function placesByPart(partOf: Uint32Array, count: number): PlacesByPart {
  const starts = new Uint32Array(count + 1);
  for (let place = 0; place < partOf.length; place += 1) starts[partOf[place]! + 1]! += 1;
  for (let part = 0; part < count; part += 1) starts[part + 1]! += starts[part]!;
  const next = starts.slice();
  const places = new Uint32Array(partOf.length);
  for (let place = 0; place < partOf.length; place += 1) places[next[partOf[place]!]!++] = place;
  return { starts, places };
}

function partsOf(rows: readonly FindingRow[]): FindingParts {
  const [components, componentOf] = distinct(rows, ({ component }) => component);
  const [vulnerabilities, vulnerabilityOf] = distinct(rows, ({ vulnerability }) => vulnerability);
  return { components, vulnerabilities, componentOf, vulnerabilityOf };
}

function distinct<T>(rows: readonly FindingRow[], partOf: (row: FindingRow) => T): [T[], Uint32Array] {
  const places = new Map<T, number>();
  const parts: T[] = [];
  const placeOf = numbersOf(Uint32Array, rows, (row) => {
    const part = partOf(row);
    let place = places.get(part);
    if (place === undefined) {
      place = parts.length;
      places.set(part, place);
      parts.push(part);
    }
    return place;
  });
  return [parts, placeOf];
}

function codesOf<T>(items: readonly T[], valueOf: (item: T) => string): FacetColumn {
  const places = new Map<string, number>();
  const codes = new Uint16Array(items.length);
  items.forEach((item, index) => {
    const value = valueOf(item);
    let code = places.get(value);
    if (code === undefined) {
      // Beyond 65,535 different words the rest counts as one; no list of words people read is that long.
      code = Math.min(places.size, 0xffff);
      places.set(value, code);
    }
    codes[index] = code;
  });
  return { codes, values: [...places.keys()] };
}

function spread({ codes, values }: FacetColumn, placeOf: Uint32Array): FacetColumn {
  return { codes: numbersOf(Uint16Array, placeOf, (place) => codes[place]!), values };
}

/** Place of each text among all different ones; NaN for none. */
function ranks(texts: readonly (string | undefined)[], order: Order): Float64Array {
  const sorted = [...new Set(texts)].filter((text) => text !== undefined && text !== '') as string[];
  sorted.sort(order);
  const places = new Map<string | undefined, number>(sorted.map((text, place) => [text, place]));
  return numbersOf(Float64Array, texts, (text) => places.get(text) ?? NaN);
}

function bandOf(bands: readonly { id: string; from: number }[], value: number | undefined): string {
  if (value === undefined) return UNKNOWN;
  return bands.find(({ from }) => value >= from)?.id ?? UNKNOWN;
}

function updateOf(component: FindingComponent): string {
  const status = versionStatus(component, component.latestVersion);
  return status === undefined ? UNKNOWN : status === 'outdated' ? 'outdated' : 'current';
}

/** A line break keeps words of different fields apart: a search has none in it. */
function textOfComponent({ name, group, version, purl, uuid }: FindingComponent): string {
  return `${group ?? ''}\n${name}\n${version ?? ''}\n${purl ?? ''}\n${uuid}`;
}

function textOfVulnerability({ vulnId, aliases, cwes, uuid }: RowVulnerability): string {
  let text = `${vulnId}\n${uuid}`;
  for (const { id } of aliases) text += `\n${id}`;
  for (const { cweId, name } of cwes) text += `\ncwe-${cweId}\n${name ?? ''}`;
  return text;
}

function groupsOf(index: FindingsIndex): Uint32Array {
  const classOf = aliasClasses(index.vulnerabilities);
  const width = index.vulnerabilities.length;
  const groups = new Map<number, number>();
  return numbersOf(Uint32Array, index.rows, (_, row) => {
    const key = index.componentOf[row]! * width + classOf[index.vulnerabilityOf[row]!]!;
    let group = groups.get(key);
    if (group === undefined) {
      group = groups.size;
      groups.set(key, group);
    }
    return group;
  });
}

/** Joins vulnerabilities that share an identifier (union-find); gives each the place of one of its kind. */
function aliasClasses(vulnerabilities: readonly RowVulnerability[]): Uint32Array {
  const parent = numbersOf(Uint32Array, vulnerabilities, (_, place) => place);
  const rootOf = (place: number) => {
    let root = place;
    while (parent[root] !== root) root = parent[root]!;
    for (let at = place; parent[at] !== root;) {
      const next = parent[at]!;
      parent[at] = root;
      at = next;
    }
    return root;
  };
  const seen = new Map<string, number>();
  const meet = (id: string, place: number) => {
    const other = seen.get(id);
    if (other === undefined) seen.set(id, place);
    else parent[rootOf(place)] = rootOf(other);
  };
  vulnerabilities.forEach(({ vulnId, aliases }, place) => {
    meet(vulnId, place);
    for (const { id } of aliases) meet(id, place);
  });
  return numbersOf(Uint32Array, parent, (_, place) => rootOf(place));
}
