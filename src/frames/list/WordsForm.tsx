import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { Checkbox } from '../../ui/fields/Checkbox.js';

/** Props of {@link WordsForm}. */
export interface WordsFormProps {
  label: string;
  options: readonly { word: string; label: ReactNode }[];
  chosen: readonly string[];
  /** Called with all that are ticked then. */
  onChange: (chosen: readonly string[]) => void;
}

/** The form that opens from the button of a filter by several words. */
export function WordsForm({ label, options, chosen, onChange }: WordsFormProps) {
  return (
    <Group role="group" aria-label={label}>
      {options.map(({ word, label: shown }) => (
        <Checkbox
          key={word}
          label={shown}
          checked={chosen.includes(word)}
          onCheckedChange={(isOn) =>
            onChange(isOn ? [...chosen, word] : chosen.filter((other) => other !== word))
          }
        />
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 200px;
  max-block-size: min(420px, 60vh);
  padding: ${theme.space.xs} ${theme.space.sm};
  overflow-y: auto;
  > label {
    min-block-size: 30px;
    align-items: center;
  }
`;
