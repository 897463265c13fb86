import { useIntl } from '../../../../i18n/index.js';
import type { Density } from '../../../../theme/index.js';
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl.js';
import { densityMessages as messages } from './DensityChoice.messages.js';

/** The choice of the space between rows. */
export function DensityChoice(props: { density: Density; onDensityChange: (density: Density) => void }) {
  const intl = useIntl();
  return (
    <SegmentedControl<Density>
      label={intl.formatMessage(messages.density)}
      value={props.density}
      onValueChange={props.onDensityChange}
      options={[
        { value: 'comfortable', label: intl.formatMessage(messages.comfortable) },
        { value: 'compact', label: intl.formatMessage(messages.compact) },
      ]}
    />
  );
}
