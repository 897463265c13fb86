/** The messages from the page to the worker. */
export type ToRowsWorker =
  /** First: the member that rows are read without. */
  { type: 'begin'; leftOut: string } | { type: 'bytes'; bytes: Uint8Array<ArrayBuffer> } | { type: 'end' };

/** The worker's answer, sent once. */
export type FromRowsWorker =
  { type: 'read'; rows: unknown[] } | { type: 'failed'; message: string; index: number | undefined };
