/** Entry of the worker of {@link createBomChecker}. */
import { BomCheckUnavailableError } from '../bomCheck.js';
import { checkBom } from '../checkBom.js';
import type { CheckReply, CheckRequest } from './messages.js';

/** What a worker's global scope offers of what is used here; the compiler knows only that of a page. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<CheckRequest>) => void) | null;
  postMessage(reply: CheckReply): void;
}

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
    const onStage = (stage: Extract<CheckReply, { type: 'stage' }>['stage']) =>
      scope.postMessage({ type: 'stage', stage });
    return { type: 'done', check: await checkBom(bytes, { maxProblems, onStage }) };
  } catch (error) {
    const reason = error instanceof BomCheckUnavailableError ? error.reason : 'failed';
    return { type: 'unavailable', reason, message: error instanceof Error ? error.message : String(error) };
  }
}
