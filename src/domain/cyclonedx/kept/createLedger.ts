import { CLASSIFIERS } from '../../classifier.js';
import { HASH_MEMBERS, HASHES } from '../../hashes.js';
import { purlProblem } from '../../purl.js';

/** Something that a document says and that an upload does not keep. */
export interface NotKept {
  /** A {@link NotKeptRule}, or the member that is not kept, such as `components.evidence.occurrences`. */
  what: string;
  /** How many there are: entries of a list, else holders. */
  count: number;
  /** The first few of what is concerned, where it has names. */
  names?: readonly string[];
}

/**
 * What is not kept because of how things refer to each other.
 *
 * - `danglingDependency`: dependencies from or to references that nothing in the document has; `names` are these references
 * - `otherDependency`: dependencies from or to a service, or to what the document is about
 * - `repeatedReference`: a `bom-ref` that an earlier component has; its dependencies go to that one
 * - `repeatedComponent`: components that are the same as an earlier one in all that identifies them
 * - `nesting`: components inside of others, which are listed beside them
 * - `invalidPurl`: components whose package URL is none
 * - `unknownType`: components of a type that servers have no word for; `names` are the types
 * - `unknownHash`: hashes of algorithms that servers do not have; `names` are the algorithms
 * - `severalLicenses`: components with more than one license; servers other than the embedded one keep one of them
 * - `acknowledgement`: licenses with an `acknowledgement`; servers other than the embedded one do not keep it
 */
export type NotKeptRule = (typeof NOT_KEPT_RULES)[number];

/** In the order in which they are told; members come after them. */
export const NOT_KEPT_RULES = [
  'danglingDependency',
  'otherDependency',
  'repeatedReference',
  'repeatedComponent',
  'severalLicenses',
  'acknowledgement',
  'invalidPurl',
  'unknownType',
  'unknownHash',
  'nesting',
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
  hashes: readonly (string | undefined)[];
  licenseCount: number;
  acknowledgedCount: number;
  isNested: boolean;
}

/** Collects what of a document is not kept. Dependencies come after all components and services. */
export interface Ledger {
  /** A member that is not kept. @param path - such as `components.scope` */
  member(path: string, count: number): void;
  component(component: LedgerComponent): void;
  service(ref: string | undefined): void;
  /** What the document is about. */
  subject(ref: string | undefined): void;
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
  const identities = new Set<string>();
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
      const { ref, type, group, name, version, purl, cpe, swidTagId, hashes } = component;
      const label = [name, version].filter(Boolean).join(' ');
      if (ref !== undefined) {
        if (components.has(ref)) note('repeatedReference', ref);
        components.add(ref);
      }
      const identity = JSON.stringify([purl, swidTagId, cpe, group, name, version]);
      if (identities.has(identity)) note('repeatedComponent', label);
      identities.add(identity);
      if (component.licenseCount > 1) note('severalLicenses', label);
      note('acknowledgement', undefined, component.acknowledgedCount);
      if (purl !== undefined && purlProblem(purl)) note('invalidPurl', purl);
      if (type !== undefined && !TYPES.has(type)) note('unknownType', type);
      for (const algorithm of hashes)
        if (algorithm !== undefined && !ALGORITHMS.has(algorithm)) note('unknownHash', algorithm);
      if (component.isNested) note('nesting');
    },
    service(ref) {
      if (ref !== undefined) services.add(ref);
    },
    subject(ref) {
      subjectRef = ref;
    },
    dependency(from, to) {
      const isFromKnown = components.has(from) || from === subjectRef;
      // A component does not depend on itself.
      if (from === to || (isFromKnown && components.has(to))) return;
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

const TYPES: ReadonlySet<string> = new Set(
  CLASSIFIERS.map((word) => word.toLowerCase().replaceAll('_', '-')),
);
const ALGORITHMS: ReadonlySet<string> = new Set(HASH_MEMBERS.map((member) => HASHES[member].name));
