import type { PageProgress } from '../../api/paging.js';
import { useLatest, type Progress } from '../../data/useProgress.js';
import { useIntl } from '../../i18n/index.js';
import { InlineNotice } from '../../ui/layout/states.js';
import { textOf, type ListMessage } from './listText.js';

/** Says that a page takes so long because it has a megabyte or more, or because all pages are read for it, and how far it is. */
export function LargePage({ progress, words }: { progress: Progress<PageProgress>; words: ListMessage }) {
  const intl = useIntl();
  const latest = useLatest(progress);
  if (!latest) return null;
  const megabytes = Math.floor(latest.bytes / 1_000_000);
  const isOfManyPages = latest.bytes === 0 && latest.rows < latest.pageSize;
  return megabytes > 0 || isOfManyPages ? (
    <InlineNotice role="status" title={textOf(intl, words, { ...latest, megabytes })} />
  ) : null;
}
