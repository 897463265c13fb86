import { FailureLine } from '../../../data/FailureState.js';
import { useResource } from '../../../data/useResource.js';
import { matrixOf } from '../../../domain/findings/FindingRow.js';
import type { PortfolioFinding } from '../../../domain/findings/PortfolioFinding.js';
import type { NavigationTarget } from '../../../host/types.js';
import { Message, TextSpan, useIntl } from '../../../i18n/index.js';
import { ComponentLink } from '../../../entities/component/ComponentLink.js';
import { projectText } from '../../../entities/project/index.js';
import { SeverityMark } from '../../../entities/vulnerability/index.js';
import { VulnerabilityLink } from '../../../entities/vulnerability/VulnerabilityLink.js';
import { dateText } from '../../../frames/facts/dateText.js';
import { useTargetLink } from '../../../frames/facts/useTargetLink.js';
import { Link } from '../../../ui/controls/Link.js';
import { Card } from '../../../ui/layout/Card.js';
import { LoadingRows } from '../../../ui/layout/states.js';
import { Dash, Named, SecondLine, TwoLines } from '../../../ui/table/cell.styles.js';
import { ShortTable } from '../../../ui/table/ShortTable.styles.js';
import { LATEST_COUNT, unauditedFindings } from './unauditedFindings.js';
import { messages } from './PortfolioDashboard.messages.js';

/** Props of {@link LatestFindings}. */
export interface LatestFindingsProps {
  /** The list of all findings without an audit decision. */
  all: NavigationTarget | undefined;
}

/** The findings that came last and have no audit decision. */
export function LatestFindings({ all }: LatestFindingsProps) {
  const intl = useIntl();
  const page = useResource(unauditedFindings());
  const link = useTargetLink(all);
  const title = intl.formatMessage(messages.latest);
  return (
    <Card
      title={title}
      controls={
        link &&
        page.status === 'ready' &&
        page.data.total > 0 && (
          <Link {...link}>
            <Message {...messages.all} values={{ count: page.data.total }} />
          </Link>
        )
      }
    >
      {page.status === 'loading' ? (
        <LoadingRows rows={LATEST_COUNT + 1} />
      ) : page.status === 'failed' ? (
        <FailureLine title={<Message {...messages.latestFailed} />} failure={page} />
      ) : page.data.rows.length === 0 ? (
        <Message {...messages.noneUnaudited} />
      ) : (
        <ShortTable aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{intl.formatMessage(messages.severity)}</th>
              <th scope="col">{intl.formatMessage(messages.vulnerability)}</th>
              <th scope="col">{intl.formatMessage(messages.place)}</th>
              <th scope="col" data-end="" data-wide="">
                {intl.formatMessage(messages.attributed)}
              </th>
            </tr>
          </thead>
          <tbody>
            {page.data.rows.map((finding) => (
              <LatestRow key={matrixOf(finding) + finding.index} finding={finding} />
            ))}
          </tbody>
        </ShortTable>
      )}
    </Card>
  );
}

function LatestRow({ finding }: { finding: PortfolioFinding }) {
  const { component, vulnerability, project, attributedOn } = finding;
  const intl = useIntl();
  return (
    <tr>
      <td>
        <SeverityMark severity={vulnerability.severity} />
      </td>
      <th scope="row">
        <VulnerabilityLink {...vulnerability} />
      </th>
      <td data-main="">
        <TwoLines>
          <Named>
            <ComponentLink component={component} />
            <SecondLine>
              <bdi dir="ltr">{component.version}</bdi>
            </SecondLine>
          </Named>
          {/* No link: two of them in two lines would be too close for a finger. */}
          <SecondLine>
            <bdi>{projectText(project)}</bdi>
          </SecondLine>
        </TwoLines>
      </td>
      <td data-end="" data-muted="" data-wide="">
        {attributedOn === undefined ? <Dash /> : <TextSpan>{dateText(intl, attributedOn)}</TextSpan>}
      </td>
    </tr>
  );
}
