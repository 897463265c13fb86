import { updateUserSelf } from '../../../api/users.js';
import { refusalErrors } from '../../../data/refusalErrors.js';
import { withData } from '../../../data/cacheChange.js';
import * as users from '../../../data/resources/users.js';
import { useSave } from '../../../data/useSave.js';
import { useHost } from '../../../host/KitProvider.js';
import { useIntl } from '../../../i18n/index.js';
import type { Profile, UserSelf } from '../../../schema/user.js';
import type { FormErrors } from '../../../ui/form/Form.js';
import { messages } from './ProfileDialog.messages.js';
import { problemsOf } from './profileProblems.js';

/** Checks and saves a profile. Errors appear at the field they concern. */
export function useSaveProfile(onSaved: (user: UserSelf) => void) {
  const { api } = useHost();
  const intl = useIntl();
  const { submit } = useSave({
    save: ({ fullname, email }: Profile) =>
      updateUserSelf(api, { fullname: fullname.trim(), email: email.trim() }),
    known: (user) => [withData(users.self, user)],
    notice: () => intl.formatMessage(messages.saved),
    saved: onSaved,
    refused: (error) =>
      refusalErrors<Profile>(intl, error, {
        fields: ['fullname', 'email'],
        form: (reason) => intl.formatMessage(messages.notSaved, { reason }),
      }),
  });

  return {
    validate: (profile: Profile): FormErrors<Profile> =>
      Object.fromEntries(
        Object.entries(problemsOf(profile)).map(([field, problem]) => [
          field,
          intl.formatMessage(messages[problem]),
        ]),
      ),
    submit,
  };
}
