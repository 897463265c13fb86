import { msg } from '../../i18n/msg.js';

export const messages = {
  uses: msg<{ count: number }>('policyUses.uses', '{count, plural, =0 {No policy uses it.} one {# policy uses it:} other {# policies use it:}}', 'Policies that refer to a license or license group; their names follow'),
  usesOrGroups: msg<{ count: number }>(
    'policyUses.usesOrGroups',
    '{count, plural, =0 {No policy uses this license or its groups.} one {# policy uses this license or its groups:} other {# policies use this license or its groups:}}',
    'Policies that refer to a license or to one of its license groups; their names follow',
  ),
  failed: msg('policyUses.failed', 'Could not load policies that use it', 'Replaces policyUses.uses'),
  forbidden: msg<{ permission: string }>('policyUses.forbidden', 'You need the “{permission}” permission to see which policies use it.', 'Replaces policyUses.uses; permission is the label of a permission'),
};
