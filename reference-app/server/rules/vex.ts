import { readVex } from '../../../src/domain/vex/readVex.js';
import type { VexAnalysis, VexDocument } from '../../../src/domain/vex/VexDocument.js';
import { vexOutcome } from '../../../src/domain/vex/vexOutcome.js';
import type { AnalysisFacts } from './analysisDecision.js';
import { decodeDocument } from './bom.js';

/**
 * Reads the statements of a CycloneDX document.
 * @throws BomError when it is no CycloneDX document
 */
export function parseVex(bytes: Uint8Array): VexDocument {
  return readVex(decodeDocument(bytes));
}

/**
 * Applies a statement and returns the entries for the audit trail. Every response is logged, and the last one
 * is kept. The trail does not mention the suppression, as in the reference.
 * @param current - the audit so far, absent before the first decision
 */
export function decideByVex(
  current: AnalysisFacts | undefined,
  { state, justification, responses, details, isSuppressed }: VexAnalysis,
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
    ...vexOutcome(
      { state: before.state, isSuppressed: current?.isSuppressed ?? false },
      { state, isSuppressed },
    ),
    justification: justification ?? before.justification,
    response: responses.at(-1) ?? before.response,
    details: details ?? before.details,
  };
  return { facts, trail };
}

const NOT_SET = 'NOT_SET';
