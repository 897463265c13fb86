import { useCallback, useRef, useState, type ReactNode } from 'react';
import type { FindingsProgress } from '../../api/findings.js';
import { Message } from '../../i18n/index.js';
import { messages } from './ProjectFindings.messages.js';

/** How far the list is read, told now and then: a batch arrives every few milliseconds. */
export function useProgress(): [FindingsProgress | undefined, (progress: FindingsProgress) => void] {
  const [progress, setProgress] = useState<FindingsProgress>();
  const next = useRef(0);
  const note = useCallback((now: FindingsProgress) => {
    const time = performance.now();
    // The first moment needs no words.
    if (next.current === 0) next.current = time + PROGRESS_EVERY_MS;
    if (time < next.current) return;
    next.current = time + PROGRESS_EVERY_MS;
    setProgress(now);
  }, []);
  return [progress, note];
}

const PROGRESS_EVERY_MS = 300;

/** How many vulnerabilities and findings are listed, and of how many. */
export function CountSentence(props: {
  rows: number;
  findings: number;
  allRows: number;
  allFindings: number;
  isGrouped: boolean;
  isPart: boolean;
}) {
  const { rows, findings, allRows, allFindings, isGrouped, isPart } = props;
  const values = { rows, findings, b: (chunks: ReactNode[]) => <b>{chunks}</b> };
  const all = { rows: allRows, findings: allFindings };
  return (
    <>
      <Message {...(isGrouped ? messages.countGrouped : messages.countAll)} values={values} />
      {isPart && (
        <>
          {' '}
          <Message {...(isGrouped ? messages.ofGrouped : messages.ofAll)} values={all} />
        </>
      )}
    </>
  );
}

/** How many findings have been read so far. */
export function ReadingSentence({ rows, total }: FindingsProgress) {
  return total === undefined ? (
    <Message {...messages.reading} values={{ rows }} />
  ) : (
    <Message {...messages.readingOf} values={{ rows, total }} />
  );
}
