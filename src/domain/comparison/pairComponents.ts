import { comparatorOf } from '../versions/comparatorOf.js';
import { areCompatible, packageOf, type Package, type PackageFacts } from './packageOf.js';

/** The data that identifies a component. UUIDs are those of the server. */
export interface PairedFacts extends PackageFacts {
  readonly uuid: string;
}

/** A component and the package that it is. */
export interface PackagedComponent<Component> {
  readonly component: Component;
  readonly package: Package;
}

/** The same component in two versions of a project; one of both is absent where only the other version has it. */
export interface ComponentPair<Component> {
  readonly before: PackagedComponent<Component> | undefined;
  readonly after: PackagedComponent<Component> | undefined;
}

/**
 * Pairs the components of two versions of a project: the same package on both sides, identified by its
 * package URL without version, otherwise by group, name, and classifier. Where a side has a package several
 * times, equal versions pair first, then those of the same major version in their order, then the newest with
 * the newest. The order of the lists does not matter.
 * @returns each component of both lists in exactly one pair; pairs first, then components that only `before`
 * has, then components that only `after` has. It is calculated in steps, because lists may be long.
 */
export function* pairComponents<Component extends PairedFacts>(
  before: readonly Component[],
  after: readonly Component[],
): Generator<void, ComponentPair<Component>[], void> {
  const left = yield* entriesOf(before);
  const right = yield* entriesOf(after);
  const pairs: Pairs<Component> = [];
  yield* pairGroups(
    left,
    right,
    ({ key }) => key,
    pairs,
    () => true,
  );
  // A component without a package URL on one side may have one on the other.
  const isMixed: MayPair = (one, other) => one.type === undefined || other.type === undefined;
  yield* pairGroups(rest(left), rest(right), ({ coordinates }) => coordinates, pairs, isMixed);
  return [
    ...pairs.map(([one, other]) => ({ before: one, after: other })),
    ...rest(left).map((one) => ({ before: one, after: undefined })),
    ...rest(right).map((one) => ({ before: undefined, after: one })),
  ];
}

interface Entry<Component> extends PackagedComponent<Component> {
  isPaired: boolean;
}

type Pairs<Component> = [Entry<Component>, Entry<Component>][];
type MayPair = (one: Package, other: Package) => boolean;

function* entriesOf<Component extends PairedFacts>(
  components: readonly Component[],
): Generator<void, Entry<Component>[], void> {
  const entries: Entry<Component>[] = [];
  for (const component of components) {
    entries.push({ component, package: packageOf(component), isPaired: false });
    yield;
  }
  return entries;
}

function rest<Component>(entries: readonly Entry<Component>[]): Entry<Component>[] {
  return entries.filter(({ isPaired }) => !isPaired);
}

function* pairGroups<Component extends PairedFacts>(
  left: readonly Entry<Component>[],
  right: readonly Entry<Component>[],
  keyOf: (one: Package) => string,
  pairs: Pairs<Component>,
  mayPair: MayPair,
): Generator<void, void, void> {
  const groups = grouped(right, keyOf);
  yield;
  for (const [key, ours] of grouped(left, keyOf)) {
    const theirs = groups.get(key);
    if (!theirs) continue;
    pairGroup(ours, theirs, pairs, (one, other) => mayPair(one, other) && areCompatible(one, other));
    yield;
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

/** Pairs what is one package on both sides, the surest first. */
function pairGroup<Component extends PairedFacts>(
  ours: readonly Entry<Component>[],
  theirs: readonly Entry<Component>[],
  pairs: Pairs<Component>,
  mayPair: MayPair,
) {
  const pair = (one: Entry<Component>, other: Entry<Component>) => {
    one.isPaired = true;
    other.isPaired = true;
    pairs.push([one, other]);
  };
  const [one, other] = [ours[0]!, theirs[0]!];
  if (ours.length === 1 && theirs.length === 1) {
    // So it is nearly always; whatever the order of the rounds, these are paired in one of them or in none.
    if (mayPair(one.package, other.package)) pair(one, other);
    return;
  }
  const [left, right] = [inOrder(ours), inOrder(theirs)];
  for (const keyOf of ROUNDS) {
    const [openLeft, openRight] = [rest(left), rest(right)];
    if (openLeft.length === 0 || openRight.length === 0) return;
    const waiting = grouped(openRight, keyOf);
    for (const entry of openLeft) {
      const others = waiting.get(keyOf(entry.package)) ?? [];
      const place = others.findIndex((candidate) => mayPair(entry.package, candidate.package));
      if (place < 0) continue;
      pair(entry, others[place]!);
      others.splice(place, 1);
    }
  }
}

/** The values that must be equal for two components to be paired, round by round. */
const ROUNDS: readonly ((one: Package) => string)[] = [
  ({ version, variantKey }) => JSON.stringify([version, variantKey]),
  ({ version }) => version ?? '',
  ({ version, variantKey }) => JSON.stringify([majorOf(version), variantKey]),
  ({ variantKey }) => variantKey,
  ({ version }) => majorOf(version),
  () => '',
];

/**
 * Sorts the newest first. Ties are sorted by their texts, so that the order of the server does not matter.
 */
function inOrder<Component extends PairedFacts>(group: readonly Entry<Component>[]): Entry<Component>[] {
  const compare = comparatorOf(group[0]!.package.type);
  return [...group].sort(
    (a, b) =>
      compare(b.package.version ?? '', a.package.version ?? '') ||
      byText(a.package.variantKey, b.package.variantKey) ||
      byText(a.component.purl ?? '', b.component.purl ?? '') ||
      byText(a.component.uuid, b.component.uuid),
  );
}

/** Returns the first number of a version, without a prefix such as an epoch or a `v`. */
function majorOf(version: string | undefined): string {
  return /\d+/.exec((version ?? '').replace(/^\d+:/, ''))?.[0] ?? '';
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
