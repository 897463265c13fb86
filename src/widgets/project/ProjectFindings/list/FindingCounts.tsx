import type { ReactNode } from 'react';
import type { FindingsProgress } from '../../../../api/findings.js';
import { useLatest, type Progress } from '../../../../data/useProgress.js';
import { Message } from '../../../../i18n/index.js';
import { messages } from '../ProjectFindings.messages.js';

/** The number of listed vulnerabilities and findings, and their totals. */
export function CountSentence(props: {
  rows: number;
  findings: number;
  allRows: number;
  allFindings: number;
  isGrouped: boolean;
  isPart: boolean;
}) {
  const { isGrouped, isPart, ...counts } = props;
  const values = { ...counts, b: (chunks: ReactNode[]) => <b>{chunks}</b> };
  if (isPart) return <Message {...(isGrouped ? messages.partGrouped : messages.partAll)} values={values} />;
  return <Message {...(isGrouped ? messages.countGrouped : messages.countAll)} values={values} />;
}

/** The number of findings that have been read so far. */
export function ReadingSentence({ progress }: { progress: Progress<FindingsProgress> }) {
  const latest = useLatest(progress);
  if (!latest) return null;
  const { rows, total } = latest;
  return total === undefined ? (
    <Message {...messages.reading} values={{ rows }} />
  ) : (
    <Message {...messages.readingOf} values={{ rows, total }} />
  );
}
