/** A project as a document for others. */
import { pathOf, textOf, type ApiClient, type ApiRequest } from './client.js';

/**
 * The documents that a project can be exported as: decisions alone (`vex`), or its BOM without
 * vulnerabilities, with them, or with decisions, too.
 */
export type ProjectDocument = 'vex' | 'inventory' | 'withVulnerabilities' | 'vdr';

/** The format of a document. A VEX is JSON. */
export type DocumentFormat = 'json' | 'xml';

/**
 * Loads a project as a CycloneDX document.
 * @throws ApiError 403 without `VULNERABILITY_ANALYSIS` (VEX) or `VIEW_PORTFOLIO` (BOMs), 404 for an unknown project
 */
export async function exportProject(
  api: ApiClient,
  projectId: string,
  document: ProjectDocument,
  format: DocumentFormat,
  signal?: AbortSignal,
): Promise<Blob> {
  const request: ApiRequest =
    document === 'vex'
      ? { path: pathOf('vex', 'cyclonedx', 'project', projectId), params: { download: true } }
      : {
          path: pathOf('bom', 'cyclonedx', 'project', projectId),
          params: { format, variant: document, download: true },
        };
  const sent = { ...request, signal };
  return new Blob([await textOf(await api.send(sent), sent)], { type: `application/${format}` });
}
