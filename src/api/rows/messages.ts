/** What the page tells the worker. */
export type ToRowsWorker =
  /** First: the member that rows are read without. */
  { type: 'begin'; leftOut: string } | { type: 'bytes'; bytes: Uint8Array<ArrayBuffer> } | { type: 'end' };

/** What the worker answers, once. */
export type FromRowsWorker =
  { type: 'read'; rows: unknown[] } | { type: 'failed'; message: string; index: number | undefined };
