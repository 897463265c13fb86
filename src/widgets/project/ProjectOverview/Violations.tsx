import { styled } from 'styled-components';
import type { NavigationTarget } from '../../../host/types.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { ViolationBars, type ViolationBarsProps } from '../../../entities/project/ViolationBars.js';
import { useTargetLink } from '../../../frames/facts/useTargetLink.js';
import { theme } from '../../../theme/index.js';
import { Link } from '../../../ui/controls/Link.js';
import { Card } from '../../../ui/layout/Card.js';
import { messages } from './ProjectOverview.messages.js';

/** Props of {@link Violations}. */
export interface ViolationsProps extends Pick<ViolationBarsProps, 'metrics' | 'target'> {
  /** The list of all policy violations. */
  all: NavigationTarget | undefined;
}

/** The policy violations of a project by state and by type. */
export function Violations({ metrics, target, all }: ViolationsProps) {
  const intl = useIntl();
  const { policyViolationsTotal: total = 0 } = metrics;
  const link = useTargetLink(all);
  return (
    <Card
      title={intl.formatMessage(messages.violations)}
      controls={
        link &&
        total > 0 && (
          <Link {...link}>
            <Message {...messages.all} values={{ count: total }} />
          </Link>
        )
      }
    >
      {total > 0 && (
        <Part>
          <Message {...messages.byState} />
        </Part>
      )}
      <ViolationBars metrics={metrics} by="state" target={target} />
      {total > 0 && (
        <>
          <Part>
            <Message {...messages.byType} />
          </Part>
          <ViolationBars metrics={metrics} by="type" target={target} />
        </>
      )}
    </Card>
  );
}

const Part = styled.h3`
  margin: 0;
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  font-weight: ${theme.font.weight.regular};
`;
