import { orderMatcher } from './orderMatcher.js';

/** The distance between two versions: epoch, major, minor, patch. Only the first part that differs counts. */
export type VersionDistance = readonly [epoch: number, major: number, minor: number, patch: number];

/**
 * Returns the distance between two versions, such as one minor version between `v1.2.9` and `1.3.0-rc1`.
 * @returns undefined when one of them does not start with a number
 */
export function versionDistance(left: string, right: string): VersionDistance | undefined {
  const [lefts, rights] = [numbersOf(left), numbersOf(right)];
  if (!lefts || !rights) return undefined;
  const place = lefts.findIndex((number, index) => number !== rights[index]);
  return distanceAt(place, Math.abs((lefts[place] ?? 0) - (rights[place] ?? 0)));
}

/**
 * Returns the test for `VERSION_DISTANCE`.
 * @param value - JSON `{epoch, major, minor, patch}`. Every number above 0 is compared separately, and one
 * match is enough. `?` and absent parts are not compared. Without a number above 0, the distance is compared
 * with none
 * @returns undefined when the value or the operator is invalid
 */
export function versionDistanceTest(
  operator: string,
  value: string,
): ((distance: VersionDistance) => boolean) | undefined {
  const fits = orderMatcher(operator);
  const parts = partsOf(value);
  if (!fits || !parts) return undefined;
  const levels = parts.flatMap((number, place) => (number > 0 ? [distanceAt(place, number)] : []));
  const limits = levels.length > 0 ? levels : [NO_DISTANCE];
  return (distance) => limits.some((limit) => fits(compareDistances(distance, limit)));
}

const NO_DISTANCE: VersionDistance = [0, 0, 0, 0];

function distanceAt(place: number, number: number): VersionDistance {
  return NO_DISTANCE.map((_, index) => (index === place ? number : 0)) as unknown as VersionDistance;
}

function compareDistances(left: VersionDistance, right: VersionDistance): number {
  const place = left.findIndex((number, index) => number !== right[index]);
  return (left[place] ?? 0) - (right[place] ?? 0);
}

function numbersOf(version: string): number[] | undefined {
  const [, epoch = '0', major, minor = '0', patch = '0'] =
    /^v?(?:(\d+)[:!])?v?(\d+)(?:\.(\d+))?(?:\.(\d+))?/i.exec(version) ?? [];
  return major === undefined ? undefined : [epoch, major, minor, patch].map(Number);
}

function partsOf(value: string): number[] | undefined {
  let parts: Record<string, unknown>;
  try {
    parts = JSON.parse(value) as Record<string, unknown>;
  } catch {
    return undefined;
  }
  if (typeof parts !== 'object' || parts === null) return undefined;
  const numbers = ['epoch', 'major', 'minor', 'patch'].map((name) => {
    const part = parts[name];
    return part === undefined || part === null || part === '?' || part === '' ? 0 : Number(part);
  });
  return numbers.every((number) => Number.isInteger(number) && number >= 0) ? numbers : undefined;
}
