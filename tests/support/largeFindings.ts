import type { WireFinding } from '../../reference-app/server/rules/findingsWire.js';
import type { SeededRandom } from './seededRandom.js';
import { seededRandom } from './seededRandom.js';

export interface LargeFindingsOptions {
  /** The same seed gives the same rows. Default 1. */
  seed?: number;
  /** UUID of the project all rows belong to. Default a fixed one. */
  projectUuid?: string;
  /** The share of suppressed rows, 0–1. Default 0, as the server answers when they are not requested. */
  suppressedShare?: number;
}

/**
 * Makes the findings of one large project in the wire format: `count` rows of about 2 kB of JSON each, so
 * 10,000 of them are about 20 MB. A vulnerability affects several components, about every third row has a
 * twin (the same flaw from another source on the same component, joined by `aliases`), some are audited, some
 * have no CVSS, no EPSS, no severity, or no version, and descriptions are Markdown. A pure function: the same
 * options give the same rows.
 */
export function largeFindings(count: number, options: LargeFindingsOptions = {}): WireFinding[] {
  const { seed = 1, projectUuid = '7a1c9f4e-2b63-4d58-9e07-c4d1f0a2b386', suppressedShare = 0 } = options;
  const random = seededRandom(seed);
  const flaws = Array.from({ length: Math.max(12, Math.ceil(count / 4)) }, (_, index) =>
    aFlaw(random, index),
  );
  const components = Array.from({ length: Math.max(8, Math.ceil(count / 5)) }, (_, index) =>
    aComponent(random, projectUuid, index),
  );

  const findings: WireFinding[] = [];
  const taken = new Set<string>();
  while (findings.length < count) {
    const component = random.pick(components);
    const flaw = random.pick(flaws);
    for (const vulnerability of flaw) {
      const matrix = `${projectUuid}:${component.uuid}:${vulnerability.uuid}`;
      if (findings.length >= count || taken.has(matrix)) continue;
      taken.add(matrix);
      findings.push({
        component,
        vulnerability,
        analysis: anAnalysis(random, suppressedShare),
        attribution: anAttribution(random, vulnerability),
        matrix,
      });
    }
  }
  return findings;
}

/** The rows of {@link largeFindings} as the body of the answer. */
export function largeFindingsBody(count: number, options?: LargeFindingsOptions): string {
  return JSON.stringify(largeFindings(count, options));
}

type WireVulnerability = WireFinding['vulnerability'];

/** One flaw as one or two sources publish it: both entries name each other as alias. */
function aFlaw(random: SeededRandom, index: number): WireVulnerability[] {
  const year = random.integer(2014, 2026);
  const cveId = `CVE-${year}-${String(10000 + index)}`;
  const ghsaId = `GHSA-${ghsaPart(random)}-${ghsaPart(random)}-${ghsaPart(random)}`;
  const weakness = random.pick(WEAKNESSES);
  const second = random.chance(0.2) ? random.pick(WEAKNESSES) : weakness;
  const cwes = [...new Set([weakness, second])].map(({ cweId, name }) => ({ cweId, name }));
  const subject = random.pick(SUBJECTS);
  const severity = random.pick(SEVERITY_MIX);
  const rank = SEVERITIES.indexOf(severity);
  const score = SCORE_RANGES[severity];
  const hasEpss = random.chance(0.85);
  const aliases = random.chance(0.65)
    ? [{ cveId, ghsaId, ...(random.chance(0.1) && { snykId: `SNYK-JS-${index}` }) }]
    : [];

  const shared = {
    severity,
    severityRank: rank,
    ...(score && { cvssV3BaseScore: random.integer(score[0] * 10, score[1] * 10) / 10 }),
    ...(score && year < 2019 && { cvssV2BaseScore: random.integer(20, 100) / 10 }),
    ...(random.chance(0.95) && { cweId: weakness.cweId, cweName: weakness.name, cwes }),
    aliases,
    description: aDescription(random, subject, weakness.effect),
    recommendation: random.chance(0.4) ? `Upgrade to ${aVersion(random)} or later.` : null,
  };
  const fromNvd: WireVulnerability = {
    uuid: random.uuid(),
    source: 'NVD',
    vulnId: cveId,
    ...shared,
    ...(hasEpss && anEpss(random)),
  };
  if (aliases.length === 0) return [fromNvd];

  const fromGithub: WireVulnerability = {
    uuid: random.uuid(),
    source: 'GITHUB',
    vulnId: ghsaId,
    title: `${weakness.title} in ${subject}`,
    ...shared,
  };
  return random.chance(0.5) ? [fromNvd, fromGithub] : [fromGithub];
}

