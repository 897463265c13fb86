import { useIntl } from '../../i18n/index.js';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.js';
import { findings, vulnerabilities } from '../project/subject.messages.js';
import { rowsAre } from './finding.messages.js';

/** Props of {@link FindingRowsChoice}. */
export interface FindingRowsChoiceProps {
  /** True when findings with the same vulnerability share a row. */
  isGrouped: boolean;
  onGroupedChange: (isGrouped: boolean) => void;
}

/** The choice between a row for each finding and a row for each vulnerability. */
export function FindingRowsChoice({ isGrouped, onGroupedChange }: FindingRowsChoiceProps) {
  const intl = useIntl();
  return (
    <SegmentedControl
      label={intl.formatMessage(rowsAre)}
      value={isGrouped ? 'grouped' : 'single'}
      onValueChange={(rows) => onGroupedChange(rows === 'grouped')}
      options={[
        { value: 'single', label: intl.formatMessage(findings) },
        { value: 'grouped', label: intl.formatMessage(vulnerabilities) },
      ]}
    />
  );
}
