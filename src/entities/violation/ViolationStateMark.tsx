import { useIntl } from '../../i18n/index.js';
import type { Tone } from '../../theme/index.js';
import { ToneMark } from '../../ui/controls/ToneMark.js';
import { VIOLATION_ICONS, violationStateText } from './violationText.js';

/** The violation state of a policy in a row. */
export function ViolationStateMark({ state }: { state: string }) {
  const icon = VIOLATION_ICONS[state];
  return (
    <ToneMark tone={icon ? (`violation.${state}` as Tone) : 'neutral'} icon={icon ?? 'info'}>
      {violationStateText(useIntl(), state)}
    </ToneMark>
  );
}
