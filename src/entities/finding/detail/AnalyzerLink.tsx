import { analyzerUrl } from '../../../domain/externalUrls.js';
import type { FindingRow } from '../../../domain/findings/FindingRow.js';
import { TextSpan, useIntl } from '../../../i18n/index.js';
import { analyzerText } from '../../vocabulary/index.js';
import { Link } from '../../../ui/controls/Link.js';

/** Which analyzer reported a finding, leading to what it says about it where that has a page. */
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
