import { useEffect, useMemo, useState } from 'react';
import type { FindingList, FindingsProgress } from '../../../api/findings.js';
import type { ReadProgress } from '../../../api/readAllPages.js';
import * as components from '../../../data/resources/components.js';
import * as violations from '../../../data/resources/violations.js';
import { findingList } from '../../../data/resources/findingLists.js';
import { useProgress, type Progress } from '../../../data/useProgress.js';
import { useResource, type Resource } from '../../../data/useResource.js';
import { compareComponents, type ComponentComparison } from '../../../domain/comparison/compareComponents.js';
import {
  compareFindings,
  type FindingComparison,
  type PairedComponents,
} from '../../../domain/comparison/compareFindings.js';
import { compareLicenses, type LicenseComparison } from '../../../domain/comparison/compareLicenses.js';
import { compareViolations, type ViolationComparison } from '../../../domain/comparison/compareViolations.js';
import { pairComponents, type PairedFacts } from '../../../domain/comparison/pairComponents.js';
import { inSlices } from '../../../domain/slices.js';
import { useHost } from '../../../host/KitProvider.js';
import { reportFault } from '../../../ui/faults/reportFault.js';
import type { Component } from '../../../schema/component.js';
import type { PolicyViolation } from '../../../schema/violation.js';

/** The two sides of a comparison, as UUIDs of projects. */
export interface ComparedIds {
  readonly before: string;
  readonly after: string;
}

/** The progress of reading the lists of both sides. */
export interface ComparisonProgress<News> {
  readonly before: Progress<News>;
  readonly after: Progress<News>;
}

/** The compared versions, and how much of them is loaded. */
export interface Comparison {
  readonly components: Resource<readonly ComponentComparison[]>;
  readonly componentsProgress: ComparisonProgress<ReadProgress>;
  readonly findings: Resource<readonly FindingComparison[]>;
  readonly findingsProgress: ComparisonProgress<FindingsProgress>;
  readonly violations: Resource<readonly ViolationComparison[]>;
  readonly licenses: Resource<readonly LicenseComparison[]>;
}

/**
 * Loads the components and, for those who may see them, the findings and policy violations of both sides, and
 * compares them. A list that fails leaves the others alone.
 * @param createWorker - makes the worker that reads long lists of findings; absent: the kit's own
 */
export function useComparison({ before, after }: ComparedIds, createWorker?: () => Worker): Comparison {
  const { can } = useHost();
  const maySeeFindings = can('VIEW_VULNERABILITY');

  const componentsProgress = { before: useProgress<ReadProgress>(), after: useProgress<ReadProgress>() };
  const componentLists = useBoth(
    useResource(components.every(before, componentsProgress.before.note)),
    useResource(components.every(after, componentsProgress.after.note)),
  );
  const compared = useDerived(componentLists, comparedComponents);

  const findingsProgress = {
    before: useProgress<FindingsProgress>(),
    after: useProgress<FindingsProgress>(),
  };
  const reading = (side: 'before' | 'after') => ({ onProgress: findingsProgress[side].note, createWorker });
  const findingLists = useBoth(
    useResource(findingList(before, reading('before')), { isEnabled: maySeeFindings }),
    useResource(findingList(after, reading('after')), { isEnabled: maySeeFindings }),
  );
  const pairing = useOptional(compared);
  const comparedFindings = useDerived(useBoth(pairing, findingLists), comparedFindingsOf);

  const maySeeViolations = { isEnabled: can('VIEW_POLICY_VIOLATION') };
  const violationLists = useBoth(
    useResource(violations.every(before), maySeeViolations),
    useResource(violations.every(after), maySeeViolations),
  );
  return {
    components: compared,
    componentsProgress,
    findings: comparedFindings,
    findingsProgress,
    violations: useDerived(useBoth(pairing, violationLists), comparedViolationsOf),
    licenses: useDerived(componentLists, comparedLicenses),
  };
}

function comparedComponents([before, after]: readonly [readonly Component[], readonly Component[]]) {
  return compareComponents(before, after);
}

