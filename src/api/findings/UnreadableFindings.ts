/** What was wrong with an answer, and where. */
export class UnreadableFindings extends Error {
  override readonly name = 'UnreadableFindings';

  constructor(
    /** Path of the wrong place, such as `[3].vulnerability.severity`; empty for the whole. */
    readonly path: string,
    /** For developers; never a value. */
    readonly explanation: string,
  ) {
    super(explanation);
  }
}
