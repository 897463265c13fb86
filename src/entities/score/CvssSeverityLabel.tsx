import { useIntl } from '../../i18n/index.js';
import type { IntlShape } from 'react-intl';
import type { CvssSeverity } from '../../domain/scores/cvssSeverity.js';
import { SeverityBadge, SeverityMark } from '../vulnerability/index.js';
import { severityText } from '../vocabulary/index.js';
import { Badge } from '../../ui/controls/Badge.js';
import { severityNone } from './cvssSeverity.messages.js';

/** The word for a severity of CVSS. */
export function cvssSeverityText(intl: IntlShape, severity: CvssSeverity): string {
  return severity === 'NONE' ? intl.formatMessage(severityNone) : severityText(intl, severity);
}

/** Shows the severity of a score: as a badge if it is alone, otherwise as its shape and word. */
export function CvssSeverityLabel({ severity, isAlone }: { severity: CvssSeverity; isAlone?: boolean }) {
  const intl = useIntl();
  if (severity === 'NONE') {
    const text = cvssSeverityText(intl, severity);
    if (!isAlone) return <span>{text}</span>;
    return (
      <Badge icon="check" size="medium">
        {text}
      </Badge>
    );
  }
  return isAlone ? <SeverityBadge severity={severity} size="medium" /> : <SeverityMark severity={severity} />;
}
