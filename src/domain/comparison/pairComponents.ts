import { comparatorOf } from '../versions/comparatorOf.js';
import { areCompatible, packageOf, type Package, type PackageFacts } from './packageOf.js';

/** A component as it is told from others; UUIDs are those of the server. */
export interface PairedFacts extends PackageFacts {
  readonly uuid: string;
}

/** The same component in two versions of a project; one of both is absent where only the other version has it. */
export interface ComponentPair<Component> {
  readonly before: Component | undefined;
  readonly after: Component | undefined;
}

/**
 * Pairs the components of two versions of a project: the same package on both sides, told by its package URL without version, else by
 * group, name and classifier. Where a side has a package several times, equal versions pair first, then those of the same
 * major version in their order, then the newest with the newest. The order of the lists does not matter.
 * @returns each component of both lists in exactly one pair; pairs first, then what only `before` has, then what only `after` has
 */
export function pairComponents<Component extends PairedFacts>(
  before: readonly Component[],
  after: readonly Component[],
): ComponentPair<Component>[] {
  const left = before.map(entryOf);
  const right = after.map(entryOf);
  const pairs: [Entry<Component>, Entry<Component>][] = [];
  pairGroups(left, right, ({ key }) => key, pairs);
  // What has no package URL on one side may have one on the other.
  const isMixed = (one: Package, other: Package) => one.type === undefined || other.type === undefined;
  pairGroups(rest(left), rest(right), ({ coordinates }) => coordinates, pairs, isMixed);
  return [
    ...pairs.map(([one, other]) => ({ before: one.component, after: other.component })),
    ...rest(left).map(({ component }) => ({ before: component, after: undefined })),
    ...rest(right).map(({ component }) => ({ before: undefined, after: component })),
  ];
}

interface Entry<Component> {
  readonly component: Component;
  readonly package: Package;
  isPaired: boolean;
}

type MayPair = (one: Package, other: Package) => boolean;

function entryOf<Component extends PairedFacts>(component: Component): Entry<Component> {
  return { component, package: packageOf(component), isPaired: false };
}

function rest<Component>(entries: readonly Entry<Component>[]): Entry<Component>[] {
  return entries.filter(({ isPaired }) => !isPaired);
}

function pairGroups<Component extends PairedFacts>(
  left: readonly Entry<Component>[],
  right: readonly Entry<Component>[],
  keyOf: (one: Package) => string,
  pairs: [Entry<Component>, Entry<Component>][],
  mayPair: MayPair = () => true,
) {
  const groups = grouped(right, keyOf);
  for (const [key, ours] of grouped(left, keyOf)) {
    const theirs = groups.get(key);
    if (theirs) pairGroup(inOrder(ours), inOrder(theirs), pairs, mayPair);
  }
}

function grouped<Component>(entries: readonly Entry<Component>[], keyOf: (one: Package) => string) {
  const groups = new Map<string, Entry<Component>[]>();
  for (const entry of entries) {
    const key = keyOf(entry.package);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
}

/** The newest first; ties by their texts, so that the order of the server does not decide. */
function inOrder<Component extends PairedFacts>(group: Entry<Component>[]): Entry<Component>[] {
  if (group.length < 2) return group;
  const compare = comparatorOf(group[0]!.package.type);
  return group.sort(
    (a, b) =>
      compare(b.package.version ?? '', a.package.version ?? '') ||
      byText(a.package.variantKey, b.package.variantKey) ||
      byText(a.component.purl ?? '', b.component.purl ?? '') ||
      byText(a.component.uuid, b.component.uuid),
  );
}

/** Pairs what is one package on both sides, the surest first. */
function pairGroup<Component extends PairedFacts>(
  left: readonly Entry<Component>[],
  right: readonly Entry<Component>[],
  pairs: [Entry<Component>, Entry<Component>][],
  mayPair: MayPair,
) {
  const isSame = (one: Entry<Component>, other: Entry<Component>) => mayPair(one.package, other.package);
  const isLike: typeof isSame = (one, other) =>
    areCompatible(one.package, other.package) && isSame(one, other);
  const rounds = [
    { keyOf: (one: Package) => [one.version, one.variantKey], fits: isSame },
    { keyOf: (one: Package) => [one.version], fits: isLike },
    { keyOf: (one: Package) => [majorOf(one.version), one.variantKey], fits: isSame },
    { keyOf: (one: Package) => [one.variantKey], fits: isSame },
    { keyOf: (one: Package) => [majorOf(one.version)], fits: isLike },
    { keyOf: () => [], fits: isLike },
  ];
  for (const { keyOf, fits } of rounds) {
    const [ours, theirs] = [rest(left), rest(right)];
    if (ours.length === 0 || theirs.length === 0) return;
    const waiting = grouped(theirs, (one) => JSON.stringify(keyOf(one)));
    for (const one of ours) {
      const others = waiting.get(JSON.stringify(keyOf(one.package))) ?? [];
      const place = others.findIndex((other) => fits(one, other));
      if (place < 0) continue;
      const [other] = others.splice(place, 1);
      one.isPaired = true;
      other!.isPaired = true;
      pairs.push([one, other!]);
    }
  }
}

/** The first number of a version, without what stands in front of it such as an epoch or a `v`. */
function majorOf(version: string | undefined): string {
  return /\d+/.exec((version ?? '').replace(/^\d+:/, ''))?.[0] ?? '';
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
