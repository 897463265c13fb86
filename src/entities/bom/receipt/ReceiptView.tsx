import type { ReactNode } from 'react';
import type { IntlShape, TypedMessageDescriptor } from 'react-intl';
import { styled } from 'styled-components';
import {
  RECEIPT_CHANGES,
  totalOf,
  VIOLATION_LEVELS,
  type BomReceipt,
  type ReceiptChange,
  type ReceiptComponent,
  type ReceiptFindings,
  type ReceiptList,
  type ReceiptStep,
  type ReceiptViolations,
} from '../../../domain/receipt/BomReceipt.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, TextSpan, useIntl } from '../../../i18n/index.js';
import { SEVERITIES } from '../../../schema/enumerations.js';
import { theme, type Tone } from '../../../theme/index.js';
import { Badge } from '../../../ui/controls/Badge.js';
import { Icon, type IconName } from '../../../ui/controls/Icon.js';
import { VisuallyHidden } from '../../../ui/controls/VisuallyHidden.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import { monospace } from '../../../ui/layout/mixins.js';
import { severityText } from '../../vocabulary/index.js';
import { SEVERITY_ICONS, SeverityMark, VulnerabilityLink } from '../../vulnerability/index.js';
import { VIOLATION_ICONS, ViolationStateMark, violationStateText } from '../../violation/index.js';
import { countMessages } from '../../project/countChange.messages.js';
import { differenceText, type DifferenceMessages } from '../outcomeText.js';
import { Outcome } from '../upload.styles.js';
import { CutPart, Quiet, ReceiptSection } from './ReceiptSection.js';
import { messages } from './receipt.messages.js';

/** Props of {@link ReceiptView}. */
export interface ReceiptViewProps {
  receipt: BomReceipt;
}

/** The changes that the import of a BOM made, the most important first. */
export function ReceiptView({ receipt }: ReceiptViewProps) {
  const { can } = useHost();
  const { findings, violations, components, isDisturbed } = receipt;
  const intl = useIntl();
  return (
    <Root>
      {isDisturbed && (
        <InlineNotice tone="warning" role="status" title={<Message {...messages.disturbed} />} />
      )}
      <Figures {...receipt} />
      {findings && <FindingSection list={findings.added} isNew />}
      {findings && <FindingSection list={findings.removed} />}
      {!findings && can('VIEW_VULNERABILITY') && (
        <Quiet>
          <Message {...messages.noFindings} />
        </Quiet>
      )}
      {violations && <ViolationSection list={violations.added} isNew />}
      {violations && totalOf(violations.removed) > 0 && <ViolationSection list={violations.removed} />}
      {!violations && can('VIEW_POLICY_VIOLATION') && (
        <Quiet>
          <Message {...messages.noViolations} />
        </Quiet>
      )}
      <ReceiptSection
        icon="component"
        title={intl.formatMessage(messages.components, { count: totalOf(components) })}
        counts={RECEIPT_CHANGES.map((change) => {
          const count = components.counts[change] ?? 0;
          return (
            count > 0 && <Badge key={change}>{intl.formatMessage(CHANGE_COUNTS[change], { count })}</Badge>
          );
        })}
        list={components}
        row={(row) => <ComponentCells row={row} intl={intl} />}
      />
    </Root>
  );
}

/** The numbers after the import with their change, and the decisions that were kept. */
function Figures({ componentCount, vulnerabilities, riskScore, findings }: BomReceipt) {
  const intl = useIntl();
  const tile = (
    message: TypedMessageDescriptor<{ count: number }>,
    step: ReceiptStep | undefined,
    ways?: DifferenceMessages,
  ) =>
    step && (
      <div>
        <dt>{intl.formatMessage(message, { count: step.after })}</dt>
        <dd>{differenceText(intl, step.after - step.before, ways)}</dd>
      </div>
    );
  return (
    <Outcome>
      {tile(countMessages.components, componentCount)}
      {tile(countMessages.findings, vulnerabilities)}
      {tile(messages.risk, riskScore, { more: messages.higher, fewer: messages.lower })}
      {findings && findings.decisions.before > 0 && (
        <div>
          <dt>{intl.formatMessage(messages.decisions, { count: findings.decisions.before })}</dt>
          <dd>{intl.formatMessage(messages.decisionsKept, { count: findings.decisions.kept })}</dd>
        </div>
      )}
    </Outcome>
  );
}

