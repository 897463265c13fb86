/** Fields of one decision about many findings or policy violations: each part is chosen, or stays as it is. */
import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { unprintableIn } from '../../domain/findings/auditDraft.js';
import { useIntl } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { Select } from '../../ui/fields/Select.js';
import { TextArea, type TextAreaProps } from '../../ui/fields/TextArea.js';
import * as messages from './decision.messages.js';
import { commentHint, unprintable } from './decisionRun.messages.js';

/** Props of {@link PartChoice}. */
export interface PartChoiceProps<Word extends string> {
  label: string;
  name?: string;
  /** Undefined: it stays as it is. */
  value: Word | undefined;
  options: readonly Word[];
  textOf: (word: Word) => string;
  onValueChange: (value: Word | undefined) => void;
}

/** One part of the decision. */
export function PartChoice<Word extends string>(props: PartChoiceProps<Word>) {
  const { value, options, textOf, onValueChange, ...rest } = props;
  const unchanged = { value: '-' as const, label: useIntl().formatMessage(messages.unchanged) };
  return (
    <Select<Word | '-'>
      {...rest}
      value={value ?? '-'}
      options={[unchanged, ...options.map((word) => ({ value: word, label: textOf(word) }))]}
      onValueChange={(word) => onValueChange(word === '-' ? undefined : word)}
    />
  );
}

/** The choice of suppression. Undefined: it is kept as it is. */
export function SuppressionChoice(props: {
  value: boolean | undefined;
  onValueChange: (isSuppressed: boolean | undefined) => void;
}) {
  const { value, onValueChange } = props;
  const intl = useIntl();
  return (
    <PartChoice
      label={intl.formatMessage(messages.suppression)}
      value={value === undefined ? undefined : value ? 'suppress' : 'bringBack'}
      options={['suppress', 'bringBack']}
      textOf={(word) => intl.formatMessage(messages[word])}
      onValueChange={(word) => onValueChange(word && word === 'suppress')}
    />
  );
}

/** The comment that each of them gets. */
export function CommentToAll({
  hint,
  ...props
}: Pick<TextAreaProps, 'hint'> & {
  value: string;
  onValueChange: (comment: string) => void;
}) {
  const intl = useIntl();
  return (
    <TextArea
      label={intl.formatMessage(messages.comment)}
      isOptional
      dir="auto"
      hint={hint ?? intl.formatMessage(commentHint)}
      error={commentProblem(intl, props.value)}
      {...props}
    />
  );
}

/** Why no server takes a comment; undefined when it does. */
export function commentProblem(intl: IntlShape, comment: string): string | undefined {
  const character = unprintableIn(comment);
  return character && intl.formatMessage(unprintable, { character });
}

/** The parts beside each other. */
export const DecisionParts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(170px, 1fr));
  gap: ${theme.space.md};
`;
