/** What a document decides about vulnerabilities. */
export interface VexSummary {
  /**
   * Its decisions that a server can use: with an identifier, a source, an analysis and something affected. A
   * vulnerability that is decided about twice is there twice.
   */
  statements: VexStatement[];
  /** Vulnerabilities that are listed, decided about or not. */
  vulnerabilityCount: number;
}

/** The vulnerability that is decided about. */
export interface VexStatement {
  vulnId: string;
  /** As the document names it, such as `NVD`. */
  source: string;
}

/** Reads the decisions of a parsed JSON document that fits its schema; undefined when it lists no vulnerabilities. */
export function readJsonVex(bom: object): VexSummary | undefined {
  const { vulnerabilities } = bom as Loose;
  if (!Array.isArray(vulnerabilities) || vulnerabilities.length === 0) return undefined;
  const statements = (vulnerabilities as Loose[]).flatMap((entry) => {
    const { id, affects, analysis } = entry;
    const source = memberOf(entry, 'source')['name'];
    const isUsable = typeof analysis === 'object' && Array.isArray(affects) && affects.length > 0;
    return isUsable && isText(id) && isText(source) ? [{ vulnId: id, source }] : [];
  });
  return { statements, vulnerabilityCount: vulnerabilities.length };
}

type Loose = Record<string, unknown>;

function memberOf(value: Loose, name: string): Loose {
  const member = value[name];
  return typeof member === 'object' && member !== null ? (member as Loose) : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