function FindingSection({ list, isNew }: { list: ReceiptFindings['added']; isNew?: boolean }) {
  const intl = useIntl();
  return (
    <ChangeSection
      list={list}
      isNew={isNew}
      title={isNew ? messages.newFindings : messages.fixedFindings}
      kinds={SEVERITIES}
      markOf={(severity) => ({
        tone: `severity.${severity}`,
        icon: SEVERITY_ICONS[severity],
        label: severityText(intl, severity),
      })}
      row={({ severity, source, vulnId, ...component }) => (
        <>
          <SeverityMark severity={severity} />
          <VulnerabilityLink source={source} vulnId={vulnId} />
          <ComponentCell {...component} />
        </>
      )}
    />
  );
}

function ViolationSection({ list, isNew }: { list: ReceiptViolations['added']; isNew?: boolean }) {
  const intl = useIntl();
  return (
    <ChangeSection
      list={list}
      isNew={isNew}
      title={isNew ? messages.newViolations : messages.resolvedViolations}
      kinds={VIOLATION_LEVELS}
      markOf={(level) => ({
        tone: VIOLATION_ICONS[level] ? (`violation.${level}` as Tone) : 'neutral',
        icon: VIOLATION_ICONS[level] ?? 'info',
        label: violationStateText(intl, level),
      })}
      row={({ level, policy, ...component }) => (
        <>
          <ViolationStateMark state={level} />
          <CutPart title={policy}>{policy}</CutPart>
          <ComponentCell {...component} />
        </>
      )}
    />
  );
}

/** What is new, or no longer there, with its number of each kind. */
function ChangeSection<Row, Kind extends string>(props: {
  list: ReceiptList<Row, Kind>;
  isNew: boolean | undefined;
  title: TypedMessageDescriptor<{ count: number }>;
  kinds: readonly Kind[];
  markOf: (kind: Kind) => Omit<KindCountProps, 'count'>;
  row: (row: Row) => ReactNode;
}) {
  const { list, isNew, title, kinds, markOf, row } = props;
  const intl = useIntl();
  return (
    <ReceiptSection
      icon={isNew ? 'plus' : 'check'}
      title={intl.formatMessage(title, { count: totalOf(list) })}
      counts={kinds.map((kind) => (
        <KindCount key={kind} count={list.counts[kind]} {...markOf(kind)} />
      ))}
      list={list}
      row={row}
    />
  );
}

function ComponentCell({ component, version }: { component: string; version?: string }) {
  return (
    <CutPart title={[component, version].filter(Boolean).join(' ')}>
      <TextSpan>{component}</TextSpan> <Version>{version}</Version>
    </CutPart>
  );
}

function ComponentCells({ row, intl }: { row: ReceiptComponent; intl: IntlShape }) {
  const { change, name, group, before, after } = row;
  return (
    <>
      <Badge tone={change === 'downgraded' ? 'warning' : 'neutral'}>
        {intl.formatMessage(messages[change])}
      </Badge>
      <CutPart title={[group, name].filter(Boolean).join(' ')}>{name}</CutPart>
      {change === 'added' || change === 'removed' ? (
        <Version>{after ?? before}</Version>
      ) : (
        <Steps>
          <Version>{before ?? '–'}</Version>
          <Icon name="arrow-right" size={12} />
          <VisuallyHidden>{intl.formatMessage(messages.becomes)}</VisuallyHidden>
          <Version>{after ?? '–'}</Version>
        </Steps>
      )}
    </>
  );
}

interface KindCountProps {
  count: number | undefined;
  tone: Tone;
  icon: IconName;
  label: string;
}

/** A number with its mark. Left out where it is zero. */
function KindCount({ count, tone, icon, label }: KindCountProps) {
  const intl = useIntl();
  if (!count) return null;
  return (
    <Badge tone={tone} icon={icon} title={label}>
      <VisuallyHidden>{`${label} `}</VisuallyHidden>
      <TextSpan>{intl.formatNumber(count)}</TextSpan>
    </Badge>
  );
}

const CHANGE_COUNTS: Record<ReceiptChange, TypedMessageDescriptor<{ count: number }>> = {
  added: messages.addedCount,
  removed: messages.removedCount,
  upgraded: messages.upgradedCount,
  downgraded: messages.downgradedCount,
  rewritten: messages.changedCount,
};

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > dl {
    margin-block-end: ${theme.space.md};
  }
`;

const Version = styled.bdi`
  ${monospace}
  overflow-wrap: anywhere;
`;

const Steps = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs};
  > svg {
    flex: none;
    color: ${theme.color.text.subtle};
  }
  [dir='rtl'] & > svg {
    transform: scaleX(-1);
  }
`;