function aComponent(random: SeededRandom, project: string, index: number): WireFinding['component'] {
  const { type, groups, names } = random.pick(ECOSYSTEMS);
  const group = groups.length > 0 ? random.pick(groups) : undefined;
  const name = `${random.pick(names)}-${random.pick(SUFFIXES)}${index % 7 === 0 ? `-${index}` : ''}`;
  const version = random.chance(0.98) ? aVersion(random) : undefined;
  const uuid = random.uuid();
  const path = [type, group?.replace('@', '%40'), name].filter(Boolean).join('/');
  return {
    uuid,
    name,
    ...(group && { group }),
    ...(version && { version }),
    ...(random.chance(0.95)
      ? { purl: `pkg:${path}${version ? `@${version}` : ''}` }
      : { cpe: `cpe:2.3:a:${name}:${name}:${version ?? '*'}:*:*:*:*:*:*:*` }),
    project,
    ...(random.chance(0.7) && { latestVersion: random.chance(0.2) && version ? version : aVersion(random) }),
  };
}

function anAnalysis(random: SeededRandom, suppressedShare: number): WireFinding['analysis'] {
  const isSuppressed = random.chance(suppressedShare);
  if (!isSuppressed && random.chance(0.7)) return { isSuppressed };
  return { state: random.pick(isSuppressed ? SUPPRESSED_STATES : STATES), isSuppressed };
}

function anAttribution(random: SeededRandom, vulnerability: WireVulnerability): WireFinding['attribution'] {
  const attributedOn = Date.UTC(2026, 0, 1) + random.integer(0, 300 * 24 * 3600) * 1000;
  if (random.chance(0.85)) return { analyzerIdentity: 'INTERNAL_ANALYZER', attributedOn };
  return {
    analyzerIdentity: 'OSSINDEX_ANALYZER',
    attributedOn,
    alternateIdentifier: vulnerability.vulnId,
    referenceUrl: `https://ossindex.example/vulnerability/${vulnerability.vulnId}`,
  };
}

/** Most flaws are hardly ever exploited, a few always: cubing an even draw gives about that shape. */
function anEpss(random: SeededRandom) {
  const percentile = random.next();
  return {
    epssScore: Number((percentile ** 12 * 0.97 + 0.0002).toFixed(5)),
    epssPercentile: Number(percentile.toFixed(5)),
  };
}

function aDescription(random: SeededRandom, subject: string, effect: string): string {
  const affected = `${subject} before ${aVersion(random)}`;
  const paragraphs = [
    `In ${affected}, ${effect}`,
    `${random.pick(CAUSES)} ${random.pick(CAUSES)} ${random.pick(CONDITIONS)}`,
    `### Impact\n\n${random.pick(IMPACTS)} ${random.pick(CONDITIONS)}`,
    `### Affected parts\n\n* \`${random.pick(FUNCTIONS)}\` in **${subject}**\n* \`${random.pick(FUNCTIONS)}\`, when called with ` +
      `untrusted input\n* every release since ${aVersion(random)}, including the long-term ones`,
    `### Workaround\n\n${random.pick(WORKAROUNDS)} ${random.pick(WORKAROUNDS)}`,
    `More in the [advisory](https://advisories.example/${ghsaPart(random)}).`,
  ];
  return paragraphs.join('\n\n');
}

const aVersion = (random: SeededRandom) =>
  `${random.integer(0, 9)}.${random.integer(0, 30)}.${random.integer(0, 40)}`;

function ghsaPart(random: SeededRandom): string {
  return Array.from({ length: 4 }, () => random.pick([...'23456789cfghjmpqrvwx'])).join('');
}

const SEVERITIES = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO', 'UNASSIGNED'] as const;
const STATES = ['EXPLOITABLE', 'IN_TRIAGE', 'FALSE_POSITIVE', 'NOT_AFFECTED', 'RESOLVED', 'NOT_SET'] as const;
const SUPPRESSED_STATES = ['FALSE_POSITIVE', 'NOT_AFFECTED', 'RESOLVED'] as const;

const SCORE_RANGES: Record<(typeof SEVERITIES)[number], [number, number] | undefined> = {
  CRITICAL: [9, 10],
  HIGH: [7, 8.9],
  MEDIUM: [4, 6.9],
  LOW: [1, 3.9],
  INFO: undefined,
  UNASSIGNED: undefined,
};

// About the shares of a public vulnerability database.
const SEVERITY_MIX = [
  ...Array<'CRITICAL'>(12).fill('CRITICAL'),
  ...Array<'HIGH'>(38).fill('HIGH'),
  ...Array<'MEDIUM'>(36).fill('MEDIUM'),
  ...Array<'LOW'>(8).fill('LOW'),
  ...Array<'INFO'>(2).fill('INFO'),
  ...Array<'UNASSIGNED'>(4).fill('UNASSIGNED'),
];

