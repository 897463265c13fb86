/**
 * Why a sign-in through the identity provider came to nothing.
 *
 * - `notAvailable`: the server takes no part in it, now or at all
 * - `unreachable`: the provider did not answer, or not with what is expected
 * - `blocked`: the policy of the page does not let it ask the provider
 * - `insecure`: the page did not come by https, and the browser lacks what keeps the sign-in safe
 * - `cancelled`: the provider says that it was called off, or not allowed
 * - `refused`: the provider says something else
 * - `lost`: this tab did not ask for what came back
 */
export type ProviderProblemKind =
  'notAvailable' | 'unreachable' | 'blocked' | 'insecure' | 'cancelled' | 'refused' | 'lost';

/** A sign-in that came to nothing before the server was asked. */
export class ProviderProblem extends Error {
  override readonly name = 'ProviderProblem';

  constructor(
    readonly kind: ProviderProblemKind,
    /** The provider's own words, or what to change; shown below ours. */
    readonly detail?: string,
    options?: ErrorOptions,
  ) {
    super(detail ?? kind, options);
  }
}
