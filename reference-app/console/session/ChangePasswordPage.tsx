import { useEffect } from 'react';
import { Message, useIntl } from 'bomdeck/i18n';
import { InlineNotice } from 'bomdeck/ui';
import { PasswordChange, type PasswordChangeProps } from 'bomdeck/PasswordChange';
import { SessionCard } from './SessionCard.js';
import { messages } from './session.messages.js';

/** Props of {@link ChangePasswordPage}. */
export interface ChangePasswordPageProps extends Pick<
  PasswordChangeProps,
  'defaultUsername' | 'onPasswordChanged' | 'onCancel'
> {
  /** True when a sign-in sent the user here. */
  isRequired: boolean;
}

/** The page of a password that has to be changed before its owner can sign in. */
export function ChangePasswordPage(props: ChangePasswordPageProps) {
  const { isRequired, ...form } = props;
  const intl = useIntl();
  useEffect(() => {
    document.title = intl.formatMessage(messages.changePasswordTitle);
  }, [intl]);
  return (
    <SessionCard title={<Message {...messages.changePassword} />}>
      {isRequired && (
        <InlineNotice tone="info" role="status" title={<Message {...messages.changeRequired} />} />
      )}
      <PasswordChange {...form} />
    </SessionCard>
  );
}
