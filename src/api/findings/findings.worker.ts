import { FindingReader } from './FindingReader.js';
import { BATCH_SIZE, type FromFindingsWorker, type ToFindingsWorker } from './messages.js';
import { UnreadableFindings } from './UnreadableFindings.js';

// The page's types are in use here, whose `postMessage` is another one.
const page = self as unknown as {
  onmessage: ((event: MessageEvent<ToFindingsWorker>) => void) | null;
  postMessage: (message: FromFindingsWorker, transfer?: Transferable[]) => void;
};
const reader = new FindingReader();

page.onmessage = ({ data }) => {
  try {
    answer(data);
  } catch (error) {
    if (!(error instanceof UnreadableFindings)) throw error;
    page.postMessage({ type: 'failed', path: error.path, explanation: error.explanation });
  }
};
page.postMessage({ type: 'ready' });

function answer(message: ToFindingsWorker) {
  switch (message.type) {
    case 'bytes':
      reader.push(new Uint8Array(message.buffer, message.offset, message.length));
      while (!reader.read((pending) => pending >= BATCH_SIZE)) postBatch();
      break;
    case 'endAnswer':
      reader.endAnswer();
      postBatch();
      page.postMessage({ type: 'answerRead', count: reader.count });
      break;
    case 'finish': {
      const texts = reader.takeTexts();
      page.postMessage({ type: 'finished', texts }, [
        ...texts.blocks.map(({ buffer }) => buffer),
        texts.places.buffer,
      ]);
    }
  }
}

function postBatch() {
  const batch = reader.takeBatch();
  if (batch) page.postMessage({ type: 'batch', batch });
}
