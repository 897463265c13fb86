import {
  array,
  boolean,
  enums,
  nonempty,
  nullable,
  number,
  optional,
  string,
  type,
  type Describe,
} from 'superstruct';
import { SEVERITIES, type Severity } from './enumerations.js';

/** One vulnerability of one component of a project, with what was decided about it. @public */
export interface Finding {
  /** The component that is affected. */
  component: FindingComponent;
  /** The vulnerability that affects it. */
  vulnerability: FindingVulnerability;
  /** The decision as far as a list shows it. `getAnalysis` returns all of it. */
  analysis: FindingAnalysis;
  /** The analyzer that reported it, and the time. */
  attribution: FindingAttribution;
  /** UUIDs of project, component and vulnerability, joined by colons; unique in a list. */
  matrix: string;
}

/** The component half of a {@link Finding}. @public */
export interface FindingComponent {
  /** UUID the server gave the component. */
  uuid: string;
  /** Name without group, such as `log4j-core`. */
  name: string;
  /** Group, namespace or vendor, such as `org.apache.logging.log4j`. */
  group?: string;
  /** Version in use. */
  version?: string;
  /** Package URL, as the BOM has it. */
  purl?: string;
  /** CPE 2.2 or 2.3 identifier. */
  cpe?: string;
  /** UUID of the project. */
  project: string;
  /** Name of the project, in the list of all projects. */
  projectName?: string;
  /** Version of the project, in the list of all projects. */
  projectVersion?: string;
  /** The latest version that its package repository reports. Absent when unknown. */
  latestVersion?: string;
}

/** The vulnerability half of a {@link Finding}. @public */
export interface FindingVulnerability {
  /** UUID the server gave the vulnerability. */
  uuid: string;
  /** The publisher: `NVD`, `GITHUB`, `OSV`, `INTERNAL` …. */
  source: string;
  /** Identifier within its source, such as `CVE-2021-44228`. */
  vulnId: string;
  /** Headline; absent for most entries of the NVD. */
  title?: string | null;
  /** Second headline, used by few sources. */
  subtitle?: string | null;
  /** Markdown. */
  description?: string | null;
  /** The recommended action. Markdown. */
  recommendation?: string | null;
  /** Links, as Markdown; from 4.14. */
  references?: string | null;
  /** CVSS v2 base score, 0.0–10.0. */
  cvssV2BaseScore?: number;
  /** CVSS v3 base score, 0.0–10.0. Absent until the source has scored it; never shown as 0. */
  cvssV3BaseScore?: number;
  /** CVSS v4 score, 0.0–10.0; from 4.14. */
  cvssV4Score?: number;
  /** CVSS v2 vector; from 4.14. */
  cvssV2Vector?: string;
  /** CVSS v3 vector; from 4.14. */
  cvssV3Vector?: string;
  /** CVSS v4 vector; from 4.14. */
  cvssV4Vector?: string;
  /** OWASP Risk Rating likelihood, 0–9. */
  owaspLikelihoodScore?: number;
  /** OWASP Risk Rating technical impact, 0–9. */
  owaspTechnicalImpactScore?: number;
  /** OWASP Risk Rating business impact, 0–9. */
  owaspBusinessImpactScore?: number;
  /** Worded severity, computed by the server from the explicit one, CVSS or OWASP. */
  severity: Severity;
  /** EPSS probability of exploitation within 30 days, 0–1 (not percent). */
  epssScore?: number;
  /** Share of all scored vulnerabilities with a lower or equal EPSS, 0–1. */
  epssPercentile?: number;
  /** Weaknesses behind it. */
  cwes?: Cwe[];
  /** Other identifiers of the same vulnerability. */
  aliases?: VulnerabilityAlias[];
  /** When its source published it, epoch milliseconds. */
  published?: number;
}

/** A weakness of the CWE list. @public */
export interface Cwe {
  /** Number, such as 79. */
  cweId: number;
  /** Name of the weakness. */
  name?: string;
}

/** Identifiers that different sources gave the same vulnerability; each member is absent when unknown. @public */
export interface VulnerabilityAlias {
  /** Identifier of an internal vulnerability. */
  internalId?: string;
  /** CVE identifier. */
  cveId?: string;
  /** GitHub Security Advisory identifier. */
  ghsaId?: string;
  /** Sonatype OSS Index identifier. */
  sonatypeId?: string;
  /** OSV identifier. */
  osvId?: string;
  /** Snyk identifier. */
  snykId?: string;
  /** Global Security Database identifier. */
  gsdId?: string;
  /** VulnDB identifier. */
  vulnDbId?: string;
}

/** The decision about a {@link Finding} as the list of findings has it. @public */
export interface FindingAnalysis {
  /** Absent before the first decision; it then reads as `NOT_SET`. A newer server may send other words. */
  state?: string;
  /** True when the finding was suppressed. */
  isSuppressed: boolean;
}

/** The analyzer that reported a {@link Finding}. @public */
export interface FindingAttribution {
  /** Analyzer, such as `INTERNAL_ANALYZER`; `NONE` after an assignment by hand. */
  analyzerIdentity?: string;
  /** First reported, epoch milliseconds. */
  attributedOn?: number;
  /** Identifier the analyzer uses. */
  alternateIdentifier?: string;
  /** Page of the analyzer about it. */
  referenceUrl?: string;
}

const text = () => optional(nullable(string()));

export const CweStruct: Describe<Cwe> = type({ cweId: number(), name: optional(string()) });

export const VulnerabilityAliasStruct: Describe<VulnerabilityAlias> = type({
  internalId: optional(string()),
  cveId: optional(string()),
  ghsaId: optional(string()),
  sonatypeId: optional(string()),
  osvId: optional(string()),
  snykId: optional(string()),
  gsdId: optional(string()),
  vulnDbId: optional(string()),
});

export const FindingStruct: Describe<Finding> = type({
  component: type({
    uuid: nonempty(string()),
    name: string(),
    group: optional(string()),
    version: optional(string()),
    purl: optional(string()),
    cpe: optional(string()),
    project: string(),
    projectName: optional(string()),
    projectVersion: optional(string()),
    latestVersion: optional(string()),
  }),
  vulnerability: type({
    uuid: nonempty(string()),
    source: string(),
    vulnId: nonempty(string()),
    title: text(),
    subtitle: text(),
    description: text(),
    recommendation: text(),
    references: text(),
    cvssV2BaseScore: optional(number()),
    cvssV3BaseScore: optional(number()),
    cvssV4Score: optional(number()),
    cvssV2Vector: optional(string()),
    cvssV3Vector: optional(string()),
    cvssV4Vector: optional(string()),
    owaspLikelihoodScore: optional(number()),
    owaspTechnicalImpactScore: optional(number()),
    owaspBusinessImpactScore: optional(number()),
    severity: enums(SEVERITIES),
    epssScore: optional(number()),
    epssPercentile: optional(number()),
    cwes: optional(array(CweStruct)),
    aliases: optional(array(VulnerabilityAliasStruct)),
    published: optional(number()),
  }),
  analysis: type({ state: optional(string()), isSuppressed: boolean() }),
  attribution: type({
    analyzerIdentity: optional(string()),
    attributedOn: optional(number()),
    alternateIdentifier: optional(string()),
    referenceUrl: optional(string()),
  }),
  matrix: nonempty(string()),
});
