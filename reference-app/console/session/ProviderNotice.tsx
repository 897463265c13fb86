import { Message } from 'bomdeck/i18n';
import { InlineNotice } from 'bomdeck/ui';
import type { ProviderProblem } from './ProviderProblem.js';
import { messages } from './identityProvider.messages.js';

/** Why the identity provider is no way in, or was none this time. */
export function ProviderNotice({ problem: { kind, detail } }: { problem: ProviderProblem }) {
  const isCalm = kind === 'notAvailable' || kind === 'cancelled';
  return (
    <InlineNotice
      tone={isCalm ? 'info' : 'danger'}
      role={isCalm ? 'status' : 'alert'}
      title={<Message {...TITLES[kind]} />}
    >
      {kind === 'blocked' ? (
        <Message {...messages.providerBlockedAdvice} values={{ origin: detail ?? '' }} />
      ) : kind === 'notAvailable' ? (
        <Message {...messages.providerNotAvailableAdvice} />
      ) : kind === 'unreachable' ? (
        <Message {...messages.providerUnreachableAdvice} values={{ detail: detail ?? '' }} />
      ) : kind === 'lost' ? (
        <Message {...messages.providerLostAdvice} />
      ) : (
        detail
      )}
    </InlineNotice>
  );
}

const TITLES = {
  notAvailable: messages.providerNotAvailable,
  unreachable: messages.providerUnreachable,
  blocked: messages.providerBlocked,
  insecure: messages.providerInsecure,
  cancelled: messages.providerCancelled,
  refused: messages.providerRefused,
  lost: messages.providerLost,
} as const;