function comparedLicenses([before, after]: readonly [readonly Component[], readonly Component[]]) {
  return compareLicenses(before, after);
}

/** Which components are the same; `pairs` is undefined where the lists of components failed. */
interface Pairing {
  readonly pairs: readonly PairedComponents[] | undefined;
}

function* comparedFindingsOf([{ pairs }, [before, after]]: readonly [
  Pairing,
  readonly [FindingList, FindingList],
]) {
  const [ours, theirs] = [before.rows, after.rows];
  const known = pairs ?? (yield* pairsAmong(ours.map(componentOf), theirs.map(componentOf)));
  return yield* compareFindings(known, ours, theirs);
}

function* comparedViolationsOf([{ pairs }, [before, after]]: readonly [
  Pairing,
  readonly [readonly PolicyViolation[], readonly PolicyViolation[]],
]) {
  const known = pairs ?? (yield* pairsAmong(before.map(componentOf), after.map(componentOf)));
  return yield* compareViolations(known, before, after);
}

/** Pairs the components that are named in two lists. */
function* pairsAmong(
  before: readonly (PairedFacts | undefined)[],
  after: readonly (PairedFacts | undefined)[],
): Generator<void, PairedComponents[], void> {
  const each = (all: readonly (PairedFacts | undefined)[]) => [
    ...new Map(all.flatMap((one) => (one ? [[one.uuid, one] as const] : []))).values(),
  ];
  const pairs = yield* pairComponents(each(before), each(after));
  return pairs.map((pair) => ({ before: pair.before?.component, after: pair.after?.component }));
}

const componentOf = ({ component }: { component?: PairedFacts }) => component;

/** The components that are the same, once they are known or failed. */
function useOptional(compared: Resource<readonly ComponentComparison[]>): Resource<Pairing> {
  const pairs = compared.status === 'ready' ? compared.data : undefined;
  const data = useMemo<Pairing>(() => ({ pairs }), [pairs]);
  if (compared.status === 'loading') return compared;
  if (compared.status === 'ready') return { ...compared, data };
  return {
    status: 'ready',
    data,
    isRefreshing: false,
    isPrevious: false,
    loadedAt: Infinity,
    reload: compared.reload,
  };
}

/** Two resources as one: there when both are, failed when one is. */
function useBoth<One, Other>(one: Resource<One>, other: Resource<Other>): Resource<readonly [One, Other]> {
  const left = one.status === 'ready' ? one.data : undefined;
  const right = other.status === 'ready' ? other.data : undefined;
  const data = useMemo(() => [left, right] as const, [left, right]);
  const failed = [one, other].filter((part) => part.status === 'failed');
  if (failed.length > 0) {
    return {
      status: 'failed',
      error: failed[0]!.error,
      reload: () => failed.forEach((part) => part.reload()),
      isReloading: failed.some(({ isReloading }) => isReloading),
    };
  }
  if (one.status !== 'ready' || other.status !== 'ready') return { status: 'loading' };
  return {
    status: 'ready',
    data: data as readonly [One, Other],
    isRefreshing: one.isRefreshing || other.isRefreshing,
    refreshError: one.refreshError ?? other.refreshError,
    loadedAt: Math.min(one.loadedAt, other.loadedAt),
    isPrevious: one.isPrevious || other.isPrevious,
    reload: () => {
      one.reload();
      other.reload();
    },
  };
}

/** A resource with what follows from it, worked out in slices; what followed before stays until that is done. */
function useDerived<Data, Result>(
  resource: Resource<Data>,
  derive: (data: Data) => Generator<void, Result, void>,
): Resource<Result> {
  const data = resource.status === 'ready' ? resource.data : undefined;
  const [derived, setDerived] = useState<{ result: Result }>();
  useEffect(() => {
    if (data === undefined) return undefined;
    let isStopped = false;
    void inSlices(derive(data), () => isStopped).then((result) => {
      if (result !== undefined && !isStopped) setDerived({ result });
    }, reportFault);
    return () => void (isStopped = true);
  }, [data, derive]);
  if (resource.status !== 'ready') return resource;
  return derived ? { ...resource, data: derived.result } : { status: 'loading' };
}
