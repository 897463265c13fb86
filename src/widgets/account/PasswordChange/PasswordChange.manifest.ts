import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'PasswordChange',
  group: 'account',
  purpose: 'change a password',
  permissions: [],
  budgetKb: 34,
  components: {
    PasswordChange: { props: { onPasswordChanged: '$callback' }, says: 'passwordChange.submit' },
  },
  console: { route: 'change-password' },
};
