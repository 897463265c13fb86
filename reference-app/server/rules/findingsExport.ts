import { arrayPieces } from './arrayPieces.js';
import type { WireFinding } from './findingsWire.js';

/** The place and time at which a document of findings was made. */
export interface ExportMeta {
  application: string;
  version: string;
  /** ISO 8601. */
  timestamp: string;
  /** Address of the console, when the administrator has set it. */
  baseUrl?: string;
}

/** The document's information about the project. */
export interface ExportedProject {
  uuid: string;
  name: string;
  version: string | null;
  description: string | null;
  purl: string | null;
  cpe: string | null;
}

/**
 * Writes the findings of a project in the packaging format 1.2, whose times are texts and whose gaps are left out: as pieces of
 * JSON, for findings that are read as they are taken.
 */
export function* findingsExport(
  meta: ExportMeta,
  project: ExportedProject,
  findings: Iterable<WireFinding>,
): Iterable<string> {
  const { uuid, name, version, description, purl, cpe } = project;
  const head = {
    version: '1.2',
    meta,
    project: {
      uuid,
      name,
      version: version ?? undefined,
      description: description ?? undefined,
      purl: purl ?? undefined,
      cpe: cpe ?? undefined,
    },
  };
  yield `${JSON.stringify(head).slice(0, -1)},"findings":`;
  yield* arrayPieces(exportedFindings(findings));
  yield '}';
}

function* exportedFindings(findings: Iterable<WireFinding>): Iterable<string> {
  for (const { vulnerability, attribution, ...others } of findings) {
    yield JSON.stringify({
      ...others,
      vulnerability: {
        ...vulnerability,
        description: vulnerability.description ?? undefined,
        recommendation: vulnerability.recommendation ?? undefined,
      },
      attribution: { ...attribution, attributedOn: timeText(attribution.attributedOn) },
    });
  }
}

/** A time as SQL writes it; the server works in UTC. */
const timeText = (millis: number) => new Date(millis).toISOString().replace('T', ' ').replace('Z', '');
