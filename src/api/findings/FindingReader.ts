import { validate } from 'superstruct';
import type { RowVulnerability } from '../../domain/findings/FindingRow.js';
import { aliasesOf } from '../../domain/findings/identifiers.js';
import { FindingStruct, type Cwe, type Finding, type FindingComponent } from '../../schema/finding.js';
import { pathText, testOf } from '../checkShape.js';
import { ArraySplitter, SplitError } from './ArraySplitter.js';
import { UnreadableFindings } from './UnreadableFindings.js';
import { withoutNulls } from './withoutNulls.js';

/** Some more findings, packed so that handing them from a worker to the page costs little. */
export interface FindingBatch {
  /** Components and vulnerabilities that no batch before had. */
  components: FindingComponent[];
  vulnerabilities: RowVulnerability[];
  /** Words that no batch before had: states, analyzers, addresses. */
  words: string[];
  /** A number per finding for each column; words as their place among all words + 1, 0 for absent. */
  component: Uint32Array;
  vulnerability: Uint32Array;
  state: Uint32Array;
  isSuppressed: Uint8Array;
  analyzer: Uint32Array;
  attributedOn: Float64Array;
  alternateIdentifier: Uint32Array;
  referenceUrl: Uint32Array;
}

/** The JSON of one finding of each vulnerability, for the long texts. Three numbers per vulnerability: block, start, end. */
export interface FindingTexts {
  blocks: Uint8Array<ArrayBuffer>[];
  places: Uint32Array<ArrayBuffer>;
}

/** Reads the bytes of answers with findings, one answer after the other, as they come. */
export class FindingReader {
  /** Findings read so far, over all answers. */
  count = 0;
  #splitter = new ArraySplitter();
  #components = new Map<string, number>();
  #vulnerabilities = new Map<string, number>();
  #words = new Map<string, number>();
  #cwes = new Map<number, Cwe>();
  #open = new OpenBatch();
  #texts = new TextStore();

  /** Adds bytes; those before must have been read by {@link read}. */
  push(bytes: Uint8Array): void {
    this.#splitter.push(bytes);
  }

  /**
   * Reads findings until `isEnough` returns true after one of them.
   * @returns whether everything that was pushed is read
   * @throws UnreadableFindings
   */
  read(isEnough: (pending: number) => boolean): boolean {
    try {
      for (;;) {
        const bytes = this.#splitter.next();
        if (!bytes) return true;
        this.#add(bytes);
        if (isEnough(this.#open.size)) return false;
      }
    } catch (error) {
      throw error instanceof SplitError ? new UnreadableFindings(atIndex(error.index), error.message) : error;
    }
  }

  /**
   * Says that an answer ends here; another one may follow.
   * @throws UnreadableFindings when it was cut short
   */
  endAnswer(): void {
    try {
      this.#splitter.end();
    } catch (error) {
      throw error instanceof SplitError ? new UnreadableFindings('', error.message) : error;
    }
    this.#splitter = new ArraySplitter();
  }

  /** Returns the findings read since the last batch; undefined when there are none. */
  takeBatch(): FindingBatch | undefined {
    if (this.#open.size === 0) return undefined;
    const batch = this.#open.close();
    this.#open = new OpenBatch();
    return batch;
  }

  takeTexts(): FindingTexts {
    return this.#texts.close();
  }

  #add(bytes: Uint8Array) {
    const finding = findingOf(bytes, this.#splitter.count - 1);
    const { component, vulnerability, analysis, attribution } = finding;
    let componentPlace = this.#components.get(component.uuid);
    if (componentPlace === undefined) {
      componentPlace = this.#components.size;
      this.#components.set(component.uuid, componentPlace);
      this.#open.components.push(componentOf(component));
    }
    let vulnerabilityPlace = this.#vulnerabilities.get(vulnerability.uuid);
    if (vulnerabilityPlace === undefined) {
      vulnerabilityPlace = this.#vulnerabilities.size;
      this.#vulnerabilities.set(vulnerability.uuid, vulnerabilityPlace);
      this.#open.vulnerabilities.push(this.#vulnerabilityOf(vulnerability));
      this.#texts.add(bytes);
    }
    this.#open.add(
      componentPlace,
      vulnerabilityPlace,
      this.#wordOf(analysis.state),
      analysis.isSuppressed ? 1 : 0,
      this.#wordOf(attribution.analyzerIdentity),
      attribution.attributedOn ?? NaN,
      this.#wordOf(attribution.alternateIdentifier),
      this.#wordOf(attribution.referenceUrl),
    );
    this.count += 1;
  }

  #vulnerabilityOf(vulnerability: Finding['vulnerability']): RowVulnerability {
    const { uuid, source, vulnId, severity, cwes = [] } = vulnerability;
    const row: { -readonly [Key in keyof RowVulnerability]: RowVulnerability[Key] } = {
      uuid,
      source,
      vulnId,
      severity,
      cwes: cwes.map((cwe) => this.#cweOf(cwe)),
      aliases: aliasesOf({ source, id: vulnId }, vulnerability.aliases),
    };
    // Absent members are left out: each one would be copied to the page.
    for (const score of SCORES) {
      if (vulnerability[score] !== undefined) row[score] = vulnerability[score];
    }
    return row;
  }

  /** Copies keep shared objects shared, so each weakness is one object. */
  #cweOf({ cweId, name }: Cwe): Cwe {
    const known = this.#cwes.get(cweId);
    if (known && known.name === name) return known;
    const cwe: Cwe = name === undefined ? { cweId } : { cweId, name };
    this.#cwes.set(cweId, cwe);
    return cwe;
  }

  #wordOf(word: string | undefined): number {
    if (word === undefined || word === '') return 0;
    let place = this.#words.get(word);
    if (place === undefined) {
      place = this.#words.size + 1;
      this.#words.set(word, place);
      this.#open.words.push(word);
    }
    return place;
  }
}

