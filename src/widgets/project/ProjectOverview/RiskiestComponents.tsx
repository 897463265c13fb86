import { FailureLine } from '../../../data/FailureState.js';
import * as components from '../../../data/resources/components.js';
import { useResource } from '../../../data/useResource.js';
import { componentRisk } from '../../../domain/componentRisk.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { RiskRows } from '../../../entities/project/RiskRows.js';
import { ComponentLink } from '../../../entities/component/ComponentLink.js';
import { useTargetLink } from '../../../frames/facts/useTargetLink.js';
import { Card } from '../../../ui/layout/Card.js';
import { Link } from '../../../ui/controls/Link.js';
import { LoadingRows } from '../../../ui/layout/states.js';
import { overviewTargets } from './overviewTargets.js';
import { messages } from './ProjectOverview.messages.js';

/**
 * The components that most of the risk of a project comes from, the riskiest first; nothing where none has any.
 * @param props.vulnerable - how many have any, as far as it is known: as many lines are kept free
 */
export function RiskiestComponents(props: { projectId: string; vulnerable: number | undefined }) {
  const { projectId, vulnerable = FEW_BY_RISK.pageSize } = props;
  const intl = useIntl();
  const page = useResource(components.page(projectId, EVERY, FEW_BY_RISK), { isEnabled: vulnerable > 0 });
  const all = useTargetLink(overviewTargets(projectId, () => true).ofFigure('components'));
  const risky = page.status === 'ready' ? page.data.rows.filter((row) => (componentRisk(row) ?? 0) > 0) : [];
  if (vulnerable === 0) return null;
  // In another order they are not the riskiest.
  if (page.status === 'ready' && (risky.length === 0 || page.data.isUnsorted)) return null;
  return (
    <Card
      title={intl.formatMessage(messages.riskiest)}
      controls={
        all && (
          <Link {...all}>
            <Message {...messages.allByRisk} />
          </Link>
        )
      }
    >
      {page.status === 'failed' ? (
        <FailureLine title={<Message {...messages.riskiestFailed} />} failure={page} />
      ) : page.status === 'loading' ? (
        <LoadingRows rows={Math.min(vulnerable, FEW_BY_RISK.pageSize)} />
      ) : (
        <RiskRows
          label={intl.formatMessage(messages.riskiest)}
          heads={{ name: intl.formatMessage(messages.component), note: intl.formatMessage(messages.version) }}
          rows={risky.map((component) => ({
            id: component.uuid,
            name: <ComponentLink component={component} />,
            note: <bdi dir="ltr">{component.version}</bdi>,
            metrics: component.metrics,
            riskScore: componentRisk(component),
          }))}
        />
      )}
    </Card>
  );
}

const EVERY = { onlyOutdated: false, onlyDirect: false };

const FEW_BY_RISK = {
  pageNumber: 1,
  pageSize: 5,
  sortName: 'lastInheritedRiskScore',
  sortOrder: 'desc',
} as const;
