import { msg } from '../../i18n/msg.js';

export const messages = {
  uses: msg<{ count: number }>(
    'policyUses.uses',
    '{count, plural, =0 {No policy names it.} one {# policy has a condition that names it:} other {# policies have a condition that names it:}}',
    'Policies that depend on a license or on a group of licenses; their names follow',
  ),
  usesOrGroups: msg<{ count: number }>(
    'policyUses.usesOrGroups',
    '{count, plural, =0 {No policy names it or one of its groups.} one {# policy has a condition that names it or one of its groups:} other {# policies have a condition that names it or one of its groups:}}',
    'Policies that depend on a license that is in groups; their names follow',
  ),
  failed: msg('policyUses.failed', 'Which policies name it could not be loaded', 'In the place of policyUses.uses'),
  forbidden: msg<{ permission: string }>('policyUses.forbidden', 'Which policies name it is for those to see who have “{permission}”.', 'In the place of policyUses.uses; permission is the name of a right'),
};
