import { CLASSIFIERS } from '../../classifier.js';
import { HASH_MEMBERS, HASHES } from '../../hashes.js';
import { parsePurl } from '../../parsePurl.js';
import { authorText } from '../authorText.js';
import { componentKey } from '../componentKey.js';

/** Something that a document says and that an upload does not keep. */
export interface NotKept {
  /** A {@link NotKeptRule}, or the member that is not kept, such as `components.evidence.occurrences`. */
  what: string;
  /** The number of entries of a list, otherwise of holders. */
  count: number;
  /** The first few of what is concerned, where it has names. */
  names?: readonly string[];
}

/**
 * What is not kept because of how things refer to each other.
 *
 * - `danglingDependency`: dependencies from or to references that nothing in the document has; `names` are these references
 * - `otherDependency`: dependencies from or to a service, or to what the document is about
 * - `selfDependency`: dependencies of something on itself; `names` are the references
 * - `repeatedReference`: a `bom-ref` that an earlier component has; its dependencies go to that one
 * - `repeatedComponent`: components that are the same as an earlier one in all that identifies them; both become one, which has
 *   the licenses, properties, and references of both
 * - `differingRepeat`: those of which an earlier one says something else, such as another description or hash, which is kept
 * - `nesting`, `serviceNesting`: components and services inside of others, which are listed beside them
 * - `repeatedHash`: hashes of an algorithm of which the same component has an earlier one
 * - `repeatedProperty`: properties with the name and the value of an earlier one of the same component
 * - `namelessProperty`: properties of components without a name
 * - `repeatedMember`: members of JSON of which the same object has a later one; `names` are theirs
 * - `invalidPurl`: components whose package URL is none
 * - `unknownType`: components of a type that servers have no word for; `names` are the types
 * - `unknownHash`: hashes of algorithms that servers do not have; `names` are the algorithms
 * - `severalLicenses`: components with more than one license; servers other than the embedded one keep one of them
 * - `acknowledgement`: licenses with an `acknowledgement`; servers other than the embedded one do not keep it
 */
export type NotKeptRule = (typeof NOT_KEPT_RULES)[number];

/** The rules in the order in which they are reported. Members come after them. */
export const NOT_KEPT_RULES = [
  'repeatedMember',
  'danglingDependency',
  'otherDependency',
  'selfDependency',
  'repeatedReference',
  'repeatedComponent',
  'differingRepeat',
  'severalLicenses',
  'acknowledgement',
  'invalidPurl',
  'unknownType',
  'unknownHash',
  'repeatedHash',
  'namelessProperty',
  'repeatedProperty',
  'nesting',
  'serviceNesting',
] as const;

/** A component as far as it decides what is kept. */
export interface LedgerComponent {
  ref: string | undefined;
  type: string | undefined;
  group: string | undefined;
  name: string | undefined;
  version: string | undefined;
  purl: string | undefined;
  cpe: string | undefined;
  swidTagId: string | undefined;
  hashes: readonly { alg: string | undefined; content: string | undefined }[];
  properties: readonly { name: string | undefined; value: string | undefined }[];
  author: string | undefined;
  /** Names of those in `authors`, or email addresses. */
  authors: readonly (string | undefined)[];
  publisher: string | undefined;
  description: string | undefined;
  copyright: string | undefined;
  /** All of it, written alike where it is the same. */
  supplier: string | undefined;
  licenseCount: number;
  acknowledgedCount: number;
  isNested: boolean;
}

/** Collects what of a document is not kept. Dependencies come after all components and services. */
export interface Ledger {
  /** A member that is not kept. @param path - such as `components.scope` */
  member(path: string, count: number): void;
  component(component: LedgerComponent): void;
  service(ref: string | undefined, isNested: boolean): void;
  /** The subject of the document. */
  subject(ref: string | undefined, type: string | undefined): void;
  /** Members of JSON that were overruled by a later one of the same name. */
  repeatedMembers(names: readonly string[]): void;
  dependency(from: string, to: string): void;
  result(): NotKept[];
}

/** Names listed at most. */
const MAX_NAMES = 5;

