import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'SignIn',
  group: 'account',
  purpose: 'sign in with a username and password',
  permissions: [],
  budgetKb: 34,
  components: {
    SignIn: { props: { onSignedIn: '$callback' }, says: 'signIn.submit' },
  },
};
