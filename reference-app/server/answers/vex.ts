import { TEXT, UUID, listOf, optional, shape } from '../http/shape.js';

const identity = () => ({
  group: optional(TEXT),
  version: optional(TEXT),
  purl: optional(TEXT),
  cpe: optional(TEXT),
  swidTagId: optional(TEXT),
});

/** The names that a VEX may use for a project and its components. */
export const VexTargets = shape('VexTargets', () => ({
  ...identity(),
  name: TEXT,
  bomLink: optional(TEXT),
  earlierBomLinks: listOf(TEXT),
  subject: optional(VexSubject),
  components: listOf(VexTarget),
}));

/** The subject of the most recently imported BOM, as the BOM describes it. */
const VexSubject = shape('VexSubject', () => ({ ...identity(), name: optional(TEXT) }));

/** A component, also one without findings. */
const VexTarget = shape('VexTarget', () => ({
  ...identity(),
  uuid: UUID,
  name: TEXT,
  bomRefs: optional(listOf(TEXT)),
}));
