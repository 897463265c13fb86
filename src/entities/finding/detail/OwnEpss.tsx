import { useState } from 'react';
import { styled } from 'styled-components';
import { excerpt } from '../../../domain/excerpt.js';
import { ownEpss, withFilter, type ProjectFindingsValue } from '../../../domain/findings/findingsValue.js';
import { useIntl } from '../../../i18n/index.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { TextField } from '../../../ui/fields/TextField.js';
import { facetChoicesMessages as messages } from '../FacetChoices.messages.js';

/** Props of {@link OwnEpss}. */
export interface OwnEpssProps {
  value: ProjectFindingsValue;
  onValueChange: (value: ProjectFindingsValue) => void;
}

/** Takes a least probability in percent, for whom none of the bands is right. It then is a value as they are. */
export function OwnEpss({ value, onValueChange }: OwnEpssProps) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const apply = () => {
    const share = shareOf(text);
    setIsWrong(share === undefined);
    if (share === undefined) return;
    const bands = (value.filters.epss ?? []).filter((word) => ownEpss(word) === undefined);
    onValueChange(withFilter(value, 'epss', [...bands, share]));
    setText('');
  };
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <TextField
        label={intl.formatMessage(messages.ownEpss)}
        inputMode="decimal"
        size="small"
        value={text}
        onValueChange={(next) => {
          setText(next);
          setIsWrong(false);
        }}
        error={
          isWrong &&
          intl.formatMessage(messages.ownEpssWrong, {
            text: excerpt(text),
            example: intl.formatNumber(12.5),
          })
        }
      />
      <Button type="submit" size="small">
        {intl.formatMessage(messages.ownEpssApply)}
      </Button>
    </Form>
  );
}

/** The fraction of a percentage as people type it, with either decimal sign; undefined for anything but 0 to 100. */
function shareOf(text: string): string | undefined {
  const plain = text.trim().replace(/\s*%$/, '').replace(',', '.');
  if (!/^\d{1,3}(?:\.\d{1,4})?$/.test(plain) || Number(plain) > 100) return undefined;
  return (Number(plain) / 100).toFixed(6).replace(/\.?0+$/, '');
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space.sm};
  align-items: start;
  padding: ${theme.space.sm};
  > button {
    /* Beside the box, whose label stands above it. */
    margin-block-start: 20px;
  }
`;
