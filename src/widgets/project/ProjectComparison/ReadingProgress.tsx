import type { FindingsProgress } from '../../../api/findings.js';
import type { ReadProgress } from '../../../api/readAllPages.js';
import { useLatest } from '../../../data/useProgress.js';
import { useIntl } from '../../../i18n/index.js';
import { MatchCount } from '../../../ui/table/list.styles.js';
import { messages } from './ProjectComparison.messages.js';
import type { ComparisonProgress } from './useComparison.js';

/** Props of {@link ReadingProgress}. */
export interface ReadingProgressProps {
  components: ComparisonProgress<ReadProgress>;
  /** Given where findings are waited for. */
  findings?: ComparisonProgress<FindingsProgress>;
}

/** Shows how much of the lists of both versions has been read, once this takes a moment. */
export function ReadingProgress({ components, findings }: ReadingProgressProps) {
  return (
    <MatchCount role="status">
      <ComponentsRead progress={components} /> {findings && <FindingsRead progress={findings} />}
    </MatchCount>
  );
}

function ComponentsRead({ progress }: { progress: ComparisonProgress<ReadProgress> }) {
  const intl = useIntl();
  const sides = [useLatest(progress.before), useLatest(progress.after)];
  const known = sides.filter((side) => side !== undefined);
  if (known.length === 0) return null;
  const values = { done: sumOf(known, ({ done }) => done), total: sumOf(known, ({ total }) => total) };
  return <span>{intl.formatMessage(messages.readingComponents, values)}</span>;
}

function FindingsRead({ progress }: { progress: ComparisonProgress<FindingsProgress> }) {
  const intl = useIntl();
  const sides = [useLatest(progress.before), useLatest(progress.after)];
  const known = sides.filter((side) => side !== undefined);
  if (known.length === 0) return null;
  const done = sumOf(known, ({ rows }) => rows);
  // Servers before 4.14 do not say how many there are.
  if (known.some(({ total }) => total === undefined)) {
    return <span>{intl.formatMessage(messages.readingFindings, { done })}</span>;
  }
  const total = sumOf(known, (side) => side.total ?? 0);
  return <span>{intl.formatMessage(messages.readingFindingsOf, { done, total })}</span>;
}

function sumOf<Side>(sides: readonly Side[], countOf: (side: Side) => number): number {
  return sides.reduce((sum, side) => sum + countOf(side), 0);
}
