import {
  ANALYSIS_JUSTIFICATIONS,
  ANALYSIS_RESPONSES,
  ANALYSIS_STATES,
} from '../../../src/domain/analysisWords.js';
import type { AnalysisFacts } from './analysisDecision.js';
import { decodeDocument, readBom } from './bom.js';
import type { Bom, BomComponent } from './bomModel.js';
import { recordIn, recordsIn, textIn, textsIn } from '../../../src/domain/looseJson.js';
import type { JsonObject } from '../../../src/domain/looseJson.js';

/** What a VEX document says, and what it speaks about. */
export interface Vex {
  bom: Bom;
  statements: VexStatement[];
  /** Entries without an analysis: they decide nothing. */
  undecided: VexStatement[];
}

/** A decision about a vulnerability, in the words of the API; what is absent leaves alone what was decided before. */
export interface VexStatement {
  vulnId: string;
  source: string;
  /** References into the document, or to others. */
  affects: string[];
  state?: string;
  justification?: string;
  /** In the order of the document; the last one counts. */
  responses: string[];
  details?: string;
}

/** What a reference in a statement means: every component with the vulnerability, or those that are like one. */
export type VexTarget = { kind: 'project' } | { kind: 'component'; component: BomComponent };

/**
 * Reads the statements of a CycloneDX document. Those without identifier, source, analysis or anything affected are
 * left out.
 * @throws BomError when it is no CycloneDX document
 */
export function parseVex(bytes: Uint8Array): Vex {
  const document = decodeDocument(bytes);
  const entries = recordsIn(document, 'vulnerabilities');
  const read = (isDecided: boolean) =>
    entries
      .filter((entry) => (recordIn(entry, 'analysis') !== undefined) === isDecided)
      .flatMap((entry) => readStatement(entry) ?? []);
  return { bom: readBom(document), statements: read(true), undecided: read(false) };
}

/**
 * Says what references mean within a document: what it is about stands for the whole project, as does a link into
 * another document. Services and what cannot be found mean nothing.
 */
export function vexTargets(bom: Bom): (ref: string) => VexTarget | undefined {
  const components = new Map(bom.components.map((component) => [component.bomRef, component]));
  const services = new Set(bom.services.map(({ bomRef }) => bomRef));
  return (ref) => {
    if (ref === bom.metadata.component?.bomRef) return { kind: 'project' };
    const component = components.get(ref);
    if (component) return { kind: 'component', component };
    return BOM_LINK.test(ref) && !services.has(ref) ? { kind: 'project' } : undefined;
  };
}

/**
 * The statements about the whole project that one of the same vulnerability contradicts. What they mean cannot be told: exports of
 * servers of this API name the project for every component, also where the decisions about these differ or one is not decided.
 */
export function contradictedStatements(
  statements: readonly VexStatement[],
  targetOf: (ref: string) => VexTarget | undefined,
): ReadonlySet<VexStatement> {
  const byVulnerability = new Map<string, VexStatement[]>();
  for (const statement of statements) {
    if (!statement.affects.some((ref) => targetOf(ref)?.kind === 'project')) continue;
    const key = JSON.stringify([statement.source, statement.vulnId]);
    byVulnerability.set(key, [...(byVulnerability.get(key) ?? []), statement]);
  }
  const contradicted = [...byVulnerability.values()].filter(
    (alike) => new Set(alike.map(({ state }) => state)).size > 1,
  );
  return new Set(contradicted.flat());
}

/**
 * Applies a statement and says what the audit trail gets. Every response is logged, the last one is kept. What is decided
 * not to be a problem is suppressed, everything else is not; the trail does not tell, as with the reference.
 * @param current - the audit so far, absent before the first decision
 */
export function decideByVex(
  current: AnalysisFacts | undefined,
  { state, justification, responses, details }: VexStatement,
): { facts: AnalysisFacts; trail: string[] } {
  const before = {
    state: current?.state ?? NOT_SET,
    justification: current?.justification,
    response: current?.response,
    details: current?.details,
  };
  const logged = (label: string, old: string | undefined, now: string | undefined) =>
    now === undefined || now === (old ?? NOT_SET) ? [] : [`${label}: ${old ?? NOT_SET} → ${now}`];
  const trail = [
    ...logged('Analysis', before.state, state),
    ...logged('Justification', before.justification, justification),
    ...(details === undefined || details === before.details ? [] : [`Details: ${details}`]),
    ...responses.flatMap((response) => logged('Vendor Response', before.response, response)),
  ];
  const facts = {
    state: state ?? before.state,
    justification: justification ?? before.justification,
    response: responses.at(-1) ?? before.response,
    details: details ?? before.details,
    isSuppressed: state !== undefined && SETTLED.has(state),
  };
  return { facts, trail };
}

const NOT_SET = 'NOT_SET';
const SETTLED = new Set(['FALSE_POSITIVE', 'NOT_AFFECTED', 'RESOLVED']);

// CycloneDX 1.6, "BOM-Link".
const BOM_LINK =
  /^urn:cdx:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\/[1-9][0-9]*(?:#.+)?$/i;

// Words that the API has not are stored as "not set".
const STATES = withoutNotSet(ANALYSIS_STATES);
const JUSTIFICATIONS = withoutNotSet(ANALYSIS_JUSTIFICATIONS);
const RESPONSES = withoutNotSet(ANALYSIS_RESPONSES);

function withoutNotSet(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.filter((word) => word !== NOT_SET));
}

function readStatement(entry: JsonObject): VexStatement | undefined {
  const vulnId = textIn(entry, 'id');
  const source = textIn(recordIn(entry, 'source') ?? {}, 'name');
  const analysis = recordIn(entry, 'analysis') ?? {};
  const affects = recordsIn(entry, 'affects').flatMap((affected) => textIn(affected, 'ref') ?? []);
  if (!vulnId || !source || affects.length === 0) return undefined;
  return {
    vulnId,
    source,
    affects,
    state: wordIn(STATES, textIn(analysis, 'state')),
    justification: wordIn(JUSTIFICATIONS, textIn(analysis, 'justification')),
    responses: textsIn(analysis, 'response').flatMap((response) => wordIn(RESPONSES, response) ?? []),
    details: textIn(analysis, 'detail'),
  };
}

function wordIn(known: ReadonlySet<string>, word: string | undefined): string | undefined {
  if (word === undefined) return undefined;
  const upper = word.toUpperCase();
  return known.has(upper) ? upper : NOT_SET;
}
