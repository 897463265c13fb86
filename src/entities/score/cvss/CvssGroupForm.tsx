import { useState } from 'react';
import { styled } from 'styled-components';
import type { CvssVectorDraft } from '../../../domain/scores/cvssVector.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { SectionBody, SectionHead, SectionNote } from '../calculator.styles.js';
import { messages as shared } from '../scoreCalculator.messages.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { ExplainedChoice } from '../../../ui/fields/ExplainedChoice.js';
import { messages } from './CvssCalculator.messages.js';
import type { CvssGroupSections } from './cvssSections.js';
import { cvssMetricText, cvssValueText } from '../cvssTexts.js';

/** Props of {@link CvssGroupForm}. */
export interface CvssGroupFormProps extends CvssGroupSections {
  /** True when metrics without a value are shown initially. */
  isWholeAtFirst: boolean;
  draft: CvssVectorDraft;
  onChoose: (key: string, value: string) => void;
  /** The errors in the text, by metric. */
  errors: ReadonlyMap<string, string>;
  meanings: 'one' | 'all' | 'none';
  isReadOnly: boolean;
  headingLevel: 2 | 3 | 4;
  /** Id of the first choice of a metric. */
  inputIdOf: (key: string) => string;
}

/** A group of metrics; of those that may be left out only the ones with a value are shown at first. */
export function CvssGroupForm(props: CvssGroupFormProps) {
  const { group, sections, draft, onChoose, errors, meanings, isReadOnly, headingLevel, inputIdOf } = props;
  const intl = useIntl();
  const [isWhole, setIsWhole] = useState(props.isWholeAtFirst);
  const all = sections.flatMap(({ metrics }) => metrics);
  const isSet = (key: string) => draft.metrics[key] !== undefined;
  const count = all.filter(({ key }) => isSet(key)).length;
  const isShown = (key: string) => isWhole || isSet(key) || errors.has(key);
  const Heading = `h${headingLevel}` as const;
  const SubHeading = `h${headingLevel + 1}` as 'h3' | 'h4' | 'h5';
  const name = intl.formatMessage(messages[group]);
  return (
    <section aria-label={name}>
      <SectionHead>
        <Heading>{name}</Heading>
        {group !== 'base' && (
          <>
            <SectionNote>
              <Message {...messages.setOf} values={{ count, total: all.length }} />
            </SectionNote>
            {count < all.length && (
              <Button
                variant="quiet"
                size="small"
                aria-expanded={isWhole}
                iconEnd={isWhole ? 'minus' : 'chevron-down'}
                onClick={() => setIsWhole(!isWhole)}
              >
                {isWhole ? (
                  <Message {...messages.showSet} />
                ) : (
                  <Message {...messages.showAll} values={{ count: all.length }} />
                )}
              </Button>
            )}
          </>
        )}
      </SectionHead>
      {(isWhole || all.some(({ key }) => isShown(key))) && (
        <SectionBody>
          {group === 'supplemental' && (
            <SectionNote>
              <Message {...messages.supplementalNote} />
            </SectionNote>
          )}
          {sections.map(({ heading, metrics }) => {
            const shown = metrics.filter(({ key }) => isShown(key));
            if (shown.length === 0) return null;
            return (
              <Section key={heading ?? group}>
                {heading && (
                  <SubHeading>
                    <Message {...messages[heading]} />
                  </SubHeading>
                )}
                {shown.map(({ key, values, undefinedValue }) => (
                  <ExplainedChoice
                    key={key}
                    label={cvssMetricText(intl, draft.version, key)}
                    code={key}
                    value={draft.metrics[key] ?? undefinedValue}
                    onValueChange={(value) => onChoose(key, value)}
                    options={values.map((value) => ({
                      value,
                      ...cvssValueText(intl, draft.version, key, value),
                    }))}
                    meanings={meanings}
                    unset={<Message {...shared.unset} />}
                    error={errors.get(key)}
                    isReadOnly={isReadOnly}
                    inputId={inputIdOf(key)}
                  />
                ))}
              </Section>
            );
          })}
        </SectionBody>
      )}
    </section>
  );
}

const Section = styled.div`
  display: grid;
  gap: ${theme.space.sm};
  > :is(h3, h4, h5) {
    margin: 0;
    color: ${theme.color.text.muted};
    font-size: ${theme.font.size.small};
    font-weight: ${theme.font.weight.medium};
    line-height: ${theme.font.line.small};
  }
`;
