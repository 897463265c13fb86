import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { dryRunPlan, type PlacedCondition } from '../../../../domain/policy/dryRun/dryRunPlan.js';
import type { ServerLine } from '../../../../domain/serverLine.js';
import { useHost } from '../../../../host/KitProvider.js';
import { Message, useIntl } from '../../../../i18n/index.js';
import type { ListColumn } from '../../../../frames/list/ListDefinition.js';
import { HitLists } from '../../../../entities/project/portfolioScan/HitLists.js';
import type { Extent } from '../../../../entities/project/portfolioScan/findExtent.js';
import type { Hit, ScanState } from '../../../../entities/project/portfolioScan/PortfolioScanner.js';
import { ScanButtons } from '../../../../entities/project/portfolioScan/ScanButtons.js';
import { ScanNotes } from '../../../../entities/project/portfolioScan/ScanNotes.js';
import { ScanProgress } from '../../../../entities/project/portfolioScan/ScanProgress.js';
import { usePortfolioScan } from '../../../../entities/project/portfolioScan/usePortfolioScan.js';
import { conditionText } from '../../../../entities/policy/conditionText.js';
import { theme } from '../../../../theme/index.js';
import { FieldHint } from '../../../../ui/fields/Field.js';
import { CutText } from '../../../../ui/controls/CutText.js';
import { InlineNotice } from '../../../../ui/layout/states.js';
import { markKeyUsed } from '../../../../ui/controls/usedKeys.js';
import { contentOf, type PolicyValues } from '../policyValues.js';
import type { Choices, ConditionChoices } from '../useConditionChoices.js';
import { messages } from './dryRun.messages.js';
import { DRY_RUN_WORDS } from './dryRunWords.js';
import { ExtentFields, extentOf, FIRST_CHOICE } from './ExtentFields.js';
import { LacksNotice, LeftOutNotice } from './IncompleteNotices.js';
import { policyJudge, type JudgedPolicy } from './policyJudge.js';

/** Props of {@link DryRunPanel}. */
export interface DryRunPanelProps {
  values: PolicyValues;
  line: ServerLine;
  choices: ConditionChoices;
  /** True when the policy is limited to projects that the user does not have permission to view. */
  hasHiddenLimits: boolean;
}

