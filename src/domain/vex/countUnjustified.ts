import { isRecord, recordIn, recordsIn, textIn } from '../untypedJson.js';

/**
 * Counts the decisions of a CycloneDX document that mark something as not affected without a justification,
 * which recipients of a VEX ask for.
 * @param text - the document in JSON. In anything else, none are counted
 */
export function countUnjustified(text: string): number {
  const document = parsed(text);
  if (!isRecord(document)) return 0;
  return recordsIn(document, 'vulnerabilities').filter((entry) => {
    const analysis = recordIn(entry, 'analysis') ?? {};
    const isNotAffected = textIn(analysis, 'state')?.toLowerCase() === 'not_affected';
    return isNotAffected && (textIn(analysis, 'justification') ?? 'NOT_SET') === 'NOT_SET';
  }).length;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
