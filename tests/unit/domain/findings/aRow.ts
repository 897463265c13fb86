import type { FindingRow, RowVulnerability } from '../../../../src/domain/findings/FindingRow.js';
import { aliasesOf } from '../../../../src/domain/findings/identifiers.js';
import type { FindingComponent, VulnerabilityAlias } from '../../../../src/schema/finding.js';

/** A component of a list, filled up. */
export function aComponent(own: Partial<FindingComponent> = {}): FindingComponent {
  return { uuid: `c-${own.name ?? 'lib'}-${own.version ?? ''}`, name: 'lib', project: 'p', ...own };
}

/** A vulnerability of a list, filled up; alias records as they come from the server. */
export function aVulnerability(
  own: Partial<Omit<RowVulnerability, 'aliases'>> & { aliases?: VulnerabilityAlias[] } = {},
): RowVulnerability {
  const { aliases, ...rest } = own;
  const vulnId = own.vulnId ?? 'CVE-2026-1';
  const source = own.source ?? (vulnId.startsWith('GHSA') ? 'GITHUB' : 'NVD');
  return {
    uuid: `v-${vulnId}`,
    severity: 'MEDIUM',
    cwes: [],
    ...rest,
    vulnId,
    source,
    aliases: aliasesOf({ source, id: vulnId }, aliases),
  };
}

/** Rows of a list, numbered. */
export function rowsOf(...rows: Partial<FindingRow>[]): FindingRow[] {
  const component = aComponent();
  return rows.map((row, index) => ({
    index,
    component,
    vulnerability: aVulnerability(),
    isSuppressed: false,
    ...row,
  }));
}
