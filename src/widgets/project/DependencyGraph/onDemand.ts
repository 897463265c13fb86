/** What not everybody sees, loaded when somebody does. */
import { deferred } from '../../../ui/hooks/deferred.js';

export const GraphState = deferred(() => import('./GraphStates.js').then((module) => module.GraphState));
export const GraphNotices = deferred(() => import('./GraphNotices.js').then((module) => module.GraphNotices));
export const NodeFacts = deferred(() => import('./NodeFacts.js').then((module) => module.NodeFacts));
export const GraphTree = deferred(() => import('./tree/GraphTree.js').then((module) => module.GraphTree));
export const GraphDrawing = deferred(() =>
  import('./drawing/GraphDrawing.js').then((module) => module.GraphDrawing),
);
export const DependantsView = deferred(() =>
  import('./DependantsView.js').then((module) => module.DependantsView),
);
export const RefreshFailure = deferred(() =>
  import('../../../data/FailureState.js').then((module) => module.RefreshFailure),
);
