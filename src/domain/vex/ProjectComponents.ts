import { parsePurl, type ParsedPurl } from '../parsePurl.js';
import type { NamedComponent } from './VexDocument.js';

/** A component of a project, as lists of findings have it. */
export interface VexComponent {
  /** UUID the server gave it. */
  uuid: string;
  group?: string;
  name: string;
  version?: string;
  purl?: string;
  cpe?: string;
  swidTagId?: string;
  /** What it is called in the BOM that was imported last. */
  bomRefs?: readonly string[];
}

/** Finds components of a project by what a document calls them. */
export class ProjectComponents {
  readonly #byUuid = new Map<string, VexComponent[]>();
  readonly #byBomRef = new Map<string, VexComponent[]>();
  readonly #byIdentity = new Map<string, VexComponent[]>();
  readonly #byPurl = new Map<string, VexComponent[]>();
  readonly #byCoordinates = new Map<string, VexComponent[]>();
  readonly #bySwidTag = new Map<string, VexComponent[]>();
  readonly #byCpe = new Map<string, VexComponent[]>();
  readonly #byName = new Map<string, VexComponent[]>();
  readonly #purls = new Map<VexComponent, ParsedPurl | undefined>();

  constructor(components: Iterable<VexComponent>) {
    for (const component of components) {
      const purl = component.purl === undefined ? undefined : parsePurl(component.purl);
      this.#purls.set(component, purl);
      add(this.#byUuid, component.uuid.toLowerCase(), component);
      for (const ref of component.bomRefs ?? []) add(this.#byBomRef, ref, component);
      add(this.#byIdentity, identityText(component, purl), component);
      add(this.#byPurl, purl?.canonical, component);
      add(this.#byCoordinates, purl?.coordinates, component);
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

  /** Those of a package URL. One without qualifiers stands for all that differ in nothing else. */
  withPurl(text: string): VexComponent[] {
    const purl = parsePurl(text);
    if (!purl) return [];
    return (
      this.#byPurl.get(purl.canonical) ??
      (this.#byCoordinates.get(purl.coordinates) ?? []).filter((stored) => !this.#differs(purl, stored))
    );
  }

  /**
   * Those that a document describes: all that share the strongest part of its identity that any of them has, unless another part
   * tells them apart. `several`: only names are shared, and with packages that differ.
   */
  like(wanted: NamedComponent): VexComponent[] | 'several' {
    const purl = wanted.purl === undefined ? undefined : parsePurl(wanted.purl);
    const own = wanted.bomRef === undefined ? [] : this.withUuid(wanted.bomRef);
    const exact = own.length > 0 ? own : this.#byIdentity.get(identityText(wanted, purl));
    if (exact) return exact;
    const byPurl = wanted.purl === undefined ? [] : this.withPurl(wanted.purl);
    if (byPurl.length > 0) return byPurl;
    for (const [index, key] of [
      [this.#bySwidTag, wanted.swidTagId],
      [this.#byCpe, wanted.cpe],
      [this.#byName, nameText(wanted)],
    ] as const) {
      const found = (key === undefined ? [] : (index.get(key) ?? [])).filter(
        (stored) => !this.#differs(purl, stored) && !isOtherVersion(wanted, stored),
      );
      if (found.length > 0) return this.#areOne(found) ? found : 'several';
    }
    return [];
  }

  /** Whether a package URL names another package than that of a component; without one nothing tells. */
  #differs(purl: ParsedPurl | undefined, stored: VexComponent): boolean {
    const other = this.#purls.get(stored);
    if (!purl || !other) return false;
    if (purl.coordinates !== other.coordinates) return true;
    if (purl.subpath !== undefined && other.subpath !== undefined && purl.subpath !== other.subpath)
      return true;
    const others = other.qualifiers ?? {};
    return Object.entries(purl.qualifiers ?? {}).some(
      ([key, value]) => Object.hasOwn(others, key) && others[key] !== value,
    );
  }

  #areOne(components: readonly VexComponent[]): boolean {
    return new Set(components.map((component) => this.#purls.get(component)?.coordinates)).size <= 1;
  }
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
  return JSON.stringify([purl?.canonical ?? null, swidTagId, cpe, nameText(component)]);
}

function nameText({ group, name, version }: Described): string {
  return JSON.stringify([group ?? null, name, version ?? null]);
}

function isOtherVersion(a: Described, b: Described): boolean {
  return a.version !== undefined && b.version !== undefined && a.version !== b.version;
}
