import { analyzerUrl } from '../../../domain/externalUrls.js';
import type { FindingRow } from '../../../domain/findings/FindingRow.js';
import { TextSpan, useIntl } from '../../../i18n/index.js';
import { analyzerText } from '../../vocabulary/index.js';
import { Link } from '../../../ui/controls/Link.js';

/** The analyzer that reported a finding, with a link to its page about it, where it has one. */
export function AnalyzerLink({ row, variant }: { row: FindingRow; variant?: 'quiet' }) {
  const intl = useIntl();
  const url = analyzerUrl(row);
  const name = analyzerText(intl, row.analyzer);
  return url ? (
    <Link href={url} isExternal variant={variant}>
      {name}
    </Link>
  ) : (
    <TextSpan>{name}</TextSpan>
  );
}
