import type { Component } from '../schema/component.js';

/**
 * Returns the risk score of a component: the latest calculated one, otherwise the one in its row. Undefined
 * before it was calculated.
 */
export function componentRisk({
  metrics,
  lastInheritedRiskScore,
}: Pick<Component, 'metrics' | 'lastInheritedRiskScore'>): number | undefined {
  return metrics?.inheritedRiskScore ?? lastInheritedRiskScore;
}
