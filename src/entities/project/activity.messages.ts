import { msg } from '../../i18n/msg.js';

export const activeAndInactive = msg<{ active: number; inactive: number }>(
  'subject.activeAndInactive',
  '{active, number} active, {inactive, number} inactive',
  'Numbers of active and of inactive projects, in a tab, above a list, or in a cell. At most 24 characters',
);
