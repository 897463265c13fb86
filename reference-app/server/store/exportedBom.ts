import type {
  ExportedComponent,
  ExportedFinding,
  ExportedLicence,
  ExportedService,
  ExportedVulnerability,
} from '../rules/bomDocument.js';
import type { ListedLicence } from '../rules/licenceResolution.js';
import type { ComponentRow } from './components.js';
import type { Database } from './database.js';
import { parsed } from './jsonText.js';

/** A component with all that an export says about it. */
export type ExportedComponentRow = ComponentRow & ExportedComponent;

/** Which components of a project are exported. */
export interface ExportFilter {
  /** Only this one. */
  componentId?: number;
  /** Only those with a finding. */
  isVulnerable?: boolean;
}

/** The components of a project, by name. They are read one at a time, so that a long list can be paused. */
export function* exportedComponents(
  db: Database,
  projectId: number,
  { componentId, isVulnerable = false }: ExportFilter = {},
): Iterable<ExportedComponentRow> {
  const ids = db
    .prepare(
      `select id from component where projectId = ?1 and (?2 is null or id = ?2)
         and (?3 = 0 or exists (select 1 from finding where finding.componentId = component.id))
       order by name, version desc, id`,
    )
    .all<{ id: number }>(projectId, componentId, isVulnerable);
  const component = db.prepare('select * from component where id = ?');
  const licence = db.prepare('select licenseId, name, isCustomLicense from license where id = ?');
  const licenceByUuid = db.prepare('select licenseId, name, isCustomLicense from license where uuid = ?');
  const properties = db.prepare(
    `select groupName, propertyName, propertyValue from componentProperty where componentId = ?
     order by groupName, propertyName, id`,
  );
  for (const { id } of ids) {
    const row = component.first<ComponentRow>(id);
    // Deleted in a pause.
    if (!row) continue;
    yield {
      ...row,
      resolvedLicence:
        row.resolvedLicenseId === null ? undefined : licence.first<ExportedLicence>(row.resolvedLicenseId),
      allLicences: parsed<ListedLicence[]>(row.licenses)?.map(({ resolvedLicense, ...listed }) => ({
        ...listed,
        resolvedLicence: resolvedLicense && licenceByUuid.first<ExportedLicence>(resolvedLicense.uuid),
      })),
      properties: properties.all<ExportedComponent['properties'][number]>(id),
    };
  }
}

/** About how many bytes the components of a project, or one of them, have in an export. */
export function bytesOfComponents(db: Database, projectId: number, componentId?: number): number {
  const row = db
    .prepare(
      `select sum(1000 + ifnull(octet_length(description), 0) + ifnull(octet_length(copyright), 0)
         + ifnull(octet_length(directDependencies), 0) + ifnull(octet_length(externalReferences), 0)) as bytes
       from component where projectId = ?1 and (?2 is null or id = ?2)`,
    )
    .first<{ bytes: number | null }>(projectId, componentId);
  return row?.bytes ?? 0;
}

/** The services of a project, by name. */
export function exportedServices(db: Database, projectId: number): ExportedService[] {
  return db
    .prepare('select * from service where projectId = ? order by name, version desc, id')
    .all<ExportedService>(projectId);
}

/** The findings of a project, the suppressed ones among them, in the order they were made. */
export function exportedFindings(db: Database, projectId: number): ExportedFinding[] {
  const vulnerabilities = new Map(
    db
      .prepare(
        'select * from vulnerability where id in (select vulnerabilityId from finding where projectId = ?)',
      )
      .all<ExportedVulnerability & { id: number }>(projectId)
      .map((vulnerability) => [vulnerability.id, vulnerability]),
  );
  const rows = db
    .prepare(
      `select f.vulnerabilityId, c.uuid as componentUuid, a.state, a.justification, a.response, a.details, a.suppressed
       from finding f
       join component c on c.id = f.componentId
       left join analysis a on a.componentId = f.componentId and a.vulnerabilityId = f.vulnerabilityId
       where f.projectId = ? order by f.id`,
    )
    .all<ExportedFinding['analysis'] & { vulnerabilityId: number; componentUuid: string }>(projectId);
  return rows.flatMap(({ vulnerabilityId, componentUuid, ...analysis }) => {
    const vulnerability = vulnerabilities.get(vulnerabilityId);
    return vulnerability ? [{ vulnerability, componentUuid, analysis }] : [];
  });
}
