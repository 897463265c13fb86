/** The stored identity that distinguishes components. Absent parts are `null`. */
export interface StoredIdentity {
  /** As `parsePurl` writes it; `null` also for what is none. */
  purl: string | null;
  swidTagId: string | null;
  cpe: string | null;
  groupName: string | null;
  name: string;
  version: string | null;
}

/** Every part of an identity as one text: two components of a document with the same text are one. */
export function componentKey({ purl, swidTagId, cpe, groupName, name, version }: StoredIdentity): string {
  return JSON.stringify([purl, swidTagId, cpe, groupName, name, version]);
}
