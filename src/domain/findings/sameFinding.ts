import type { FindingComponent } from '../../schema/finding.js';
import { packageKey } from '../packageKey.js';
import { dividedPurl, purlParts } from '../purl.js';
import { releaseOf } from '../versions/releaseOf.js';
import type { FindingRow, RowVulnerability } from './FindingRow.js';

/**
 * The relation between a finding of one project and that of another: the same vulnerability of the same
 * component.
 */
export interface Sameness {
  /**
   * `same`: the same component in the same version. `otherBuild`: its package URLs differ behind the version, as those of another
   * architecture do. `otherVersion`: the same package in another version, or the version of one is not known.
   */
  readonly component: 'same' | 'otherBuild' | 'otherVersion';
  /** True when they were matched by group and name, because one of the two has no readable package URL. */
  readonly isByName: boolean;
  /** The identifier that both vulnerabilities have. Absent: source and identifier are the same. */
  readonly alias?: string;
}

/** A finding of another project with that of this one which it is. */
export interface FindingMatch {
  /** The finding of the other project. */
  readonly row: FindingRow;
  /** The nearest one of this project. */
  readonly source: FindingRow;
  readonly sameness: Sameness;
  /** Others of this project that are as near; they may have been decided differently. */
  readonly rivals: readonly FindingRow[];
}

/** Returns the relation of two findings, or undefined when they are not the same. */
export function samenessOf(one: FindingRow, other: FindingRow): Sameness | undefined {
  const sharedName = sharedNameOf(one.vulnerability, other.vulnerability);
  if (sharedName === undefined) return undefined;
  const alike = componentSameness(identityOf(one.component), identityOf(other.component));
  return alike && { ...alike, alias: sharedName === '' ? undefined : sharedName };
}

/**
 * Finds what of other projects' findings are findings of this one, each with its nearest: first by the component, then by source and
 * identifier. Takes time by the number of rows, not by that of rows times sources.
 * @param sources - findings of this project
 * @returns what gives the matches among rows of another project, in their order; to be called with a part of a long list at a time
 */
export function findingMatcher(
  sources: readonly FindingRow[],
): (rows: readonly FindingRow[]) => FindingMatch[] {
  const byName = new Map<string, FindingRow[]>();
  for (const source of sources) {
    for (const name of namesOf(source.vulnerability)) {
      const known = byName.get(name);
      if (known) known.push(source);
      else byName.set(name, [source]);
    }
  }
  // Rows of one list share their components.
  const identities = new WeakMap<FindingComponent, Identity>();
  const identityIn = (component: FindingComponent) => {
    const known = identities.get(component) ?? identityOf(component);
    identities.set(component, known);
    return known;
  };
  const matchOf = (row: FindingRow): FindingMatch | undefined => {
    const candidates = new Set(namesOf(row.vulnerability).flatMap((name) => byName.get(name) ?? []));
    let best: { sameness: Sameness; all: FindingRow[] } | undefined;
    for (const source of candidates) {
      const alike = componentSameness(identityIn(source.component), identityIn(row.component));
      if (!alike) continue;
      const name = sharedNameOf(source.vulnerability, row.vulnerability);
      const sameness: Sameness = { ...alike, alias: name === '' ? undefined : name };
      const nearer = best ? distanceOf(sameness) - distanceOf(best.sameness) : -1;
      if (nearer < 0) best = { sameness, all: [source] };
      else if (nearer === 0) best!.all.push(source);
    }
    const [source, ...rivals] = best?.all ?? [];
    return best && source && { row, source, sameness: best.sameness, rivals };
  };
  return (rows) => rows.flatMap((row) => matchOf(row) ?? []);
}

/** Less is nearer. */
function distanceOf({ component, isByName, alias }: Sameness): number {
  return COMPONENTS.indexOf(component) * 4 + (isByName ? 2 : 0) + (alias === undefined ? 0 : 1);
}

const COMPONENTS: readonly Sameness['component'][] = ['same', 'otherBuild', 'otherVersion'];

/** `''`: source and identifier are the same; else the identifier that both have; undefined when there is none. */
function sharedNameOf(one: RowVulnerability, other: RowVulnerability): string | undefined {
  if (one.source === other.source && one.vulnId === other.vulnId) return '';
  const names = namesOf(other);
  return namesOf(one).find((name) => names.includes(name));
}

function namesOf({ vulnId, aliases }: RowVulnerability): readonly string[] {
  return aliases.length === 0 ? [vulnId] : [vulnId, ...aliases.map(({ id }) => id)];
}

/** The parts that components are compared by. */
interface Identity {
  /** The package that its package URL names, in any spelling; absent without a readable one. */
  readonly packageName?: string;
  /** The one of its package URL, else its own; with the epoch. */
  readonly packageVersion?: string | undefined;
  /** Qualifiers and subpath of its package URL. */
  readonly build: string;
  readonly name: string;
  readonly version: string | undefined;
}

function identityOf({ purl, group, name, version }: FindingComponent): Identity {
  const parts = purl === undefined ? undefined : purlParts(purl);
  const named = { name: JSON.stringify([group?.trim() || null, name]), version: version || undefined };
  if (!purl || !parts) return { ...named, build: '' };
  const { qualifiers, subpath } = dividedPurl(purl);
  return {
    ...named,
    packageName: packageKey(parts),
    packageVersion: releaseOf({ version, purl }, 'purl'),
    build: JSON.stringify([qualifiers.split('&').filter(isAboutBuild).sort(), subpath]),
  };
}

/** Returns true when a qualifier describes more than the version. */
const isAboutBuild = (qualifier: string) => qualifier !== '' && !/^epoch=/i.test(qualifier);

function componentSameness(one: Identity, other: Identity): Omit<Sameness, 'alias'> | undefined {
  const isByName = one.packageName === undefined || other.packageName === undefined;
  if (isByName) {
    if (one.name !== other.name) return undefined;
    // Without a version on either side, nothing distinguishes them.
    return { component: one.version === other.version ? 'same' : 'otherVersion', isByName };
  }
  if (one.packageName !== other.packageName) return undefined;
  if (one.packageVersion !== other.packageVersion) return { component: 'otherVersion', isByName };
  return { component: one.build === other.build ? 'same' : 'otherBuild', isByName };
}
