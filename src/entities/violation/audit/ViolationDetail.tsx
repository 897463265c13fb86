import { styled } from 'styled-components';
import { PartFailed } from '../../../data/PartFailed.js';
import * as violations from '../../../data/resources/violations.js';
import { useHost } from '../../../host/KitProvider.js';
import { useResource } from '../../../data/useResource.js';
import { licenseText } from '../../../domain/licenseText.js';
import { Message, TextSpan, useIntl } from '../../../i18n/index.js';
import { AnalysisLabel, AuditTrail } from '../../decision/index.js';
import { conditionText } from '../../policy/index.js';
import { permissionText } from '../../../data/permissionText.js';
import { projectText } from '../../project/index.js';
import type { PolicyViolation, ViolatingComponent } from '../../../schema/violation.js';
import { theme } from '../../../theme/index.js';
import { Badge } from '../../../ui/controls/Badge.js';
import { LoadingRows } from '../../../ui/layout/states.js';
import { messages as auditMessages } from './violationDecision.messages.js';
import { ViolationAuditForm } from './ViolationAuditForm.js';
import { FactList } from '../../../frames/facts/factList.styles.js';
import { messages } from '../list/violationList.messages.js';

/** Props of {@link ViolationDetail}. */
export interface ViolationDetailProps {
  violation: PolicyViolation;
  /** The project it is in; undefined where the server does not say. */
  projectId: string | undefined;
}

/** The detail that opens below a violation: its cause, and the decision about it. */
export function ViolationDetail({ violation, projectId }: ViolationDetailProps) {
  const intl = useIntl();
  const { policyCondition, component, text } = violation;
  const policy = policyCondition?.policy;
  return (
    <Root
      role="region"
      aria-label={intl.formatMessage(messages.detail, {
        policy: policy?.name ?? '',
        component: component ? projectText(component) : '',
      })}
    >
      <section>
        <Heading>
          <Message {...messages.facts} />
        </Heading>
        <FactList>
          {policyCondition && (
            <>
              <dt>
                <Message {...messages.condition} />
              </dt>
              <dd dir="auto">
                <TextSpan>{conditionText(intl, policyCondition, component?.resolvedLicense)}</TextSpan>
                {policy?.operator === 'ALL' && (
                  <Quiet>
                    <Message {...messages.all} />
                  </Quiet>
                )}
              </dd>
            </>
          )}
          {component && <ComponentFacts component={component} />}
          {text && (
            <>
              <dt>
                <Message {...messages.remark} />
              </dt>
              <dd dir="auto">{text}</dd>
            </>
          )}
        </FactList>
      </section>
      <section>
        <Heading>
          <Message {...messages.decision} />
        </Heading>
        {component && <Decision violation={violation} projectId={projectId} componentId={component.uuid} />}
      </section>
    </Root>
  );
}

const MEMBERS = ['group', 'version', 'purl', 'cpe', 'swidTagId'] as const;

/** Shows the component's data that a condition may have checked, as far as it is known. */
function ComponentFacts({ component }: { component: ViolatingComponent }) {
  const licenses = licenseText(component);
  return (
    <>
      {MEMBERS.map(
        (member) =>
          component[member] && (
            <FactPair key={member}>
              <dt>
                <Message {...messages[member]} />
              </dt>
              <dd dir="ltr">
                <bdi>{component[member]}</bdi>
              </dd>
            </FactPair>
          ),
      )}
      {licenses && (
        <FactPair>
          <dt>
            <Message {...messages.license} />
          </dt>
          <dd dir="auto">{licenses}</dd>
        </FactPair>
      )}
    </>
  );
}

function Decision(props: ViolationDetailProps & { componentId: string }) {
  const { violation, projectId, componentId } = props;
  const { mayChange, isReadOnly } = useHost();
  const intl = useIntl();
  const key = { policyViolation: violation.uuid, component: componentId };
  const decided = useResource(violations.analysis(key));
  if (decided.status === 'loading') return <LoadingRows rows={4} />;
  if (decided.status === 'failed') {
    return <PartFailed title={<Message {...messages.decisionFailed} />} resource={decided} />;
  }
  const { analysis } = decided.data;
  if (mayChange('POLICY_VIOLATION_ANALYSIS', 'UPDATE')) {
    return (
      <>
        <ViolationAuditForm
          violation={violation}
          violationKey={key}
          projectId={projectId}
          analysis={analysis}
        />
        <Trail>
          <AuditTrail comments={analysis?.analysisComments ?? []} />
        </Trail>
      </>
    );
  }
  return (
    <>
      {analysis ? (
        <>
          <State>
            <AnalysisLabel state={analysis.analysisState} />
            {analysis.isSuppressed && (
              <Badge icon="eye-off">
                <Message {...messages.suppressed} />
              </Badge>
            )}
          </State>
          <AuditTrail comments={analysis.analysisComments ?? []} />
        </>
      ) : (
        <Quiet>
          <Message {...messages.undecided} />
        </Quiet>
      )}
      {!isReadOnly && (
        <Quiet>
          <Message
            {...auditMessages.readOnly}
            values={{ permission: permissionText(intl, 'POLICY_VIOLATION_ANALYSIS') }}
          />
        </Quiet>
      )}
    </>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: ${theme.space.xl};
  padding: ${theme.space.lg};
  > section {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Heading = styled.h3`
  margin-block-end: ${theme.space.sm};
  font-weight: ${theme.font.weight.strong};
`;

const FactPair = styled.div`
  display: contents;
`;

const Trail = styled.div`
  margin-block-start: ${theme.space.lg};
`;

const Quiet = styled.p`
  color: ${theme.color.text.muted};
`;

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.md};
  margin-block-end: ${theme.space.md};
`;
