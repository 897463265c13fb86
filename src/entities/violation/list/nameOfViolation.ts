import { projectText } from '../../project/index.js';
import type { PolicyViolation } from '../../../schema/violation.js';

/** Returns the name of a violation: “No critical ones, log4j-core 2.14.1”. */
export function nameOfViolation({ policyCondition, component }: PolicyViolation): string {
  return [policyCondition?.policy?.name, component && projectText(component)].filter(Boolean).join(', ');
}
