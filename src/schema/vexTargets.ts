import { array, optional, string, type, type Describe } from 'superstruct';

/** The data of our server about a project, from which the client predicts the decisions of a VEX. */
export interface VexTargetsAnswer extends VexIdentity {
  /** Name of the project. */
  name: string;
  /**
   * BOM-Link to what the last BOM is about (`urn:cdx:serial/version#bom-ref`), or to the BOM where that has no name in it; absent when it has
   * no serial number.
   */
  bomLink?: string;
  /** The same of the BOMs before, the last one first. */
  earlierBomLinks: string[];
  /** The subject of the last BOM, as the BOM describes it. */
  subject?: VexIdentity & { name?: string };
  /** All components, also those without findings. */
  components: VexTarget[];
}

/** The identifiers of projects and components, in addition to their names. */
interface VexIdentity {
  /** The group, such as `org.example`. */
  group?: string;
  /** Its version. */
  version?: string;
  /** Package URL. */
  purl?: string;
  /** CPE. */
  cpe?: string;
  /** Tag of its SWID. */
  swidTagId?: string;
}

/** A component by all its names. */
export interface VexTarget extends VexIdentity {
  /** UUID the server gave the component. */
  uuid: string;
  /** Its name. */
  name: string;
  /** Its `bom-ref`s in the last BOM. */
  bomRefs?: string[];
}

const IDENTITY = {
  group: optional(string()),
  version: optional(string()),
  purl: optional(string()),
  cpe: optional(string()),
  swidTagId: optional(string()),
};

export const VexTargetsStruct: Describe<VexTargetsAnswer> = type({
  ...IDENTITY,
  name: string(),
  bomLink: optional(string()),
  earlierBomLinks: array(string()),
  subject: optional(type({ ...IDENTITY, name: optional(string()) })),
  components: array(
    type({ ...IDENTITY, uuid: string(), name: string(), bomRefs: optional(array(string())) }),
  ),
});
