import type { Component } from '../../schema/component.js';
import { licenseText } from '../licenseText.js';
import { comparatorOf } from '../versions/comparatorOf.js';
import { packageOf } from './packageOf.js';
import { pairComponents } from './pairComponents.js';

/** What became of a component from one version of a project to another. */
export const COMPONENT_OUTCOMES = ['added', 'removed', 'changed', 'unchanged'] as const;

/** What became of a component; see {@link COMPONENT_OUTCOMES}. */
export type ComponentOutcome = (typeof COMPONENT_OUTCOMES)[number];

/** How a version changed. `other`: it is written in another way, or one side has none. */
export type VersionStep = 'up' | 'down' | 'other';

/** A component of two versions of a project. */
export interface ComponentComparison {
  /** UUIDs of both, joined by a colon; it tells the row from all others. */
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
  /** Whether one side takes it for the organisation's own, and the other does not. */
  readonly isInternalChanged: boolean;
}

/** Compares the components of two versions of a project; see {@link pairComponents} for which are the same. */
export function compareComponents(
  before: readonly Component[],
  after: readonly Component[],
): ComponentComparison[] {
  return pairComponents(before, after).map((pair) => comparisonOf(pair.before, pair.after));
}

function comparisonOf(before: Component | undefined, after: Component | undefined): ComponentComparison {
  const facts = {
    id: `${before?.uuid ?? ''}:${after?.uuid ?? ''}`,
    component: (after ?? before)!,
    before,
    after,
  };
  if (!before || !after) {
    const outcome = after ? 'added' : 'removed';
    return { ...facts, outcome, versionStep: undefined, isLicenseChanged: false, isInternalChanged: false };
  }
  const versionStep = stepOf(before, after);
  const isLicenseChanged = licenseText(before) !== licenseText(after);
  const isInternalChanged = Boolean(before.isInternal) !== Boolean(after.isInternal);
  const isChanged = versionStep !== undefined || isLicenseChanged || isInternalChanged;
  return {
    ...facts,
    outcome: isChanged ? 'changed' : 'unchanged',
    versionStep,
    isLicenseChanged,
    isInternalChanged,
  };
}

function stepOf(before: Component, after: Component): VersionStep | undefined {
  const [from, to] = [packageOf(before), packageOf(after)];
  if (from.version === to.version) return undefined;
  if (!from.version || !to.version) return 'other';
  const order = comparatorOf(to.type ?? from.type)(from.version, to.version);
  return order < 0 ? 'up' : order > 0 ? 'down' : 'other';
}