/** The finding in the bytes of an element. */
function findingOf(bytes: Uint8Array, index: number): Finding {
  let value: unknown;
  try {
    value = JSON.parse(decoder.decode(bytes)) as unknown;
  } catch {
    throw new UnreadableFindings(atIndex(index), 'not JSON');
  }
  if (isFinding(value)) return value as Finding;
  // Some servers write null for what is not known.
  value = withoutNulls(value);
  const [failure] = validate(value, FindingStruct);
  if (!failure) return value as Finding;
  throw new UnreadableFindings(
    pathText([index, ...(failure.path as (string | number)[])]),
    `expected ${failure.type}`,
  );
}

function componentOf(component: FindingComponent): FindingComponent {
  const { uuid, name, group, version, purl, cpe, project, latestVersion } = component;
  return {
    uuid,
    name,
    project,
    ...(group && { group }),
    ...(version && { version }),
    ...(purl && { purl }),
    ...(cpe && { cpe }),
    ...(latestVersion && { latestVersion }),
  };
}

const atIndex = (index: number | undefined) => (index === undefined ? '' : `[${index}]`);
const isFinding = testOf(FindingStruct);
const decoder = new TextDecoder();
const SCORES = [
  'cvssV2BaseScore',
  'cvssV3BaseScore',
  'cvssV4Score',
  'epssScore',
  'epssPercentile',
  'published',
] as const;

/** A batch while it grows. */
class OpenBatch {
  components: FindingComponent[] = [];
  vulnerabilities: RowVulnerability[] = [];
  words: string[] = [];
  #columns: number[][] = [[], [], [], [], [], [], [], []];

  get size() {
    return this.#columns[0]!.length;
  }

  add(...values: number[]) {
    for (let column = 0; column < values.length; column += 1) this.#columns[column]!.push(values[column]!);
  }

  close(): FindingBatch {
    const [component, vulnerability, state, isSuppressed, analyzer, attributedOn, alternate, reference] = this
      .#columns as [number[], number[], number[], number[], number[], number[], number[], number[]];
    return {
      components: this.components,
      vulnerabilities: this.vulnerabilities,
      words: this.words,
      component: Uint32Array.from(component),
      vulnerability: Uint32Array.from(vulnerability),
      state: Uint32Array.from(state),
      isSuppressed: Uint8Array.from(isSuppressed),
      analyzer: Uint32Array.from(analyzer),
      attributedOn: Float64Array.from(attributedOn),
      alternateIdentifier: Uint32Array.from(alternate),
      referenceUrl: Uint32Array.from(reference),
    };
  }
}

const BLOCK_BYTES = 1 << 20;

/** Copies bytes into a few large blocks: thousands of small arrays would cost more than what is in them. */
class TextStore {
  #blocks: Uint8Array<ArrayBuffer>[] = [];
  #places: number[] = [];
  #used = 0;

  add(bytes: Uint8Array) {
    let block = this.#blocks.at(-1);
    if (!block || this.#used + bytes.length > block.length) {
      this.#trim();
      block = new Uint8Array(Math.max(BLOCK_BYTES, bytes.length));
      this.#blocks.push(block);
      this.#used = 0;
    }
    block.set(bytes, this.#used);
    this.#places.push(this.#blocks.length - 1, this.#used, this.#used + bytes.length);
    this.#used += bytes.length;
  }

  close(): FindingTexts {
    this.#trim();
    return { blocks: this.#blocks, places: Uint32Array.from(this.#places) };
  }

  #trim() {
    const last = this.#blocks.length - 1;
    if (last >= 0) this.#blocks[last] = this.#blocks[last]!.slice(0, this.#used);
  }
}
