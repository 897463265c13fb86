/** The cause and the place of an error in an answer. */
export class UnreadableFindings extends Error {
  override readonly name = 'UnreadableFindings';

  constructor(
    /** Path of the wrong place, such as `[3].vulnerability.severity`; empty for the complete answer. */
    readonly path: string,
    /** For developers; never a value. */
    readonly explanation: string,
  ) {
    super(explanation);
  }
}