/** Finds the components that a policy would match, as currently entered in its form. */
export function DryRunPanel({ values, line, choices, hasHiddenLimits }: DryRunPanelProps) {
  const intl = useIntl();
  const { can } = useHost();
  const headingId = useId();
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const { start, state, scanner } = usePortfolioScan<readonly number[]>();
  const [question, setQuestion] = useState<DryRunQuestion>();
  const { conditions, operator, onlyLatest } = values;
  const extent = extentOf(values, choice);
  const maySeeVulnerabilities = can('VIEW_VULNERABILITY');
  const plan = useMemo(
    () => dryRunPlan(conditions.map(contentOf), line, maySeeVulnerabilities),
    [conditions, line, maySeeVulnerabilities],
  );
  const next: DryRunQuestion = {
    operator,
    plan,
    extent,
    includeInactive: choice.includeInactive,
    onlyLatest,
  };
  const root = useRef<HTMLDivElement>(null);
  const isRunning = state !== undefined && state.status !== 'over';
  const hasResult = state !== undefined && (!isRunning || state.hits.length > 0);
  useEffect(() => {
    const place = root.current;
    // The result appears below, where the form ended. If the user moved elsewhere in the meantime, the page
    // does not scroll.
    if (hasResult && place?.contains(place.ownerDocument.activeElement))
      place.scrollIntoView({ block: 'start' });
  }, [hasResult]);
  const begin = () => {
    setQuestion(next);
    start({ ...next, openJudge: (api, signal) => policyJudge(api, next, signal) });
  };
  const reason = reasonNot(next, conditions.length, hasHiddenLimits);
  return (
    <Root
      ref={root}
      role="group"
      aria-labelledby={headingId}
      onKeyDown={(event) => {
        const isSent = event.key === 'Enter' && !event.ctrlKey && !event.metaKey;
        // In a field of a form it would save that.
        if (isSent && (event.target as Element).tagName === 'INPUT') markKeyUsed(event);
      }}
    >
      <Heading id={headingId}>
        <Message {...messages.heading} />
      </Heading>
      <FieldHint>
        <Message {...messages.hint} />
      </FieldHint>
      {can('VIEW_PORTFOLIO', 'READ') ? (
        <>
          <ExtentFields extent={extent} choice={choice} onChoiceChange={setChoice} />
          <LeftOutNotice leftOut={plan.leftOut} isAll={operator === 'ALL'} />
          <ScanButtons
            isRunning={isRunning}
            icon="play"
            disabledReason={reason && intl.formatMessage(reason)}
            onBegin={begin}
            onStop={() => scanner?.stop()}
          >
            <Message {...(state ? messages.restart : messages.start)} />
          </ScanButtons>
        </>
      ) : (
        <InlineNotice>
          <Message {...messages.forbidden} />
        </InlineNotice>
      )}
      {state && scanner && question && (
        <>
          {JSON.stringify(question) !== JSON.stringify(next) && (
            <InlineNotice tone="warning">
              <Message {...messages.changed} />
            </InlineNotice>
          )}
          <ScanProgress state={state} scanner={scanner} words={DRY_RUN_WORDS} />
          <LacksNotice lacking={state.lacking} conditions={question.plan.judged} />
          <ScanNotes state={state} scanner={scanner} />
          {state.hits.length > 0 && (
            <Hits state={state} conditions={question.plan.judged} licenses={choices.licenses.byUuid} />
          )}
        </>
      )}
    </Root>
  );
}

/** The input that a dry run was started with. */
interface DryRunQuestion extends JudgedPolicy {
  extent: Extent;
  includeInactive: boolean;
  onlyLatest: boolean;
}

/** The matches of a dry run, with the conditions that they meet. */
function Hits(props: {
  state: ScanState<readonly number[]>;
  conditions: readonly PlacedCondition[];
  licenses: Choices['byUuid'];
}) {
  const { state, conditions, licenses } = props;
  const intl = useIntl();
  const column = useMemo((): ListColumn<Hit<readonly number[]>> => {
    const texts = new Map(
      conditions.map((condition) => [
        condition.place,
        conditionText(intl, condition, licenses.get(condition.value)),
      ]),
    );
    const textsOf = ({ why }: Hit<readonly number[]>) =>
      why.map((place) => texts.get(place) ?? String(place + 1));
    return {
      id: 'conditions',
      header: messages.conditions,
      width: 180,
      grow: 2,
      cardSlot: 'third',
      cell: (hit) => <CutText text={intl.formatList(textsOf(hit), { type: 'unit' })} />,
      sortValue: ({ why }) => why,
      exported: textsOf,
    };
  }, [intl, conditions, licenses]);
  return <HitLists state={state} words={DRY_RUN_WORDS} whyColumn={column} hasLicense />;
}

/** Returns the reason why a dry run cannot start. */
function reasonNot({ plan, extent }: DryRunQuestion, conditions: number, hasHiddenLimits: boolean) {
  if (conditions === 0) return messages.noConditions;
  if (plan.judged.length === 0) return messages.nothingJudged;
  if (hasHiddenLimits && extent.kind !== 'limits') return messages.hiddenLimits;
  return extent.kind === 'chosen' && extent.projects.length === 0 ? messages.noneChosen : undefined;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.md};
  padding-block-start: ${theme.space.lg};
  border-block-start: 1px solid ${theme.color.border.default};
`;

const Heading = styled.h3`
  margin: 0;
  font-size: ${theme.font.size.body};
  font-weight: ${theme.font.weight.strong};
`;
