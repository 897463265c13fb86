import { parsePurl, type ParsedPurl } from '../parsePurl.js';
import { purlTypeOf } from '../purl.js';
import type { VersionFacts } from '../versions/componentVersion.js';
import { dividedVersion } from '../versions/epochs.js';
import { releaseOf } from '../versions/releaseOf.js';
import { haveOtherQualifiers, versionedPackageKey } from './packageIdentity.js';
import type { NamedComponent } from './VexDocument.js';

/** A component of a project. */
export interface VexComponent {
  /** UUID the server gave it. */
  uuid: string;
  group?: string;
  name: string;
  version?: string;
  purl?: string;
  cpe?: string;
  swidTagId?: string;
  /** Its names in the BOM that was imported last. */
  bomRefs?: readonly string[];
}

/** Finds components of a project by what a document calls them. */
export class ProjectComponents {
  readonly #byUuid = new Map<string, VexComponent[]>();
  readonly #byBomRef = new Map<string, VexComponent[]>();
  readonly #byIdentity = new Map<string, VexComponent[]>();
  readonly #byPurl = new Map<string, VexComponent[]>();
  readonly #byPackage = new Map<string, VexComponent[]>();
  readonly #bySwidTag = new Map<string, VexComponent[]>();
  readonly #byCpe = new Map<string, VexComponent[]>();
  readonly #byName = new Map<string, VexComponent[]>();
  readonly #purls = new Map<VexComponent, Package>();

  constructor(components: Iterable<VexComponent>) {
    for (const component of components) {
      const pack = packageOf(component);
      const { purl } = pack ?? {};
      if (pack) this.#purls.set(component, pack);
      add(this.#byUuid, component.uuid.toLowerCase(), component);
      for (const ref of component.bomRefs ?? []) add(this.#byBomRef, ref, component);
      add(this.#byIdentity, identityText(component, purl), component);
      add(this.#byPurl, purl?.canonical, component);
      add(this.#byPackage, pack?.key, component);
      add(this.#bySwidTag, component.swidTagId, component);
      add(this.#byCpe, component.cpe, component);
      add(this.#byName, nameText(component), component);
    }
  }

  withUuid(uuid: string): VexComponent[] {
    return this.#byUuid.get(uuid.toLowerCase()) ?? [];
  }

  withBomRef(ref: string): VexComponent[] {
    return this.#byBomRef.get(ref) ?? [];
  }

  /**
   * Returns the components of a package URL. A URL without qualifiers matches all that differ in nothing
   * else.
   */
  withPurl(text: string): VexComponent[] {
    return this.#ofPackage({ purl: text });
  }

  /**
   * Returns the components that a document describes: all that share the strongest part of its identity that
   * any of them has, unless another part distinguishes them. `several`: only names match, and the packages
   * differ.
   */
  like(wanted: NamedComponent): VexComponent[] | 'several' {
    const pack = packageOf(wanted);
    const own = wanted.bomRef === undefined ? [] : this.withUuid(wanted.bomRef);
    const exact = own.length > 0 ? own : this.#byIdentity.get(identityText(wanted, pack?.purl));
    if (exact) return exact;
    const byPurl = this.#ofPackage(wanted);
    if (byPurl.length > 0) return byPurl;
    for (const [index, key] of [
      [this.#bySwidTag, wanted.swidTagId],
      [this.#byCpe, wanted.cpe],
      [this.#byName, nameText(wanted)],
    ] as const) {
      const found = (key === undefined ? [] : (index.get(key) ?? [])).filter(
        (stored) =>
          !this.#differs(pack, stored) &&
          !isOtherVersion(wanted, stored) &&
          (index !== this.#byName || hasVersion(wanted) === hasVersion(stored)),
      );
      if (found.length > 0) return this.#areOne(found) ? found : 'several';
    }
    return [];
  }

  /** Returns true when a component belongs to a package, by its package URL. */
  isOfPackage(component: VexComponent, facts: VersionFacts): boolean {
    const pack = packageOf(facts);
    return pack !== undefined && this.#purls.get(component)?.key === pack.key;
  }

  #ofPackage(facts: VersionFacts): VexComponent[] {
    const pack = packageOf(facts);
    if (!pack) return [];
    const exact = this.#byPurl.get(pack.purl.canonical)?.filter((stored) => !haveOtherEpochs(facts, stored));
    if (exact && exact.length > 0) return exact;
    return (this.#byPackage.get(pack.key) ?? []).filter((stored) => !this.#differs(pack, stored));
  }

  /**
   * Returns true when a package URL names a different package than that of a component. Without one, there is
   * no known difference.
   */
  #differs(pack: Package | undefined, stored: VexComponent): boolean {
    const other = this.#purls.get(stored);
    if (!pack || !other) return false;
    return pack.key !== other.key || haveOtherQualifiers(pack.purl, other.purl);
  }

  #areOne(components: readonly VexComponent[]): boolean {
    return new Set(components.map((component) => this.#purls.get(component)?.key)).size <= 1;
  }
}

interface Package {
  purl: ParsedPurl;
  /** The same for all spellings. */
  key: string;
}

function packageOf(facts: VersionFacts): Package | undefined {
  const purl = facts.purl ? parsePurl(facts.purl) : undefined;
  return purl && { purl, key: versionedPackageKey(purl, facts) };
}

function add(index: Map<string, VexComponent[]>, key: string | undefined, component: VexComponent): void {
  if (key === undefined) return;
  const list = index.get(key);
  if (list) list.push(component);
  else index.set(key, [component]);
}

type Described = Omit<NamedComponent, 'twins' | 'bomRef'>;

function identityText(component: Described, purl: ParsedPurl | undefined): string {
  const { swidTagId = null, cpe = null } = component;
  const version = releaseOf(component) ?? null;
  return JSON.stringify([purl?.canonical ?? null, swidTagId, cpe, nameText(component), version]);
}

// Without the version: how that is spelled depends on the package URL of either of two.
const nameText = ({ group, name }: Described) => JSON.stringify([group ?? null, name]);

const hasVersion = (facts: VersionFacts) => releaseOf(facts) !== undefined;

function isOtherVersion(a: Described, b: Described): boolean {
  const type = purlTypeOf(a.purl) ?? purlTypeOf(b.purl);
  const [one, other] = [a, b].map((facts) => releaseOf(facts, undefined, type));
  return one !== undefined && other !== undefined && one !== other;
}

/** The same package URL can appear with versions that state different epochs. */
function haveOtherEpochs(a: VersionFacts, b: VersionFacts): boolean {
  const [one, other] = [a, b].map((facts) => dividedVersion(releaseOf(facts, 'purl') ?? '').epoch);
  return one !== undefined && other !== undefined && one !== other;
}
