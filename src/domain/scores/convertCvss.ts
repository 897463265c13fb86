import { CVSS_METRICS, CVSS_VERSIONS, type CvssVersion } from './cvssMetrics.js';
import type { CvssVector } from './cvssVector.js';

/** A vector as far as it means the same in another version. @public */
export interface ConvertedCvssVector extends CvssVector {
  /** The values without an equivalent in the other version, as `METRIC:VALUE` of the original version. */
  readonly dropped: readonly string[];
}

/**
 * Takes what means the same over to another version of the standard. No version defines how to convert, so this guesses
 * nothing: where the versions draw the line elsewhere (such as low and high impact instead of partial and complete), the metric
 * is left open.
 * @public
 */
export function convertCvssVector(vector: CvssVector, version: CvssVersion): ConvertedCvssVector {
  const from = CVSS_VERSIONS.indexOf(vector.version);
  const to = CVSS_VERSIONS.indexOf(version);
  const step = Math.sign(to - from);
  let metrics = Object.entries(vector.metrics).map(([key, value]) => ({
    key,
    value,
    from: `${key}:${value}`,
  }));
  for (let at = from; at !== to; at += step) {
    const rules = RULES[`${CVSS_VERSIONS[at]!}>${CVSS_VERSIONS[at + step]!}`] ?? SAME;
    const all = Object.fromEntries(metrics.map(({ key, value }) => [key, value]));
    metrics = metrics.flatMap((metric) =>
      rules(metric, all).map((part) => {
        const [key = '', value = ''] = part.split(':');
        return { key, value, from: metric.from };
      }),
    );
  }
  const kept = new Set(metrics.map((metric) => metric.from));
  const known = new Set(CVSS_METRICS[version].map(({ key }) => key));
  return {
    version,
    metrics: Object.fromEntries(
      metrics.filter(({ key }) => known.has(key)).map(({ key, value }) => [key, value]),
    ),
    dropped: Object.entries(vector.metrics)
      .map(([key, value]) => `${key}:${value}`)
      .filter((part) => !kept.has(part)),
  };
}

interface Metric {
  readonly key: string;
  readonly value: string;
}

/** The parts of the next version that say the same; none: there is no equal. */
type Rules = (metric: Metric, all: Readonly<Record<string, string>>) => readonly string[];

const SAME: Rules = ({ key, value }) => [`${key}:${value}`];

/** Parses rules that depend on one metric alone: `AV:N AC:L>AC:L` and so on. */
function table(text: string): Rules {
  const parts = new Map(
    text.split(/\s+/).map((rule) => {
      const [from = '', to = from] = rule.split('>');
      return [from, to.split('+')] as const;
    }),
  );
  return ({ key, value }) => parts.get(`${key}:${value}`) ?? [];
}

const REQUIREMENTS = 'CR:L CR:M CR:H IR:L IR:M IR:H AR:L AR:M AR:H';
const NO_IMPACT = 'C:N I:N A:N';

const UP_TO_3 = table(
  // Local access in v2 includes physical access, which is separate in v3.
  `AV:N AV:A AC:L AC:H Au:N>PR:N ${NO_IMPACT} E:U E:POC>E:P E:F E:H RL:OF>RL:O RL:TF>RL:T RL:W RL:U RC:UC>RC:U RC:UR>RC:R RC:C ${REQUIREMENTS}`,
);
const DOWN_TO_2 = table(
  `AV:N AV:A AV:L AV:P>AV:L AC:L AC:H PR:N>Au:N ${NO_IMPACT} E:U E:P>E:POC E:F E:H RL:O>RL:OF RL:T>RL:TF RL:W RL:U RC:U>RC:UC RC:R>RC:UR RC:C ${REQUIREMENTS}`,
);

// High complexity of v3 became two metrics in v4, and required interaction two values.
const UP_TO_4 = table(
  `AV:N AV:A AV:L AV:P AC:L>AC:L+AT:N PR:N PR:L PR:H UI:N E:U E:P ${REQUIREMENTS} MAV:N MAV:A MAV:L MAV:P MAC:L>MAC:L+MAT:N MPR:N MPR:L MPR:H MUI:N`,
);
const DOWN_FROM_4 = table(
  `AV:N AV:A AV:L AV:P PR:N PR:L PR:H UI:N UI:P>UI:R UI:A>UI:R E:U E:P ${REQUIREMENTS} MAV:N MAV:A MAV:L MAV:P MPR:N MPR:L MPR:H MUI:N MUI:P>MUI:R MUI:A>MUI:R`,
);

const RULES: Readonly<Record<string, Rules>> = {
  '2.0>3.0': UP_TO_3,
  '3.0>2.0': DOWN_TO_2,
  '3.1>4.0': (metric, all) => {
    // Without a change of scope, all impact is on the vulnerable system.
    const { key, value } = metric;
    if (all.S !== 'U') return UP_TO_4(metric, all);
    if (/^[CIA]$/.test(key)) return [`V${key}:${value}`, `S${key}:N`];
    return key === 'S' ? ['SC:N', 'SI:N', 'SA:N'] : UP_TO_4(metric, all);
  },
  '4.0>3.1': (metric, all) => {
    const { key, value } = metric;
    const isContained = all.SC === 'N' && all.SI === 'N' && all.SA === 'N';
    if (/^V[CIA]$/.test(key) && isContained) return [`${key.slice(1)}:${value}`];
    if (/^S[CIA]$/.test(key) && isContained) return ['S:U'];
    // Either of them is what v3 calls high complexity.
    if (key === 'AC' && all.AT) return [`AC:${value === 'H' || all.AT === 'P' ? 'H' : 'L'}`];
    if (key === 'AT' && all.AC) return [`AC:${all.AC === 'H' || value === 'P' ? 'H' : 'L'}`];
    if ((key === 'AC' && value === 'H') || (key === 'AT' && value === 'P')) return ['AC:H'];
    return DOWN_FROM_4(metric, all);
  },
};
