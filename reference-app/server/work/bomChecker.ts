import { setImmediate as nextTick } from 'node:timers/promises';

import { checkBom } from '../rules/bomValidation.js';
import type { BomRefusal } from '../rules/bomValidation.js';

/** Checks uploaded documents. */
export interface BomChecker {
  /**
   * Why a document is refused; `undefined` when it is a valid bill of materials.
   * The bytes are left as they are.
   */
  check(bytes: Uint8Array): Promise<BomRefusal | undefined>;
  close(): Promise<void>;
}

/** Checks in this thread, with pauses; good for tests and small documents. */
export function bomCheckerInThread(): BomChecker {
  return { check: (bytes) => checkBom(bytes, () => nextTick()), close: () => Promise.resolve() };
}