const ECOSYSTEMS = [
  {
    type: 'npm',
    groups: ['@babel', '@types', '@angular', '@storefront'],
    names: ['core', 'plugin', 'router', 'template', 'parser', 'cookie', 'stream', 'glob'],
  },
  { type: 'npm', groups: [], names: ['lodash', 'qs', 'express', 'socket', 'moment', 'node', 'webpack'] },
  {
    type: 'maven',
    groups: [
      'org.apache.logging.log4j',
      'com.fasterxml.jackson.core',
      'org.springframework',
      'io.netty',
      'com.example',
    ],
    names: ['log4j', 'jackson', 'spring', 'netty', 'commons', 'snakeyaml'],
  },
  { type: 'pypi', groups: [], names: ['django', 'urllib', 'requests', 'pillow', 'jinja', 'numpy'] },
  { type: 'golang', groups: ['golang.org/x', 'github.com/acme'], names: ['net', 'crypto', 'text', 'oauth'] },
  { type: 'nuget', groups: [], names: ['Newtonsoft', 'Serilog', 'System.Text'] },
  { type: 'cargo', groups: [], names: ['tokio', 'hyper', 'serde', 'regex'] },
  { type: 'gem', groups: [], names: ['rails', 'rack', 'nokogiri', 'puma'] },
  { type: 'deb', groups: ['debian'], names: ['openssl', 'curl', 'zlib1g', 'libxml2', 'glibc'] },
];

const SUFFIXES = [
  'core',
  'api',
  'utils',
  'client',
  'server',
  'codec',
  'http',
  'json',
  'xml',
  'cache',
  'common',
  'runtime',
];

const SUBJECTS = [
  'the request parser',
  'the template engine',
  'the archive reader',
  'the session store',
  'the image decoder',
  'the HTTP/2 server',
  'the expression evaluator',
  'the certificate check',
  'the connection pool',
  'the YAML loader',
];

const WEAKNESSES = [
  {
    cweId: 79,
    name: "Improper Neutralization of Input During Web Page Generation ('Cross-site Scripting')",
    title: 'Cross-site scripting',
    effect:
      'text of one user can reach the page of another as markup, so a script of an attacker runs in their session.',
  },
  {
    cweId: 89,
    name: "Improper Neutralization of Special Elements used in an SQL Command ('SQL Injection')",
    title: 'SQL injection',
    effect:
      'a part of a query is built by joining text, so a value of a request can change what the database is asked.',
  },
  {
    cweId: 502,
    name: 'Deserialization of Untrusted Data',
    title: 'Unsafe deserialization',
    effect:
      'objects are rebuilt from bytes of the caller without a list of allowed classes, which can run code of the caller.',
  },
  {
    cweId: 400,
    name: 'Uncontrolled Resource Consumption',
    title: 'Denial of service',
    effect:
      'a small request makes the process use memory and processor time without a limit until it stops answering.',
  },
  {
    cweId: 1333,
    name: 'Inefficient Regular Expression Complexity',
    title: 'Slow regular expression',
    effect:
      'a pattern backtracks exponentially on chosen input, so a line of a few dozen characters blocks the event loop.',
  },
  {
    cweId: 22,
    name: "Improper Limitation of a Pathname to a Restricted Directory ('Path Traversal')",
    title: 'Path traversal',
    effect:
      'names with parent directories leave the target folder, so files outside of it can be read or replaced.',
  },
  {
    cweId: 918,
    name: 'Server-Side Request Forgery (SSRF)',
    title: 'Server-side request forgery',
    effect:
      'an address of the caller is fetched by the server, which reaches services that only the server can see.',
  },
  {
    cweId: 1321,
    name: "Improperly Controlled Modification of Object Prototype Attributes ('Prototype Pollution')",
    title: 'Prototype pollution',
    effect:
      'keys such as `__proto__` are merged like any other, so a request can change properties of all objects.',
  },
  {
    cweId: 787,
    name: 'Out-of-bounds Write',
    title: 'Heap overflow',
    effect:
      'a length field is trusted, so a crafted file writes beyond its buffer and can take over the process.',
  },
  {
    cweId: 295,
    name: 'Improper Certificate Validation',
    title: 'Missing host name check',
    effect:
      'the name in a certificate is not compared with the host, so a machine in between can read the traffic.',
  },
];

const CAUSES = [
  'The check runs before the value is decoded, and what is used afterwards is the decoded one.',
  'The limit is applied to the compressed size, while memory is reserved for the size after decompression.',
  'A fallback for old clients skips the validation that every other path goes through.',
  'The list of refused words is compared with exact case, although the receiver ignores it.',
  'The error handler returns early and leaves the shared state as the failed request had set it.',
];

const CONDITIONS = [
  'No authentication is needed, and the default configuration is affected.',
  'The attacker needs an account with permission to upload files.',
  'Only installations that enable the optional module are affected.',
  'The traffic has to pass a network that the attacker controls.',
];

const IMPACTS = [
  'A remote attacker can run commands with the rights of the service.',
  'A remote attacker can read files and environment variables of the service, credentials included.',
  'A remote attacker can stop the service with a handful of requests, and again after each restart.',
  'A user can act in the name of another user until that session ends.',
];

const FUNCTIONS = [
  'Parser.parseHeader(value)',
  'decodeURIComponentFast(text)',
  'ArchiveReader#extractTo(directory)',
  'session.restore(cookie)',
  'TemplateLoader.resolve(name)',
  'merge(target, source)',
  'http2_on_frame()',
];

const WORKAROUNDS = [
  'Refuse bodies larger than a megabyte in front of the service.',
  'Switch the feature off where it is not needed.',
  'Filter the header at the reverse proxy.',
  'Run the service as a user without write access to its own files.',
];
