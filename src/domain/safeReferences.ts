import type { ExternalReference } from '../schema/project.js';

/** A reference as it can be shown. */
export interface SafeReference {
  /** CycloneDX type in words as people write them: `VCS`, `Issue tracker`. */
  type: string;
  /** As it came, to be shown as text. */
  url: string;
  /** Address to follow; absent for other schemes than http and https, which may run code. */
  href?: string;
  comment?: string;
}

// Abbreviations among the CycloneDX types of references.
const ABBREVIATIONS = new Set(['bom', 'poam', 'vcs', 'rfc', 'rfc-9116']);

/** References with an address, those that can be followed first. */
export function safeReferences(references: readonly ExternalReference[] = []): SafeReference[] {
  const safe = references.flatMap(({ type = 'other', url, comment }): SafeReference[] => {
    const text = url?.trim();
    return text
      ? [{ type: referenceTypeText(type), url: text, href: hrefOf(text), comment: comment || undefined }]
      : [];
  });
  return [...safe.filter(({ href }) => href), ...safe.filter(({ href }) => !href)];
}

function hrefOf(url: string): string | undefined {
  try {
    const { protocol, href } = new URL(url);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}

/** A CycloneDX type in words as people write them; they are the same in every language. */
export function referenceTypeText(type: string): string {
  if (ABBREVIATIONS.has(type)) return type.toUpperCase();
  const words = type.replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
