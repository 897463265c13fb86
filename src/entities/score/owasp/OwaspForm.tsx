import { useId, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { OWASP_FACTORS, type OwaspGroup } from '../../../domain/scores/owaspFactors.js';
import { meanOf, type OwaspRiskRating } from '../../../domain/scores/scoreOwaspRiskRating.js';
import { owaspLevel } from '../../../domain/severity.js';
import { useHostProps } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Message, useIntl } from '../../../i18n/index.js';
import {
  CalculatorForm,
  CalculatorResult,
  CalculatorRoot,
  CalculatorToolbar,
  NoticePlace,
  SectionNote,
} from '../calculator.styles.js';
import { MissingList } from '../MissingList.js';
import { owaspFactorText, owaspLevelText } from '../owaspTexts.js';
import { messages as shared } from '../scoreCalculator.messages.js';
import { scoreText } from '../scoreText.js';
import { SeverityBadge } from '../../vulnerability/index.js';
import { useVectorProblems } from '../useVectorProblems.js';
import { VectorField } from '../VectorField.js';
import { severityText } from '../../vocabulary/index.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { Switch } from '../../../ui/fields/Switch.js';
import { onPhone } from '../../../ui/layout/mixins.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import { VisuallyHidden } from '../../../ui/controls/VisuallyHidden.js';
import type { OwaspCalculatorProps } from './OwaspCalculatorProps.js';
import { messages } from './OwaspCalculator.messages.js';
import { OwaspGroupForm } from './OwaspGroupForm.js';
import { OwaspMatrix } from './OwaspMatrix.js';
import { useOwaspCalculator } from './useOwaspCalculator.js';

/** Factors on one side, the rating and the vector on the other. */
export function OwaspForm(props: Omit<OwaspCalculatorProps, keyof HostProps>) {
  const { layout = 'full', headingLevel = 2 } = props;
  const intl = useIntl();
  const { isReadOnly = false } = useHostProps();
  const calculator = useOwaspCalculator(props);
  const { text, draft, details, rating } = calculator;
  const [isExplained, setIsExplained] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const inputIdOf = (key: string) => `${id}-${key}`;
  const standard = intl.formatMessage(messages.standard);
  const { byMetric, sentences, isSettled } = useVectorProblems(
    text,
    draft.errors,
    (key) => owaspFactorText(intl, key),
    standard,
  );

  return (
    <CalculatorRoot
      ref={root}
      role="group"
      aria-label={intl.formatMessage(messages.name)}
      data-layout={layout}
    >
      <CalculatorForm>
        <CalculatorToolbar>
          <span>{standard}</span>
          <SectionNote>
            <Message
              {...messages.allSet}
              values={{
                count: OWASP_FACTORS.length - draft.missing.length,
                total: OWASP_FACTORS.length,
              }}
            />
          </SectionNote>
          <Switch
            label={<Message {...shared.explain} />}
            checked={isExplained}
            onCheckedChange={setIsExplained}
          />
          {!isReadOnly && text !== '' && (
            <Button variant="quiet" size="small" icon="undo" onClick={calculator.reset}>
              <Message {...shared.reset} />
            </Button>
          )}
        </CalculatorToolbar>
        {calculator.takeBack && (
          <NoticePlace>
            <InlineNotice
              role="status"
              title={<Message {...shared.wasReset} />}
              actions={
                <Button size="small" icon="undo" onClick={calculator.takeBack}>
                  <Message {...shared.undo} />
                </Button>
              }
            />
          </NoticePlace>
        )}
        <Groups data-layout={layout}>
          {GROUPS.map((group) => (
            <OwaspGroupForm
              key={group}
              group={group}
              values={draft.values}
              onChoose={calculator.choose}
              errors={byMetric}
              isExplained={isExplained}
              isReadOnly={isReadOnly}
              headingLevel={headingLevel}
              inputIdOf={inputIdOf}
            />
          ))}
        </Groups>
      </CalculatorForm>
      <CalculatorResult aria-label={intl.formatMessage(shared.result)}>
        <Rating
          rating={rating}
          matrixImpact={
            rating && owaspLevel(Math.max(rating.technicalImpactScore, rating.businessImpactScore))
          }
          likelihood={meanOf(draft.values, 'threatAgent', 'vulnerability')}
          technicalImpact={meanOf(draft.values, 'technicalImpact')}
          businessImpact={meanOf(draft.values, 'businessImpact')}
          isCompact={layout === 'compact'}
        />
        {draft.missing.length > 0 && (
          <MissingList
            title={<Message {...messages.missing} values={{ count: draft.missing.length }} />}
            missing={draft.missing.map(({ key }) => ({
              key,
              name: `${owaspFactorText(intl, key)} (${key})`,
            }))}
            onGoTo={
              isReadOnly
                ? undefined
                : (key) => root.current?.querySelector<HTMLElement>(`[id="${inputIdOf(key)}"]`)?.focus()
            }
          />
        )}
        <VectorField
          value={text}
          onValueChange={calculator.setText}
          copied={details.vector}
          errors={sentences}
          hint={!isReadOnly && <Message {...messages.hint} />}
          isReadOnly={isReadOnly}
        />
        <Announcement text={text} rating={rating} missing={draft.missing.length} isSettled={isSettled} />
      </CalculatorResult>
    </CalculatorRoot>
  );
}

