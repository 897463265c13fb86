import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'WelcomeMessage',
  group: 'account',
  purpose: 'what the operator says before the sign-in',
  permissions: [],
  budgetKb: 18,
  components: {
    WelcomeMessage: { shows: 'Authorised use only' },
  },
};
