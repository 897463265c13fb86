import { setImmediate as nextTick } from 'node:timers/promises';

import { checkBom } from '../rules/bomValidation.js';
import type { BomCheckRules, BomRefusal } from '../rules/bomValidation.js';

/** Checks uploaded documents. */
export interface BomChecker {
  /**
   * Returns the reason why a document is rejected; `undefined` when it is a valid BOM within the limits. The
   * bytes are not changed.
   * @throws BomUncheckableError when the check is not possible
   */
  check(bytes: Uint8Array, rules: BomCheckRules): Promise<BomRefusal | undefined>;
  close(): Promise<void>;
}

/** A document could not be checked. The message completes the sentence that reports this. */
export class BomUncheckableError extends Error {
  override readonly name = 'BomUncheckableError';
}

/** Checks in this thread, with pauses; good for tests and small documents. */
export function bomCheckerInThread(): BomChecker {
  return {
    async check(bytes, rules) {
      try {
        return await checkBom(bytes, rules, () => nextTick());
      } catch (error) {
        throw new BomUncheckableError((error as Error).message, { cause: error });
      }
    },
    close: () => Promise.resolve(),
  };
}
