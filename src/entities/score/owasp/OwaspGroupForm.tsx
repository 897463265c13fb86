import { OWASP_FACTORS, type OwaspGroup } from '../../../domain/scores/owaspFactors.js';
import { meanOf, type OwaspVectorDraft } from '../../../domain/scores/scoreOwaspRiskRating.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { SectionBody, SectionHead, SectionNote } from '../calculator.styles.js';
import { messages as groups } from '../owaspFactor.messages.js';
import { owaspFactorText, owaspValueText } from '../owaspTexts.js';
import { messages as shared } from '../scoreCalculator.messages.js';
import { scoreText } from '../scoreText.js';
import { ExplainedChoice } from '../../../ui/fields/ExplainedChoice.js';
import { messages } from './OwaspCalculator.messages.js';

/** Props of {@link OwaspGroupForm}. */
export interface OwaspGroupFormProps {
  group: OwaspGroup;
  values: OwaspVectorDraft['values'];
  onChoose: (key: string, value: number) => void;
  /** The errors in the text, by factor. */
  errors: ReadonlyMap<string, string>;
  isExplained: boolean;
  isReadOnly: boolean;
  headingLevel: 2 | 3 | 4;
  /** Id of the first choice of a factor. */
  inputIdOf: (key: string) => string;
}

/** The factors of a group and their mean. */
export function OwaspGroupForm(props: OwaspGroupFormProps) {
  const { group, values: chosen, onChoose, errors, isExplained, isReadOnly, headingLevel, inputIdOf } = props;
  const intl = useIntl();
  const Heading = `h${headingLevel}` as const;
  const mean = meanOf(chosen, group);
  return (
    <section aria-label={intl.formatMessage(groups[group])}>
      <SectionHead>
        <Heading>
          <Message {...groups[group]} />
        </Heading>
        <SectionNote>
          <Message {...messages.mean} values={{ score: mean === undefined ? '–' : scoreText(intl, mean) }} />
        </SectionNote>
      </SectionHead>
      <SectionBody>
        {OWASP_FACTORS.filter((factor) => factor.group === group).map(({ key, values }) => (
          <ExplainedChoice
            key={key}
            label={owaspFactorText(intl, key)}
            code={key}
            value={chosen[key] === undefined ? undefined : String(chosen[key])}
            onValueChange={(value) => onChoose(key, Number(value))}
            options={values.map((value) => ({
              value: String(value),
              label: intl.formatNumber(value),
              meaning: owaspValueText(intl, key, value),
            }))}
            // Numbers alone say nothing, so one meaning stays also where there is little room.
            meanings={isExplained ? 'all' : 'one'}
            unset={<Message {...shared.unset} />}
            error={errors.get(key)}
            isReadOnly={isReadOnly}
            inputId={inputIdOf(key)}
          />
        ))}
      </SectionBody>
    </section>
  );
}
