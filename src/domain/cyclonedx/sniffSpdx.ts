/**
 * The patterns of the version in the forms of SPDX: as tags and values, in JSON, YAML, or XML
 * (`spdxVersion`), in RDF (`specVersion`), and since version 3 by the address of their context.
 */
const SPDX_VERSIONS = [
  /\bspdxVersion["']?\s*[:>]\s*["']?(SPDX-\d+(?:\.\d+){0,2})/i,
  /\bspecVersion\s*>\s*(SPDX-\d+(?:\.\d+){0,2})/,
  /\bspdx\.org\/rdf\/(\d+(?:\.\d+){0,2})\/spdx-context/,
];

/**
 * Detects an SPDX document by its start. Use it for documents that are not CycloneDX, because those may
 * mention SPDX.
 * @returns its version such as `SPDX-2.3`; undefined when there is no sign of SPDX
 */
export function sniffSpdx(head: string): string | undefined {
  for (const pattern of SPDX_VERSIONS) {
    const found = pattern.exec(head)?.[1];
    if (found) return found.startsWith('SPDX-') ? found : `SPDX-${found}`;
  }
  return undefined;
}
