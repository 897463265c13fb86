import { msg } from '../../i18n/msg.js';

export const decisionCount = msg<{ count: number }>(
  'projectLoss.decisions',
  '{count, plural, one {# audit decision} other {# audit decisions}}',
  'Number of decisions on findings and policy violations: in the list of data to be deleted, and after a BOM upload',
);
