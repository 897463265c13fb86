/**
 * A busy machine is slow, not wrong: `vi.waitFor` would give up after one second, and has no global setting.
 */
import { vi } from 'vitest';

const PATIENCE_MS = 15_000;
const { waitFor, waitUntil } = vi;
// Files share the modules they load, and this is done for each of them.
if (!waitFor.name.startsWith('patient')) {
  vi.waitFor = function patientWaitFor(callback, options = PATIENCE_MS) {
    return waitFor(callback, options);
  };
  vi.waitUntil = function patientWaitUntil(callback, options = PATIENCE_MS) {
    return waitUntil(callback, options);
  };
}
