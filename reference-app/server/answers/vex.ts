import { TEXT, UUID, listOf, optional, shape } from '../http/shape.js';

/** What a VEX may call a project and its components, beside what lists of findings have. */
export const VexTargets = shape('VexTargets', () => ({
  version: optional(TEXT),
  purl: optional(TEXT),
  bomLink: optional(TEXT),
  components: listOf(VexTarget),
}));

/** A component with findings, as far as more is known of it than its findings say. */
const VexTarget = shape('VexTarget', () => ({
  uuid: UUID,
  swidTagId: optional(TEXT),
  bomRefs: optional(listOf(TEXT)),
}));
