/** The document and version that a BOM-Link leads to. */
export interface BomRevision {
  /** UUID of the document, in lower case. */
  serial: string;
  /** Digits. */
  version: string;
}

/** A BOM-Link of CycloneDX (`urn:cdx:serial/version#bom-ref`): to a document, or to one element of it. */
export interface BomLink extends BomRevision {
  /** The `bom-ref` as written. Absent where the complete document is meant. An empty one names nothing. */
  fragment?: string;
}

// CycloneDX 1.6, "BOM-Link".
const BOM_LINK =
  /^urn:cdx:([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\/([1-9][0-9]*)(?:#(.*))?$/is;

/** Takes a BOM-Link apart; undefined when the text is none. */
export function parseBomLink(text: string): BomLink | undefined {
  const [, serial = '', version = '', fragment] = BOM_LINK.exec(text) ?? [];
  return serial === '' ? undefined : { serial: serial.toLowerCase(), version, fragment };
}

/**
 * Returns true when two are the same document in the same version. A new version may give its names to other
 * elements.
 */
export function isSameRevision(a: BomRevision, b: BomRevision | undefined): boolean {
  return a.serial === b?.serial && a.version === b.version;
}

/** The UUID in a serial number (`urn:uuid:…`), in lower case. */
export function serialOf(serialNumber: string | undefined): string | undefined {
  return /^urn:uuid:([0-9a-f-]{36})$/i.exec(serialNumber ?? '')?.[1]?.toLowerCase();
}

/**
 * Returns the possible meanings of a fragment: the text itself, and the text without percent-encoding. Tools
 * write either.
 */
export function readingsOf(fragment: string): string[] {
  try {
    return [...new Set([fragment, decodeURIComponent(fragment)])];
  } catch {
    // A literal percent sign.
    return [fragment];
  }
}
