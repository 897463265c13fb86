import { defineMessage } from 'react-intl';

export const messages = {
  uses: defineMessage<{ readonly count: number }>({
    id: 'policyUses.uses',
    defaultMessage:
      '{count, plural, =0 {No policy names it.} one {# policy has a condition that names it:} other {# policies have a condition that names it:}}',
    description: 'Policies that depend on a license or on a group of licenses; their names follow',
  }),
  usesOrGroups: defineMessage<{ readonly count: number }>({
    id: 'policyUses.usesOrGroups',
    defaultMessage:
      '{count, plural, =0 {No policy names it or one of its groups.} one {# policy has a condition that names it or one of its groups:} other {# policies have a condition that names it or one of its groups:}}',
    description: 'Policies that depend on a license that is in groups; their names follow',
  }),
  failed: defineMessage({
    id: 'policyUses.failed',
    defaultMessage: 'Which policies name it could not be loaded',
    description: 'In the place of policyUses.uses',
  }),
  forbidden: defineMessage<{ readonly permission: string }>({
    id: 'policyUses.forbidden',
    defaultMessage: 'Which policies name it is for those to see who have “{permission}”.',
    description: 'In the place of policyUses.uses; permission is the name of a right',
  }),
};
