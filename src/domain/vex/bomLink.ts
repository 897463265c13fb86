/** Which document, in which version: what a BOM-Link leads into. */
export interface BomRevision {
  /** UUID of the document, in lower case. */
  serial: string;
  /** Digits. */
  version: string;
}

/** A BOM-Link of CycloneDX (`urn:cdx:serial/version#bom-ref`): to a document, or to one element of it. */
export interface BomLink extends BomRevision {
  /** The `bom-ref` as it is written; absent where the whole document is meant. Empty, it names nothing. */
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

/** Whether two are the same document in the same version: a new version may give its names to other elements. */
export function isSameRevision(a: BomRevision, b: BomRevision | undefined): boolean {
  return a.serial === b?.serial && a.version === b.version;
}

/** The UUID in a serial number (`urn:uuid:…`), in lower case. */
export function serialOf(serialNumber: string | undefined): string | undefined {
  return /^urn:uuid:([0-9a-f-]{36})$/i.exec(serialNumber ?? '')?.[1]?.toLowerCase();
}

/** What a fragment may stand for: the text itself, and the text without percent-encoding. Tools write either. */
export function readingsOf(fragment: string): string[] {
  try {
    return [...new Set([fragment, decodeURIComponent(fragment)])];
  } catch {
    // A per cent sign of its own.
    return [fragment];
  }
}
