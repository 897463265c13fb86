import { useIntl } from '../i18n/index.js';
import type { Severity } from '../schema/enumerations.js';
import { Badge, type BadgeProps } from '../ui/Badge.js';
import { SEVERITY_ICONS } from './severityIcons.js';
import { severityText } from './vocabulary.js';

/** Props of {@link SeverityBadge}. */
export interface SeverityBadgeProps extends Pick<BadgeProps, 'size'> {
  severity: Severity;
}

/** A severity that stands alone, such as in a header; in rows use `SeverityMark`. */
export function SeverityBadge({ severity, size }: SeverityBadgeProps) {
  return (
    <Badge tone={`severity.${severity}`} icon={SEVERITY_ICONS[severity]} size={size}>
      {severityText(useIntl(), severity)}
    </Badge>
  );
}
