/** A version of the Common Vulnerability Scoring System. @public */
export type CvssVersion = '2.0' | '3.0' | '3.1' | '4.0';

/** The groups of metrics of all versions; `temporal` is called `threat` in 4.0, which alone has `supplemental`. @public */
export type CvssGroup = 'base' | 'temporal' | 'threat' | 'environmental' | 'supplemental';

/** One metric of a version. @public */
export interface CvssMetric {
  /** Abbreviation in vectors, such as `AV`. */
  readonly key: string;
  /** Base metrics have to be there, all others may be left out. */
  readonly group: CvssGroup;
  /** Abbreviations of the values in the order of the standard; the one that means the same as leaving it out comes first. */
  readonly values: readonly string[];
  /** The value that means the same as leaving it out; absent for base metrics. */
  readonly undefinedValue?: string;
}

/** The versions, oldest first. @public */
export const CVSS_VERSIONS: readonly CvssVersion[] = ['2.0', '3.0', '3.1', '4.0'];

// CVSS v3.0 and v3.1, section 6: the same metrics, other formulas.
const METRICS_3 = [
  ...metrics('base', 'AV:NALP AC:LH PR:NLH UI:NR S:UC C:HLN I:HLN A:HLN'),
  ...metrics('temporal', 'E:XHFPU RL:XUWTO RC:XCRU', 'X'),
  ...metrics('environmental', 'CR:XHML IR:XHML AR:XHML', 'X'),
  ...metrics('environmental', 'MAV:XNALP MAC:XLH MPR:XNLH MUI:XNR MS:XUC MC:XNLH MI:XNLH MA:XNLH', 'X'),
];

/** All metrics of a version, in the order its vectors have. @public */
export const CVSS_METRICS: Readonly<Record<CvssVersion, readonly CvssMetric[]>> = {
  // A Complete Guide to CVSS v2.0, section 2.4.
  '2.0': [
    ...metrics('base', 'AV:LAN AC:HML Au:MSN C:NPC I:NPC A:NPC'),
    ...metrics('temporal', 'E:ND,U,POC,F,H RL:ND,OF,TF,W,U RC:ND,UC,UR,C', 'ND'),
    ...metrics('environmental', 'CDP:ND,N,L,LM,MH,H TD:ND,N,L,M,H CR:ND,L,M,H IR:ND,L,M,H AR:ND,L,M,H', 'ND'),
  ],
  '3.0': METRICS_3,
  '3.1': METRICS_3,
  // CVSS v4.0, section 7, table 23.
  '4.0': [
    ...metrics('base', 'AV:NALP AC:LH AT:NP PR:NLH UI:NPA VC:HLN VI:HLN VA:HLN SC:HLN SI:HLN SA:HLN'),
    ...metrics('threat', 'E:XAPU', 'X'),
    ...metrics('environmental', 'CR:XHML IR:XHML AR:XHML MAV:XNALP MAC:XLH MAT:XNP MPR:XNLH MUI:XNPA', 'X'),
    ...metrics('environmental', 'MVC:XHLN MVI:XHLN MVA:XHLN MSC:XHLN MSI:XSHLN MSA:XSHLN', 'X'),
    ...metrics('supplemental', 'S:XNP AU:XNY R:XAUI V:XDC RE:XLMH U:X,Clear,Green,Amber,Red', 'X'),
  ],
};

/** Reads `KEY:values` parts; values are single letters unless commas divide them. */
function metrics(group: CvssGroup, text: string, undefinedValue?: string): CvssMetric[] {
  return text.split(' ').map((part) => {
    const [key = '', values = ''] = part.split(':');
    return { key, group, values: values.split(values.includes(',') ? ',' : ''), undefinedValue };
  });
}
