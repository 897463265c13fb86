import { useMemo } from 'react';
import { useIntl } from '../i18n/index.js';
import type { Metrics } from '../schema/metrics.js';
import { CountPips, CountPipsHead } from '../ui/CountPips.js';
import { NoCounts } from './NotAnalyzed.js';
import { severityCountsMessages as messages } from './severityCounts.messages.js';

/** Props of {@link SeverityCounts}. */
export interface SeverityCountsProps {
  metrics: Metrics | undefined;
  /** Of the same project or component: tells, while there are no metrics, whether it was analyzed. Absent: it was not. */
  riskScore?: number;
  /** See {@link CountPips}: `always` where no {@link SeverityCountsHead} stands over them. @defaultValue 'phone' */
  marks?: 'phone' | 'always';
}

/** How many vulnerabilities there are of each severity, most severe first; in words while nothing was analyzed. */
export function SeverityCounts({ metrics, riskScore, marks }: SeverityCountsProps) {
  const words = useWords();
  const cells = useMemo(
    () => words.map(({ key, label, letter, tone }) => ({ label, mark: letter, tone, count: metrics?.[key] })),
    [words, metrics],
  );
  return metrics ? <CountPips cells={cells} marks={marks} /> : <NoCounts riskScore={riskScore} />;
}

/** Letters over a column of {@link SeverityCounts}. */
export function SeverityCountsHead() {
  return <CountPipsHead letters={useWords()} />;
}

/** The same for exported files: a number for each severity. */
export function severityCountFields<Row>(metricsOf: (row: Row) => Metrics | undefined) {
  return CELLS.map(({ key, word }) => ({
    id: key,
    header: word,
    value: (row: Row) => metricsOf(row)?.[key],
  }));
}

function useWords() {
  const intl = useIntl();
  return useMemo(
    () =>
      CELLS.map(({ key, tone, word, letter }) => ({
        key,
        tone,
        label: intl.formatMessage(word),
        letter: intl.formatMessage(letter),
      })),
    [intl],
  );
}

const CELLS = [
  { key: 'critical', tone: 'severity.CRITICAL', word: messages.critical, letter: messages.criticalLetter },
  { key: 'high', tone: 'severity.HIGH', word: messages.high, letter: messages.highLetter },
  { key: 'medium', tone: 'severity.MEDIUM', word: messages.medium, letter: messages.mediumLetter },
  { key: 'low', tone: 'severity.LOW', word: messages.low, letter: messages.lowLetter },
  {
    key: 'unassigned',
    tone: 'severity.UNASSIGNED',
    word: messages.unassigned,
    letter: messages.unassignedLetter,
  },
] as const;
