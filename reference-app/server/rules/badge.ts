/** One coloured part of a badge. */
interface Segment {
  text: string;
  colour: string;
  width: number;
  /** The name of what the part counts, for readers of the source. */
  name?: string;
}

interface Label {
  text: string;
  width: number;
}

/** The counts of a badge of vulnerabilities. */
export interface VulnerabilityCounts {
  critical: number;
  high: number;
  medium: number;
  low: number;
  unassigned: number;
}

/** The counts of a badge of policy violations. */
export interface ViolationCounts {
  policyViolationsFail: number;
  policyViolationsWarn: number;
  policyViolationsInfo: number;
}

const DEPENDENCIES: Label = { text: 'dependencies', width: 84 };
const POLICIES: Label = { text: 'policies', width: 50 };
const NO_METRICS: Segment = { text: 'no metrics', colour: '#fe7d37', width: 64 };
const NO_VULNERABILITIES: Segment = { text: 'no vulns', colour: '#357abd', width: 60 };
const NO_VIOLATIONS: Segment = { text: 'no violations', colour: '#357abd', width: 74 };

const COUNT_WIDTH = 30;

/** A badge (SVG) that counts the vulnerabilities of a project; without counts it was never measured. */
export function vulnerabilityBadge(counts: VulnerabilityCounts | undefined): string {
  if (!counts) return badge(DEPENDENCIES, [NO_METRICS]);
  const { critical, high, medium, low, unassigned } = counts;
  if (critical + high + medium + low + unassigned === 0) return badge(DEPENDENCIES, [NO_VULNERABILITIES]);
  return badge(DEPENDENCIES, [
    count('Critical', critical, '#dc0000'),
    count('High', high, '#fd8c00'),
    count('Medium', medium, '#fdc500'),
    count('Low', low, '#4cae4c'),
    ...(unassigned > 0 ? [count('Unassigned', unassigned, '#357abd')] : []),
  ]);
}

/** A badge (SVG) that counts the policy violations of a project; without counts it was never measured. */
export function violationBadge(counts: ViolationCounts | undefined): string {
  if (!counts) return badge(POLICIES, [NO_METRICS]);
  const { policyViolationsFail: fail, policyViolationsWarn: warn, policyViolationsInfo: info } = counts;
  if (fail + warn + info === 0) return badge(POLICIES, [NO_VIOLATIONS]);
  return badge(POLICIES, [
    count('Fail', fail, '#dc0000'),
    count('Warn', warn, '#fdc500'),
    count('Info', info, '#20a8d8'),
  ]);
}

function count(name: string, value: number, colour: string): Segment {
  return { name, text: String(value), colour, width: COUNT_WIDTH };
}

// The texts are ours alone, so nothing has to be escaped.
function badge(label: Label, segments: readonly Segment[]): string {
  const placed: (Segment & { x: number })[] = [];
  let width = label.width;
  for (const segment of segments) {
    placed.push({ ...segment, x: width });
    width += segment.width;
  }
  const rectangles = placed.map(
    ({ width: own, colour, x }) => `<rect width="${own}" height="20" fill="${colour}" x="${x}"/>`,
  );
  const texts = placed.flatMap(({ name, text, x }) => [
    ...(name ? [`<!-- ${name} -->`] : []),
    ...shadowed(text, x + (name ? countIndent(text) : 6)),
  ]);
  return [
    `<svg width="${width}" height="20" viewBox="0 0 ${width} 20" xmlns="http://www.w3.org/2000/svg">`,
    '<linearGradient id="a" x2="0" y2="100%">',
    '<stop offset="0" stop-opacity=".1" stop-color="#EEE"/>',
    '<stop offset="1" stop-opacity=".1"/>',
    '</linearGradient>',
    `<mask id="m"><rect width="${width}" height="20" rx="3" fill="#FFF"/></mask>`,
    '<g mask="url(#m)">',
    `<rect width="${label.width}" height="20" fill="#555"/>`,
    ...rectangles,
    '</g>',
    '<g fill="#fff" text-anchor="start" font-family="sans-serif" font-size="11">',
    ...shadowed(label.text, 5),
    ...texts,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

function shadowed(text: string, x: number): string[] {
  return [
    `<text x="${x + 1}" y="15" fill="#000" opacity="0.25">${text}</text>`,
    `<text x="${x}" y="14">${text}</text>`,
  ];
}

// Three units to the left for each further digit keep a count in the middle.
function countIndent(text: string): number {
  return Math.max(14 - 3 * text.length, 2);
}
