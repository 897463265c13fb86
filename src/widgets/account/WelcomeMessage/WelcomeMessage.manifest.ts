import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'WelcomeMessage',
  group: 'account',
  purpose: 'show the operator’s message before sign-in',
  permissions: [],
  budgetKb: 18,
  components: {
    WelcomeMessage: { shows: 'Authorised use only' },
  },
};
