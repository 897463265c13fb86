import { BomCheckUnavailableError } from '../bomCheck.js';
import type { BomCheck, BomCheckStage, BomFormat } from '../bomCheck.js';
import { checkSteps } from '../checkSteps.js';
import type { CheckSteps } from '../checkSteps.js';
import { readBom } from '../readBom.js';
import type { CheckReply, CheckRequest } from './messages.js';

/** The members of a worker's global scope that are used here. The compiler knows only the scope of a page. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<CheckRequest>) => void) | null;
  postMessage(reply: CheckReply): void;
}

/** Makes this worker answer files of one format; of the other it knows nothing, to stay small. */
export function answerChecks(
  format: BomFormat,
  check: (text: string, steps: CheckSteps) => Promise<BomCheck>,
): void {
  const scope = globalThis as unknown as WorkerScope;
  scope.onmessage = ({ data }) => {
    void answer(data).then((reply) => scope.postMessage(reply));
  };
  scope.postMessage({ type: 'ready' });

  async function answer({ file, maxProblems }: CheckRequest): Promise<CheckReply> {
    let bytes: Uint8Array;
    try {
      bytes = new Uint8Array(await file.arrayBuffer());
    } catch (error) {
      return { type: 'unreadable', message: String(error) };
    }
    try {
      const onStage = (stage: BomCheckStage) => scope.postMessage({ type: 'stage', stage });
      onStage('reading');
      const read = readBom(bytes);
      if (!read.ok) return { type: 'done', check: read };
      if (read.format !== format) throw new Error(`A worker for ${format} received ${read.format}`);
      return { type: 'done', check: await check(read.text, checkSteps({ maxProblems, onStage })) };
    } catch (error) {
      const reason = error instanceof BomCheckUnavailableError ? error.reason : 'failed';
      return { type: 'unavailable', reason, message: error instanceof Error ? error.message : String(error) };
    }
  }
}
