import type { BomRevision } from './bomLink.js';

/** A document as far as it decides about vulnerabilities. */
export interface VexDocument {
  /** Under which name links lead into it; absent when it has no serial number. */
  bom?: BomRevision;
  /** The subject of the document. */
  subject?: NamedComponent;
  /** Each entry about a vulnerability, in the order of the document; one that is decided about twice is there twice. */
  statements: VexStatement[];
}

/** A statement of a document about a vulnerability. */
export interface VexStatement {
  /** The identifier, such as `CVE-2021-44228`. */
  vulnId?: string;
  /** The issuer of the identifier, as the document names it, such as `NVD`. */
  source?: string;
  /** The decision. Absent where a vulnerability is only listed. */
  analysis?: VexAnalysis;
  affects: VexReference[];
}

/** A decision in the words of the API; what is absent leaves alone what was decided before. */
export interface VexAnalysis {
  state?: string;
  justification?: string;
  /** In the order of the document; the last one counts. */
  responses: string[];
  details?: string;
  /** As they are written: words that the API does not have, which count as `NOT_SET`. Absent when there are none. */
  unknownWords?: readonly string[];
  /** Set where the document states it. Otherwise it follows from the state. */
  isSuppressed?: boolean;
}

/** The subject of a statement. */
export interface VexReference {
  /** As it is written. */
  ref: string;
  /** Only these versions of it; empty: as it is. */
  versions: VexVersions[];
  /** The document that a link leads into; absent where the reference is no link. */
  bom?: BomRevision;
  /** The possible names of an element: a `bom-ref` or a package URL. Empty for a link without a fragment. */
  names: string[];
  /**
   * The element that the document itself knows by this name, even where the link leads to another document.
   * Absent when there is none.
   */
  known?: VexElement;
}

/** An element of the document. `subject`: what it is about; `several`: two that differ have this name. */
export type VexElement =
  | { kind: 'subject' }
  | { kind: 'service' }
  | { kind: 'several' }
  | { kind: 'component'; component: NamedComponent };

/** A component as the document describes it. */
export interface NamedComponent {
  bomRef?: string;
  group?: string;
  name: string;
  version?: string;
  purl?: string;
  cpe?: string;
  swidTagId?: string;
  /** `bom-ref`s of all components of the document that are the same in all these parts, if there are several. */
  twins?: string[];
}

/** One version or a range of them. */
export interface VexVersions {
  version?: string;
  /** As CycloneDX writes it: `vers:npm/>=1|<2`. */
  range?: string;
  status: 'affected' | 'unaffected' | 'unknown';
}