/** An empty ledger. */
export function createLedger(): Ledger {
  const rules = new Map<NotKeptRule, { count: number; names: Set<string> }>();
  const members = new Map<string, number>();
  const components = new Set<string>();
  const services = new Set<string>();
  const identities = new Map<string, Map<string, string>>();
  let subjectRef: string | undefined;

  function note(rule: NotKeptRule, name?: string, count = 1) {
    if (count === 0) return;
    let entry = rules.get(rule);
    if (!entry) rules.set(rule, (entry = { count: 0, names: new Set() }));
    entry.count += count;
    if (name !== undefined && entry.names.size < MAX_NAMES) entry.names.add(name);
  }

  return {
    member(path, count) {
      if (count > 0) members.set(path, (members.get(path) ?? 0) + count);
    },
    component(component) {
      const { ref, type, name, version, purl } = component;
      const label = [name, version].filter(Boolean).join(' ');
      if (ref !== undefined) {
        if (components.has(ref)) note('repeatedReference', ref);
        components.add(ref);
      }
      const written = purl === undefined ? undefined : parsePurl(purl);
      const identity = keyOf(component, written?.canonical);
      const details = detailsOf(component);
      const kept = identities.get(identity);
      if (kept) note('repeatedComponent', label);
      if (kept && differs(kept, details)) note('differingRepeat', label);
      identities.set(identity, kept ? new Map([...details, ...kept]) : details);
      if (component.licenseCount > 1) note('severalLicenses', label);
      note('acknowledgement', undefined, component.acknowledgedCount);
      if (purl !== undefined && !written) note('invalidPurl', purl);
      if (type !== undefined && !TYPES.has(type)) note('unknownType', type);
      for (const { alg } of component.hashes)
        if (alg !== undefined && !ALGORITHMS.has(alg)) note('unknownHash', alg);
      note('repeatedHash', label, repeatedHashes(component));
      const { nameless, repeated } = lostProperties(component);
      note('namelessProperty', label, nameless);
      note('repeatedProperty', label, repeated);
      if (component.isNested) note('nesting');
    },
    service(ref, isNested) {
      if (ref !== undefined) services.add(ref);
      if (isNested) note('serviceNesting');
    },
    subject(ref, type) {
      subjectRef = ref;
      if (type !== undefined && !TYPES.has(type)) note('unknownType', type);
    },
    repeatedMembers(names) {
      for (const name of names) note('repeatedMember', name);
    },
    dependency(from, to) {
      const isFromKnown = components.has(from) || from === subjectRef;
      if (from === to) return note('selfDependency', from);
      if (isFromKnown && components.has(to)) return;
      for (const ref of [from, to]) {
        if (components.has(ref) || services.has(ref) || ref === subjectRef) continue;
        note('danglingDependency', ref);
        return;
      }
      note('otherDependency');
    },
    result() {
      const told = NOT_KEPT_RULES.flatMap((what): NotKept[] => {
        const { count, names } = rules.get(what) ?? { count: 0, names: new Set<string>() };
        if (count === 0) return [];
        return [{ what, count, ...(names.size > 0 && { names: [...names] }) }];
      });
      const rest = [...members].map(([what, count]): NotKept => ({ what, count }));
      return [...told, ...rest.sort((one, other) => (one.what < other.what ? -1 : 1))];
    },
  };
}

/** Returns the key by which the server distinguishes components of a document. */
function keyOf(component: LedgerComponent, purl: string | undefined): string {
  return componentKey({
    purl: purl ?? null,
    swidTagId: component.swidTagId ?? null,
    cpe: component.cpe ?? null,
    groupName: component.group ?? null,
    name: component.name ?? '',
    version: component.version ?? null,
  });
}

/**
 * Returns the details that a component has only one of, by name. Of several entries, the first one that has a
 * detail is kept.
 */
function detailsOf(component: LedgerComponent): Map<string, string> {
  const { type, author, authors, publisher, description, copyright, supplier } = component;
  const details = Object.entries({
    type: type !== undefined && TYPES.has(type) ? type : undefined,
    author: authorText(author, authors),
    publisher,
    description,
    copyright,
    supplier,
  });
  return new Map([...details, ...keptHashes(component)].filter((each) => each[1]) as [string, string][]);
}

function keptHashes({ hashes }: LedgerComponent): Map<string, string> {
  const kept = new Map<string, string>();
  for (const { alg, content } of hashes)
    if (alg !== undefined && content !== undefined && ALGORITHMS.has(alg) && !kept.has(alg))
      kept.set(alg, content.toLowerCase());
  return kept;
}

function differs(kept: ReadonlyMap<string, string>, details: ReadonlyMap<string, string>): boolean {
  return [...details].some(([name, text]) => kept.has(name) && kept.get(name) !== text);
}

function repeatedHashes(component: LedgerComponent): number {
  if (component.hashes.length < 2) return 0;
  const kept = keptHashes(component);
  return component.hashes.filter(
    ({ alg, content }) =>
      alg !== undefined && content !== undefined && kept.has(alg) && kept.get(alg) !== content.toLowerCase(),
  ).length;
}

function lostProperties({ properties }: LedgerComponent): { nameless: number; repeated: number } {
  const named = properties.filter(({ name }) => name !== undefined);
  const different = new Set(named.map(({ name, value }) => JSON.stringify([name, value])));
  return { nameless: properties.length - named.length, repeated: named.length - different.size };
}

const TYPES: ReadonlySet<string> = new Set(
  CLASSIFIERS.map((word) => word.toLowerCase().replaceAll('_', '-')),
);
const ALGORITHMS: ReadonlySet<string> = new Set(HASH_MEMBERS.map((member) => HASHES[member].name));
