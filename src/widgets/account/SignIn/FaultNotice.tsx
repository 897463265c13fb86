import type { SignInRefusal } from '../../../api/users.js';
import { errorText } from '../../../data/errorText.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import { messages } from './SignIn.messages.js';

/** Why the sign-in failed. */
export type Fault = { kind: 'refused'; refusal: SignInRefusal } | { kind: 'failed'; error: unknown };

/** Says it, with what can be done about it. */
export function FaultNotice({ fault, isOfProvider = false }: { fault: Fault; isOfProvider?: boolean }) {
  const intl = useIntl();
  if (fault.kind === 'failed') {
    const { title, detail } = errorText(intl, fault.error);
    return (
      <InlineNotice tone="danger" role="alert" title={title}>
        {detail}
      </InlineNotice>
    );
  }
  const [title, advice] = (isOfProvider ? PROVIDER_REFUSALS : REFUSALS)[fault.refusal];
  return (
    <InlineNotice tone="danger" role="alert" title={<Message {...messages[title]} />}>
      {advice && <Message {...messages[advice]} />}
    </InlineNotice>
  );
}

type Words = [title: keyof typeof messages, advice?: keyof typeof messages];

const REFUSALS: Record<SignInRefusal, Words> = {
  INVALID_CREDENTIALS: ['invalid', 'invalidAdvice'],
  FORCE_PASSWORD_CHANGE: ['changeRequired'],
  EXPIRED_CREDENTIALS: ['expired', 'askAdministrator'],
  SUSPENDED: ['suspended', 'askAdministrator'],
  UNMAPPED_ACCOUNT: ['unmapped', 'askAdministrator'],
  OTHER: ['refused', 'askAdministrator'],
};

// No name or password was typed here.
const PROVIDER_REFUSALS: Record<SignInRefusal, Words> = {
  ...REFUSALS,
  INVALID_CREDENTIALS: ['providerRefused', 'providerRefusedAdvice'],
  OTHER: ['providerRefused', 'providerRefusedAdvice'],
};
