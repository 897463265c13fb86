import type { IntlShape } from 'react-intl';
import { ApiError } from '../../../api/errors.js';
import { updateUserSelf } from '../../../api/users.js';
import { reasonText } from '../../../data/errorText.js';
import * as users from '../../../data/resources/users.js';
import { useResourceCache } from '../../../data/useResource.js';
import { useHost } from '../../../host/KitProvider.js';
import { useIntl } from '../../../i18n/index.js';
import type { Profile, UserSelf } from '../../../schema/user.js';
import type { FormErrors } from '../../../ui/form/Form.js';
import { messages } from './ProfileDialog.messages.js';
import { faultsOf, type ProfileField } from './profileFaults.js';

/** Checks and saves a profile; what goes wrong is said at the field it is about. */
export function useSaveProfile(onSaved: (user: UserSelf) => void) {
  const { api, auth, notify } = useHost();
  const intl = useIntl();
  const cache = useResourceCache();

  return {
    validate: (profile: Profile): FormErrors<Profile> =>
      Object.fromEntries(
        Object.entries(faultsOf(profile)).map(([field, fault]) => [
          field,
          intl.formatMessage(messages[fault]),
        ]),
      ),
    submit: async ({ fullname, email }: Profile): Promise<FormErrors<Profile> | undefined> => {
      try {
        const user = await updateUserSelf(api, { fullname: fullname.trim(), email: email.trim() });
        cache.set(users.self, user);
        notify({ kind: 'success', title: intl.formatMessage(messages.saved) });
        onSaved(user);
        return undefined;
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) auth.onUnauthorized?.();
        return refusalErrors(intl, error);
      }
    },
  };
}

/** The server's reasons: at the fields when it names nothing but fields of the form, else above it. */
function refusalErrors(intl: IntlShape, error: unknown): FormErrors<Profile> {
  const violations = error instanceof ApiError ? error.violations : [];
  if (violations.length > 0 && violations.every(({ path }) => isField(path))) {
    return Object.fromEntries(
      violations.map(({ path, message }) => [
        path,
        intl.formatMessage(messages.refused, { reason: message }),
      ]),
    );
  }
  return { form: intl.formatMessage(messages.notSaved, { reason: reasonText(intl, error) }) };
}

function isField(path: string): path is ProfileField {
  return path === 'fullname' || path === 'email';
}
