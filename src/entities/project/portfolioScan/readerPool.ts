import { rowsReader, type RowsReader } from '../../../api/rows/readRows.js';

/** Readers for long responses, each with its own worker, that serve one project after another. */
export interface ReaderPool {
  /** Reads with one that is free. */
  use: <Result>(read: (reader: RowsReader) => Promise<Result>) => Promise<Result>;
  dispose: () => void;
}

export function readerPool(): ReaderPool {
  const free: RowsReader[] = [];
  let isDisposed = false;
  return {
    async use(read) {
      const reader = free.pop() ?? rowsReader('project');
      try {
        const result = await read(reader);
        if (isDisposed) reader.stop();
        else free.push(reader);
        return result;
      } catch (error) {
        // After a failure nothing more can be read with it.
        reader.stop();
        throw error;
      }
    },
    dispose() {
      isDisposed = true;
      for (const reader of free.splice(0)) reader.stop();
    },
  };
}
