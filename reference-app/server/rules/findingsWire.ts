/** A finding as the API writes it; dates are milliseconds. Fields without a value are left out. */
export interface WireFinding {
  component: {
    uuid: string;
    name: string;
    group?: string;
    version?: string;
    purl?: string;
    cpe?: string;
    project: string;
    latestVersion?: string;
  };
  vulnerability: {
    uuid: string;
    source: string;
    vulnId: string;
    title?: string;
    subtitle?: string;
    cvssV2BaseScore?: number;
    cvssV3BaseScore?: number;
    owaspLikelihoodScore?: number;
    owaspTechnicalImpactScore?: number;
    owaspBusinessImpactScore?: number;
    severity: string;
    severityRank: number;
    epssScore?: number;
    epssPercentile?: number;
    cweId?: number;
    cweName?: string;
    cwes?: { cweId: number; name: string }[];
    aliases: Record<string, string>[];
    /** Written as `null` when there is none, unlike every other field. */
    description: string | null;
    recommendation: string | null;
  };
  analysis: { state?: string; isSuppressed: boolean };
  attribution: {
    analyzerIdentity: string;
    attributedOn: number;
    alternateIdentifier?: string;
    referenceUrl?: string;
  };
  matrix: string;
}
