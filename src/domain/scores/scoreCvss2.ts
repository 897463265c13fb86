/** Scores of a v2 vector. */
export interface Cvss2Scores {
  base: number;
  temporal: number;
  environmental: number;
  impact: number;
  exploitability: number;
  modifiedImpact: number;
}

// A Complete Guide to CVSS v2.0, section 3.2. What a group does not define weighs nothing: 1, and 0 in CDP.
const WEIGHTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  AV: { L: 0.395, A: 0.646, N: 1 },
  AC: { H: 0.35, M: 0.61, L: 0.71 },
  Au: { M: 0.45, S: 0.56, N: 0.704 },
  C: { N: 0, P: 0.275, C: 0.66 },
  I: { N: 0, P: 0.275, C: 0.66 },
  A: { N: 0, P: 0.275, C: 0.66 },
  E: { U: 0.85, POC: 0.9, F: 0.95, H: 1 },
  RL: { OF: 0.87, TF: 0.9, W: 0.95, U: 1 },
  RC: { UC: 0.9, UR: 0.95, C: 1 },
  CDP: { N: 0, L: 0.1, LM: 0.3, MH: 0.4, H: 0.5 },
  TD: { N: 0, L: 0.25, M: 0.75, H: 1 },
  CR: { L: 0.5, M: 1, H: 1.51 },
  IR: { L: 0.5, M: 1, H: 1.51 },
  AR: { L: 0.5, M: 1, H: 1.51 },
};

/**
 * The equations of section 3.2, by hand: ae-cvss-calculator gives 9.1 where the guide's own first example has 9.2 (a half in
 * binary), and scores below 0 where the impact is weighed down.
 * @param metrics - value by metric; all base metrics are there
 */
export function scoreCvss2(metrics: Readonly<Record<string, string>>): Cvss2Scores {
  const weigh = (key: string, otherwise = 1) => WEIGHTS[key]?.[metrics[key] ?? ''] ?? otherwise;
  const exploitability = 20 * weigh('AV') * weigh('AC') * weigh('Au');
  const impactOf = (c: number, i: number, a: number) => 10.41 * (1 - (1 - c) * (1 - i) * (1 - a));
  const baseOf = (impact: number) =>
    Math.max(0, rounded((0.6 * impact + 0.4 * exploitability - 1.5) * (impact === 0 ? 0 : 1.176)));
  const temporalOf = (score: number) => rounded(score * weigh('E') * weigh('RL') * weigh('RC'));

  const impact = impactOf(weigh('C'), weigh('I'), weigh('A'));
  const modifiedImpact = Math.min(
    10,
    impactOf(weigh('C') * weigh('CR'), weigh('I') * weigh('IR'), weigh('A') * weigh('AR')),
  );
  const base = baseOf(impact);
  const adjusted = temporalOf(baseOf(modifiedImpact));
  return {
    base,
    temporal: temporalOf(base),
    environmental: rounded((adjusted + (10 - adjusted) * weigh('CDP', 0)) * weigh('TD')),
    impact: rounded(impact),
    exploitability: rounded(exploitability),
    modifiedImpact: rounded(modifiedImpact),
  };
}

/** To one decimal; a half goes up also where binary fractions make it a little less. */
function rounded(score: number): number {
  return Math.round((score + 1e-9) * 10) / 10;
}
