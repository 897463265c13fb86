/** Thrown by a handler of jobs: the job cannot succeed, whatever happens. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}
