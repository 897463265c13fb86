import type { NavigationTarget } from '../../host/types.js';
import { useHost } from '../../host/KitProvider.js';
import { Message, useIntl } from '../../i18n/index.js';
import type { Metrics } from '../../schema/metrics.js';
import { linkTo } from '../../frames/facts/useTargetLink.js';
import { ShareBars, type Share } from '../../ui/charts/ShareBars.js';
import { violationCountsMessages } from '../violation/violationCounts.messages.js';
import { noViolations } from '../violation/violationCounts.messages.js';
import { messages } from './trends/trends.messages.js';

/** What policy violations are counted by. */
export type ViolationPart = 'state' | 'type';

/** Props of {@link ViolationBars}. */
export interface ViolationBarsProps {
  metrics: Metrics;
  by: ViolationPart;
  /** The list of the policy violations with a value, such as `FAIL` or `LICENSE`. */
  target: (by: ViolationPart, value: string) => NavigationTarget | undefined;
}

/** The policy violations of a portfolio or project by their state or type, as bars. */
export function ViolationBars({ metrics, by, target }: ViolationBarsProps) {
  const intl = useIntl();
  const { navigation } = useHost();
  const parts = by === 'state' ? STATES : TYPES;
  const shares = parts.map(({ word, count, ...part }): Share => {
    const link = linkTo(navigation, target(by, part.id));
    return { ...part, label: intl.formatMessage(word), count: count(metrics), ...(link && { link }) };
  });
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return <Message {...noViolations} />;
  return (
    <ShareBars
      label={intl.formatMessage(by === 'state' ? messages.violationsByState : messages.violationsByType)}
      shares={shares}
      total={total}
    />
  );
}

const STATES = [
  {
    id: 'FAIL',
    word: violationCountsMessages.fail,
    tone: 'violation.FAIL',
    icon: 'vio-fail',
    count: ({ policyViolationsFail = 0 }: Metrics) => policyViolationsFail,
  },
  {
    id: 'WARN',
    word: violationCountsMessages.warn,
    tone: 'violation.WARN',
    icon: 'vio-warn',
    count: ({ policyViolationsWarn = 0 }: Metrics) => policyViolationsWarn,
  },
  {
    id: 'INFO',
    word: violationCountsMessages.info,
    tone: 'violation.INFO',
    icon: 'vio-info',
    count: ({ policyViolationsInfo = 0 }: Metrics) => policyViolationsInfo,
  },
] as const;

// Bars of one colour: the types are no levels.
const TYPES = [
  {
    id: 'SECURITY',
    word: messages.security,
    tone: 'accent',
    count: ({ policyViolationsSecurityTotal = 0 }: Metrics) => policyViolationsSecurityTotal,
  },
  {
    id: 'LICENSE',
    word: messages.license,
    tone: 'accent',
    count: ({ policyViolationsLicenseTotal = 0 }: Metrics) => policyViolationsLicenseTotal,
  },
  {
    id: 'OPERATIONAL',
    word: messages.operational,
    tone: 'accent',
    count: ({ policyViolationsOperationalTotal = 0 }: Metrics) => policyViolationsOperationalTotal,
  },
] as const;
