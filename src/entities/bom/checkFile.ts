import type { BomChecker } from '../../domain/cyclonedx/worker/createBomChecker.js';

let checker: Promise<BomChecker> | undefined;

/** Checks a file in a worker. The schemas and the worker are loaded by the first file; after a failure the next file tries again. */
export async function checkFile(file: File, signal: AbortSignal) {
  checker ??= import('../../domain/cyclonedx/worker/createBomChecker.js').then((module) =>
    module.createBomChecker(),
  );
  try {
    return await (await checker).check(file, { signal });
  } catch (error) {
    if (!signal.aborted) checker = undefined;
    throw error;
  }
}
