import { array, optional, string, type, type Describe } from 'superstruct';

/** What our server says of a project, so that it can be told what a VEX will decide. */
export interface VexTargetsAnswer {
  /** Version of the project. */
  version?: string;
  /** Package URL of the project. */
  purl?: string;
  /**
   * BOM-Link to what the last BOM is about (`urn:cdx:serial/version#bom-ref`), or to the BOM where that has no name in it; absent when it has
   * no serial number.
   */
  bomLink?: string;
  /** Components with findings that have other names. */
  components: VexTarget[];
}

/** Names of a component that lists of findings do not have. */
export interface VexTarget {
  /** UUID the server gave the component. */
  uuid: string;
  /** Tag of its SWID. */
  swidTagId?: string;
  /** Its `bom-ref`s in the last BOM. */
  bomRefs?: string[];
}

export const VexTargetsStruct: Describe<VexTargetsAnswer> = type({
  version: optional(string()),
  purl: optional(string()),
  bomLink: optional(string()),
  components: array(
    type({ uuid: string(), swidTagId: optional(string()), bomRefs: optional(array(string())) }),
  ),
});
