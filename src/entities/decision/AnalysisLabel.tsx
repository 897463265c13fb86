import { styled } from 'styled-components';
import { TextSpan, useIntl } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { Icon, type IconName } from '../../ui/controls/Icon.js';
import { analysisStateText } from '../vocabulary/index.js';

/** Props of {@link AnalysisLabel}. */
export interface AnalysisLabelProps {
  /** Absent reads as not set. */
  state: string | undefined;
}

/** A decision about a finding or a policy violation: its sign and its word. */
export function AnalysisLabel({ state = 'NOT_SET' }: AnalysisLabelProps) {
  return (
    <Label data-state={state} title={state}>
      <Icon name={ICONS[state] ?? 'info'} />
      <TextSpan>{analysisStateText(useIntl(), state)}</TextSpan>
    </Label>
  );
}

const ICONS: Record<string, IconName> = {
  NOT_SET: 'state-not-set',
  IN_TRIAGE: 'state-in-triage',
  EXPLOITABLE: 'state-exploitable',
  RESOLVED: 'state-resolved',
  FALSE_POSITIVE: 'state-false-positive',
  NOT_AFFECTED: 'state-not-affected',
  APPROVED: 'check',
  REJECTED: 'close',
};

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-inline-size: 0;
  vertical-align: middle;
  white-space: nowrap;
  &[data-state='NOT_SET'] {
    color: ${theme.color.text.muted};
  }
  &[data-state='NOT_SET'] > svg {
    color: ${theme.analysis.notSet};
  }
  &[data-state='IN_TRIAGE'] > svg {
    color: ${theme.analysis.inTriage};
  }
  &[data-state='EXPLOITABLE'] > svg {
    color: ${theme.analysis.exploitable};
  }
  &[data-state='RESOLVED'] > svg {
    color: ${theme.analysis.resolved};
  }
  &[data-state='FALSE_POSITIVE'] > svg {
    color: ${theme.analysis.falsePositive};
  }
  &[data-state='APPROVED'] > svg {
    color: ${theme.analysis.approved};
  }
  &[data-state='REJECTED'] > svg {
    color: ${theme.analysis.rejected};
  }
  &[data-state='NOT_AFFECTED'] > svg {
    color: ${theme.analysis.notAffected};
  }
`;
