import { SplitError } from '../findings/ArraySplitter.js';
import type { FromRowsWorker, ToRowsWorker } from './messages.js';
import { RowReader } from './RowReader.js';

// The page's types are in use here, whose `postMessage` is another one.
const page = self as unknown as {
  onmessage: ((event: MessageEvent<ToRowsWorker>) => void) | null;
  postMessage: (message: FromRowsWorker | { type: 'ready' }) => void;
};
let reader = new RowReader('');

page.onmessage = ({ data }) => {
  try {
    take(data);
  } catch (error) {
    if (!(error instanceof SplitError)) throw error;
    page.postMessage({ type: 'failed', message: error.message, index: error.index });
  }
};
page.postMessage({ type: 'ready' });

function take(message: ToRowsWorker) {
  switch (message.type) {
    case 'begin':
      reader = new RowReader(message.leftOut);
      break;
    case 'bytes':
      reader.push(message.bytes);
      while (reader.readOne());
      break;
    case 'end':
      reader.end();
      page.postMessage({ type: 'read', rows: reader.rows });
  }
}
