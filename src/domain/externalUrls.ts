/** Addresses outside: which of those that come from outside may become links, and where public databases are. */

/** The address if a browser may be sent there: http and https only, so never a script; undefined otherwise. */
export function safeUrl(text: string | undefined | null): string | undefined {
  if (!text || !/^https?:\/\//i.test(text.trim())) return undefined;
  try {
    return new URL(text.trim()).href;
  } catch {
    return undefined;
  }
}

/** Page of a public database about one of its identifiers; undefined for databases without such pages. */
export function databaseUrl(source: string, id: string): string | undefined {
  const base = DATABASES[source];
  return base && base + encodeURIComponent(id);
}

/** Page of an analyzer about what it reported. */
export function analyzerUrl(finding: {
  analyzer?: string;
  referenceUrl?: string;
  vulnerability: { source: string; vulnId: string };
}): string | undefined {
  const { analyzer, referenceUrl, vulnerability } = finding;
  const own = safeUrl(referenceUrl);
  if (own) return own;
  const { source, vulnId } = vulnerability;
  if (analyzer === 'INTERNAL_ANALYZER' || analyzer === 'TRIVY_ANALYZER') return databaseUrl(source, vulnId);
  const database = ANALYZER_DATABASES[analyzer ?? ''];
  return database && databaseUrl(database, vulnId);
}

const DATABASES: Record<string, string> = {
  NVD: 'https://nvd.nist.gov/vuln/detail/',
  GITHUB: 'https://github.com/advisories/',
  OSV: 'https://osv.dev/vulnerability/',
  SNYK: 'https://security.snyk.io/vuln/',
  OSSINDEX: 'https://ossindex.sonatype.org/vuln/',
  VULNDB: 'https://vulndb.cyberriskanalytics.com/vulnerabilities/',
};

const ANALYZER_DATABASES: Record<string, string> = {
  OSSINDEX_ANALYZER: 'OSSINDEX',
  VULNDB_ANALYZER: 'VULNDB',
  SNYK_ANALYZER: 'SNYK',
};
