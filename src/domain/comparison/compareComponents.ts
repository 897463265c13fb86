import type { Component } from '../../schema/component.js';
import { licenseText } from '../licenseText.js';
import { comparatorOf } from '../versions/comparatorOf.js';
import type { Package } from './packageOf.js';
import { pairComponents, type ComponentPair } from './pairComponents.js';

/** The outcomes for a component from one version of a project to another. */
export const COMPONENT_OUTCOMES = ['added', 'removed', 'changed', 'unchanged'] as const;

/** The outcome for a component. See {@link COMPONENT_OUTCOMES}. */
export type ComponentOutcome = (typeof COMPONENT_OUTCOMES)[number];

/**
 * The direction of a version change. `other`: the version is written in another way, or one side has none.
 */
export type VersionStep = 'up' | 'down' | 'other';

/** A component of two versions of a project. */
export interface ComponentComparison {
  /** The UUIDs of both, joined by a colon. Unique for each row. */
  readonly id: string;
  readonly outcome: ComponentOutcome;
  /** The component as it is now, else as it was. */
  readonly component: Component;
  /** Absent: it was added. */
  readonly before: Component | undefined;
  /** Absent: it was removed. */
  readonly after: Component | undefined;
  /** Absent: both sides have the same version, or only one has the component. */
  readonly versionStep: VersionStep | undefined;
  readonly isLicenseChanged: boolean;
  /** True when one side marks it as internal to the organization, and the other does not. */
  readonly isInternalChanged: boolean;
}

/**
 * Compares the components of two versions of a project; see {@link pairComponents} for which are the same. It is worked out in
 * steps, because lists may be long.
 */
export function* compareComponents(
  before: readonly Component[],
  after: readonly Component[],
): Generator<void, ComponentComparison[], void> {
  const pairs = yield* pairComponents(before, after);
  const compared: ComponentComparison[] = [];
  for (const pair of pairs) {
    compared.push(comparisonOf(pair));
    yield;
  }
  return compared;
}

function comparisonOf(pair: ComponentPair<Component>): ComponentComparison {
  const [before, after] = [pair.before?.component, pair.after?.component];
  const facts = {
    id: `${before?.uuid ?? ''}:${after?.uuid ?? ''}`,
    component: (after ?? before)!,
    before,
    after,
  };
  if (!pair.before || !pair.after) {
    const outcome = after ? 'added' : 'removed';
    return { ...facts, outcome, versionStep: undefined, isLicenseChanged: false, isInternalChanged: false };
  }
  const versionStep = stepOf(pair.before.package, pair.after.package);
  const isLicenseChanged = licenseText(before!) !== licenseText(after!);
  const isInternalChanged = Boolean(before!.isInternal) !== Boolean(after!.isInternal);
  const isChanged = versionStep !== undefined || isLicenseChanged || isInternalChanged;
  return {
    ...facts,
    outcome: isChanged ? 'changed' : 'unchanged',
    versionStep,
    isLicenseChanged,
    isInternalChanged,
  };
}

function stepOf(from: Package, to: Package): VersionStep | undefined {
  if (from.version === to.version) return undefined;
  if (!from.version || !to.version) return 'other';
  const order = comparatorOf(to.type ?? from.type)(from.version, to.version);
  return order < 0 ? 'up' : order > 0 ? 'down' : 'other';
}
