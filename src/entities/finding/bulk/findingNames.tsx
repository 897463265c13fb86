import { matrixOf, type FindingRow } from '../../../domain/findings/FindingRow.js';
import type { RunNames } from '../../../frames/run/RunDefinition.js';
import { bulkMessages as messages } from './BulkAudit.messages.js';

/** The names that distinguish findings where many are changed: vulnerability and component. */
export const FINDING_NAMES: RunNames<FindingRow> = {
  idOf: matrixOf,
  nameOf: ({ vulnerability, component }) => `${vulnerability.vulnId} ${component.name}`,
  columns: (intl, findingOf) => [
    {
      id: 'vulnerability',
      header: intl.formatMessage(messages.vulnerability),
      width: 180,
      cardSlot: 'title',
      cell: (row) => <bdi>{findingOf(row).vulnerability.vulnId}</bdi>,
    },
    {
      id: 'component',
      header: intl.formatMessage(messages.component),
      width: 180,
      grow: 1,
      cardSlot: 'second',
      cell: (row) => <bdi>{findingOf(row).component.name}</bdi>,
    },
  ],
};
