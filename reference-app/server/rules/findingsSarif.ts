import { arrayPieces } from './arrayPieces.js';
import type { WireFinding } from './findingsWire.js';

/** The tool that wrote the document. */
export interface SarifTool {
  name: string;
  version: string;
  informationUri: string;
}

/**
 * Writes the findings of a project as a SARIF 2.1.0 document: a rule per vulnerability, a result per finding. As pieces of JSON, for
 * findings that are read as they are taken: once for the rules, and once for the results.
 */
export function* findingsSarif(findings: () => Iterable<WireFinding>, tool: SarifTool): Iterable<string> {
  const head = {
    version: '2.1.0',
    $schema: 'https://schemastore.azurewebsites.net/schemas/json/sarif-2.1.0.json',
  };
  const driver = { ...tool, fullName: `${tool.name} - ${tool.version}` };
  yield `${JSON.stringify(head).slice(0, -1)},"runs":[{"tool":{"driver":${JSON.stringify(driver).slice(0, -1)},"rules":`;
  yield* arrayPieces(rulesOf(findings()));
  yield '}},"results":';
  yield* arrayPieces(resultsOf(findings()));
  yield '}]}';
}

function* rulesOf(findings: Iterable<WireFinding>): Iterable<string> {
  const told = new Set<string>();
  for (const finding of findings) {
    const { vulnId } = finding.vulnerability;
    // Nothing to say, but it took its time.
    yield told.has(vulnId) ? '' : JSON.stringify(ruleOf(finding));
    told.add(vulnId);
  }
}

function* resultsOf(findings: Iterable<WireFinding>): Iterable<string> {
  for (const finding of findings) yield JSON.stringify(resultOf(finding));
}

function ruleOf({ vulnerability }: WireFinding) {
  return {
    id: vulnerability.vulnId,
    name: pascalCase(vulnerability.cweName ?? ''),
    shortDescription: { text: vulnerability.vulnId },
    fullDescription: { text: vulnerability.description ?? '' },
  };
}

function resultOf({ component, vulnerability }: WireFinding) {
  return {
    ruleId: vulnerability.vulnId,
    message: { text: vulnerability.description ?? '' },
    locations: [{ logicalLocations: [{ fullyQualifiedName: component.purl ?? '' }] }],
    level: LEVELS[vulnerability.severity] ?? 'none',
    properties: {
      name: component.name,
      group: component.group ?? '',
      version: component.version ?? '',
      source: vulnerability.source,
      cweId: asText(vulnerability.cweId),
      cvssV3BaseScore: asText(vulnerability.cvssV3BaseScore),
      epssScore: asText(vulnerability.epssScore),
      epssPercentile: asText(vulnerability.epssPercentile),
      severityRank: String(vulnerability.severityRank),
      recommendation: vulnerability.recommendation ?? '',
    },
  };
}

const LEVELS: Record<string, string> = {
  CRITICAL: 'error',
  HIGH: 'error',
  MEDIUM: 'warning',
  LOW: 'note',
  INFO: 'note',
};

/** Names of rules have no blanks: every word starts with a capital and continues in lowercase. */
const pascalCase = (text: string) =>
  text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const asText = (value: number | undefined) => (value === undefined ? '' : String(value));
