import type { WidgetGroup, WidgetManifest } from '../../src/widgets/WidgetManifest.js';

/** The folders of src/widgets, in the order in which documents list them. */
export const WIDGET_GROUPS: readonly WidgetGroup[];
/** What each public widget says of itself, sorted by group and name, with its folder below the root. */
export function readManifests(root: string): (WidgetManifest & { readonly folder: string })[];
