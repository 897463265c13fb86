import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useIntl } from '../../i18n/index.js';
import type { Metrics } from '../../schema/metrics.js';
import { CountPips, CountPipsHead } from '../../ui/controls/CountPips.js';
import { Icon } from '../../ui/controls/Icon.js';
import { violationCountsMessages as messages } from './violationCounts.messages.js';

/** Props of {@link ViolationCounts}. */
export interface ViolationCountsProps {
  metrics: Metrics;
}

/** Shows the number of policy violations by violation state. */
export function ViolationCounts({ metrics }: ViolationCountsProps) {
  const words = useWords();
  const cells = useMemo(
    () =>
      words.map(({ key, label, icon, tone }) => ({
        label,
        mark: <Icon name={icon} size={12} />,
        tone,
        count: metrics[key],
      })),
    [words, metrics],
  );
  return (
    <Place>
      <CountPips cells={cells} />
    </Place>
  );
}

/** Words over a column of {@link ViolationCounts}. */
export function ViolationCountsHead() {
  return (
    <Place>
      <CountPipsHead letters={useWords()} />
    </Place>
  );
}

/** The heads are words, not letters. The longest one is German. */
const Place = styled.span`
  --bd-pip-inline: 48px;
  display: contents;
`;

function useWords() {
  const intl = useIntl();
  return useMemo(
    () =>
      CELLS.map(({ key, tone, word, icon }) => {
        const label = intl.formatMessage(word);
        return { key, tone, icon, label, letter: label };
      }),
    [intl],
  );
}

const CELLS = [
  { key: 'policyViolationsFail', tone: 'violation.FAIL', word: messages.fail, icon: 'vio-fail' },
  { key: 'policyViolationsWarn', tone: 'violation.WARN', word: messages.warn, icon: 'vio-warn' },
  { key: 'policyViolationsInfo', tone: 'violation.INFO', word: messages.info, icon: 'vio-info' },
] as const;
