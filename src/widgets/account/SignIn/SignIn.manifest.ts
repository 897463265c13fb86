import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'SignIn',
  group: 'account',
  purpose: 'a form that signs in with user name and password',
  permissions: [],
  budgetKb: 34,
  components: {
    SignIn: { props: { onSignedIn: '$callback' }, says: 'signIn.submit' },
  },
};
