import { packageKey } from '../packageKey.js';
import { dividedPurl, purlParts } from '../purl.js';
import { componentVersion } from '../versions/componentVersion.js';

/** The data of a component that identifies its package. */
export interface PackageFacts {
  readonly name: string;
  readonly group?: string;
  readonly version?: string;
  readonly purl?: string;
  readonly classifier?: string;
}

/** The package that a component is, apart from its version. */
export interface Package {
  /** The same for all versions and variants of a package: type, namespace and name of its package URL, else group and name. */
  readonly key: string;
  /** Group and name in lowercase. They identify a component without package URL. */
  readonly coordinates: string;
  /**
   * The qualities that distinguish variants of one package, such as `arch` of a package URL. The classifier,
   * where there is no package URL.
   */
  readonly variant: ReadonlyMap<string, string>;
  /** The same as one text; equal for equal variants. */
  readonly variantKey: string;
  /** Type of the package URL, such as `maven`; undefined without one. */
  readonly type: string | undefined;
  /** Version of the component, with its epoch. */
  readonly version: string | undefined;
}

/** Reads which package a component is; what is no package URL counts as absent. */
export function packageOf(component: PackageFacts): Package {
  const { name, group, classifier, purl } = component;
  const parts = purl ? purlParts(purl) : undefined;
  const coordinates = JSON.stringify([(group ?? '').toLowerCase(), name.toLowerCase()]);
  if (!purl || !parts) {
    const variant = new Map(classifier ? [['', classifier]] : []);
    return packageWith({
      key: coordinates,
      coordinates,
      variant,
      type: undefined,
      version: componentVersion({ version: component.version }),
    });
  }
  const { type } = parts;
  return packageWith({
    key: packageKey(parts),
    coordinates,
    variant: variantOf(purl),
    type,
    version: componentVersion(component),
  });
}

/**
 * Returns true when the two variants do not contradict each other. One may have more details than the other,
 * depending on the BOM generator.
 */
export function areCompatible(left: Package, right: Package): boolean {
  for (const [name, value] of left.variant) {
    const other = right.variant.get(name);
    if (other !== undefined && other !== value) return false;
  }
  return true;
}

function packageWith(facts: Omit<Package, 'variantKey'>): Package {
  const entries = [...facts.variant].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return { ...facts, variantKey: entries.length === 0 ? '' : JSON.stringify(entries) };
}

// Qualifiers that say where a file came from or which build it is: they are others with each version.
const VOLATILE = new Set([
  'build',
  'checksum',
  'checksums',
  'distro',
  'download_url',
  'epoch',
  'file_name',
  'package-id',
  'prev',
  'rrev',
  'tag',
  'upstream',
  'vcs_url',
]);

function variantOf(purl: string): Map<string, string> {
  const { qualifiers, subpath } = dividedPurl(purl);
  const variant = new Map<string, string>();
  for (const pair of qualifiers === '' ? [] : qualifiers.split('&')) {
    const place = pair.indexOf('=');
    const name = pair.slice(0, place).toLowerCase();
    const value = decodeURIComponent(pair.slice(place + 1));
    // An empty qualifier is the same as an absent one.
    if (value !== '' && !VOLATILE.has(name)) variant.set(name, value);
  }
  if (subpath !== '') variant.set('#', decodeURIComponent(subpath));
  return variant;
}