const GROUPS: readonly OwaspGroup[] = ['threatAgent', 'vulnerability', 'technicalImpact', 'businessImpact'];

function Rating(props: {
  rating: OwaspRiskRating | undefined;
  matrixImpact: OwaspRiskRating['likelihood'] | undefined;
  likelihood: number | undefined;
  technicalImpact: number | undefined;
  businessImpact: number | undefined;
  isCompact: boolean;
}) {
  const { rating, matrixImpact } = props;
  return (
    <>
      <div>
        {rating ? (
          <SeverityBadge severity={rating.severity} size="medium" />
        ) : (
          <SectionNote>
            <Message {...messages.nothingYet} />
          </SectionNote>
        )}
      </div>
      <Bars>
        <Bar term={<Message {...messages.likelihood} />} score={props.likelihood} />
        <Bar term={<Message {...messages.technicalImpact} />} score={props.technicalImpact} />
        <Bar term={<Message {...messages.businessImpact} />} score={props.businessImpact} />
      </Bars>
      {!props.isCompact && (
        <OwaspMatrix at={rating && matrixImpact && { likelihood: rating.likelihood, impact: matrixImpact }} />
      )}
    </>
  );
}

function Bar({ term, score }: { term: ReactNode; score: number | undefined }) {
  const intl = useIntl();
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <span aria-hidden>
          <svg width="100%" height="100%" focusable="false">
            <rect width={`${((score ?? 0) / 9) * 100}%`} height="100%" />
          </svg>
        </span>
        <span>{score !== undefined && owaspLevelText(intl, owaspLevel(score))}</span>
        <b>{score === undefined ? '–' : scoreText(intl, score)}</b>
      </dd>
    </div>
  );
}

/** Announces a change once it has settled. The initial text is not announced. */
function Announcement(props: {
  text: string;
  rating: OwaspRiskRating | undefined;
  missing: number;
  isSettled: boolean;
}) {
  const { text, rating, missing, isSettled } = props;
  const intl = useIntl();
  const [first] = useState(text);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && text !== first) setHasChanged(true);
  return (
    <VisuallyHidden role="status">
      {hasChanged &&
        isSettled &&
        (rating ? (
          <Message
            {...messages.announced}
            values={{
              severity: severityText(intl, rating.severity),
              likelihood: owaspLevelText(intl, rating.likelihood),
              impact: owaspLevelText(
                intl,
                owaspLevel(Math.max(rating.technicalImpactScore, rating.businessImpactScore)),
              ),
            }}
          />
        ) : (
          missing > 0 && <Message {...messages.announcedMissing} values={{ count: missing }} />
        ))}
    </VisuallyHidden>
  );
}

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  > section {
    --bd-choice-label: 176px;
  }
  &[data-layout='compact'] {
    grid-template-columns: minmax(0, 1fr);
  }
  ${onPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Bars = styled.dl`
  display: grid;
  gap: ${theme.space.sm};
  margin: 0;
  font-size: ${theme.font.size.small};
  line-height: ${theme.font.line.small};
  > div {
    display: grid;
    grid-template-columns: 118px minmax(0, 1fr);
    gap: ${theme.space.sm};
  }
  dd {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 58px 28px;
    align-items: center;
    gap: ${theme.space.sm};
    margin: 0;
  }
  dd > [aria-hidden] {
    block-size: 8px;
    border-radius: ${theme.radius.sm};
    background: ${theme.color.surface.sunken};
    line-height: 0;
    overflow: hidden;
  }
  [dir='rtl'] & svg {
    transform: scaleX(-1);
  }
  rect {
    fill: ${theme.color.accent.solid};
    forced-color-adjust: none;
  }
  b {
    font-weight: ${theme.font.weight.strong};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;
