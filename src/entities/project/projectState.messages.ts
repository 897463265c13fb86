/** What lists and pages of projects say of them. One by one, so that a host downloads only those in use. */
import { defineMessage } from 'react-intl';

export const active = defineMessage({
  id: 'projectState.active',
  defaultMessage: 'Active',
  description: 'Head of a column: whether the project still counts; name of the tick in it',
});

export const inactive = defineMessage({
  id: 'projectState.inactive',
  defaultMessage: 'Inactive',
  description: 'Badge of a project that no longer counts',
});

export const showInactive = defineMessage({
  id: 'projectState.showInactive',
  defaultMessage: 'Show inactive',
  description: 'Switch: whether projects that no longer count are listed too',
});

export const showInactiveOnes = defineMessage({
  id: 'projectState.showInactiveOnes',
  defaultMessage: 'Show inactive ones',
  description: 'Button in an empty list of projects',
});

export const tags = defineMessage({
  id: 'projectState.tags',
  defaultMessage: 'Tags',
  description: 'Label or head of a column: tags of a project',
});

export const risk = defineMessage({
  id: 'projectState.risk',
  defaultMessage: 'Risk',
  description: 'Head of a column: risk score of a project or a component',
});

export const searchByName = defineMessage({
  id: 'projectState.searchByName',
  defaultMessage: 'Search by name',
  description: 'In an empty field that finds a project',
});

export const latest = defineMessage({
  id: 'projectState.latest',
  defaultMessage: 'Latest',
  description: 'Badge of the latest version of a project',
});

export const addVersion = defineMessage({
  id: 'projectState.addVersion',
  defaultMessage: 'Add version…',
  description: 'Entry of a menu for a project: opens the form that makes another version of it',
});
