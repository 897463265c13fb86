import { defineMessage } from 'react-intl';

export const messages = {
  fromEcosystem: defineMessage<{ readonly ecosystem: string; readonly name: string }>({
    id: 'affectedComponent.fromEcosystem',
    defaultMessage: '{name} from {ecosystem}',
    description:
      'Subject in the other sentences of affectedComponent: name of a package, and where it is published, such as npm',
  }),
  byVendor: defineMessage<{ readonly name: string; readonly vendor: string }>({
    id: 'affectedComponent.byVendor',
    defaultMessage: '{name} by {vendor}',
    description: 'Subject in the other sentences of affectedComponent: name of a product, and who makes it',
  }),
  exact: defineMessage<{ readonly subject: string; readonly version: string }>({
    id: 'affectedComponent.exact',
    defaultMessage: 'Only version {version} of {subject}.',
    description: 'What a vulnerability affects: one version of a package or product',
  }),
  all: defineMessage<{ readonly subject: string }>({
    id: 'affectedComponent.all',
    defaultMessage: 'All versions of {subject}.',
    description: 'What a vulnerability affects: a package or product whatever its version',
  }),
  since: defineMessage<{ readonly start: string; readonly subject: string; readonly version: string }>({
    id: 'affectedComponent.since',
    defaultMessage:
      'All versions of {subject} {start, select, including {from {version} on} other {after {version}}}.',
    description:
      'What a vulnerability affects: versions with a lower bound only. start: including = the version is affected itself',
  }),
  until: defineMessage<{ readonly end: string; readonly subject: string; readonly version: string }>({
    id: 'affectedComponent.until',
    defaultMessage:
      'All versions of {subject} {end, select, including {up to and including {version}} other {up to, but not including, {version}}}.',
    description:
      'What a vulnerability affects: versions with an upper bound only. end: including = the version is affected itself',
  }),
  between: defineMessage<{
    readonly end: string;
    readonly endVersion: string;
    readonly start: string;
    readonly startVersion: string;
    readonly subject: string;
  }>({
    id: 'affectedComponent.between',
    defaultMessage:
      'All versions of {subject} {start, select, including {from {startVersion}} other {after {startVersion}}} {end, select, including {up to and including {endVersion}} other {up to, but not including, {endVersion}}}.',
    description:
      'What a vulnerability affects: versions between two bounds. start and end: including = that version is affected itself',
  }),
};
