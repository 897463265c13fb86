import type { Component } from '../schema/component.js';

/** The risk score of a component: as it was counted last, else as it stands in its row; undefined while nothing was counted. */
export function componentRisk({
  metrics,
  lastInheritedRiskScore,
}: Pick<Component, 'metrics' | 'lastInheritedRiskScore'>): number | undefined {
  return metrics?.inheritedRiskScore ?? lastInheritedRiskScore;
}
