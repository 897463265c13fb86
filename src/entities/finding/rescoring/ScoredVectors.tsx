import { styled } from 'styled-components';
import type { FoundVector } from '../../../domain/scores/findVectors.js';
import { rateVector } from '../../../domain/scores/rateVector.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { CvssSeverityLabel, scoreText } from '../../score/index.js';
import { SeverityMark } from '../../vulnerability/index.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { messages } from './rescoring.messages.js';

/** Props of {@link ScoredVectors}. */
export interface ScoredVectorsProps {
  vectors: readonly FoundVector[];
  /** Asks to show one in its calculator. */
  onOpen: (vector: FoundVector) => void;
}

/** The scores of the vectors in a text, each with a way to open its calculator. */
export function ScoredVectors({ vectors, onOpen }: ScoredVectorsProps) {
  const intl = useIntl();
  return (
    <List aria-label={intl.formatMessage(messages.vectors)}>
      {vectors.map((vector) => {
        const { score, severity, standard } = rateVector(vector);
        return (
          <li key={vector.text}>
            {score !== undefined && <b>{scoreText(intl, score)}</b>}
            {severity === 'NONE' ? (
              <CvssSeverityLabel severity={severity} />
            ) : (
              <SeverityMark severity={severity} />
            )}
            <span>{standard}</span>
            <Button
              size="small"
              opens
              aria-label={intl.formatMessage(messages.calculatorOf, { vector: vector.text })}
              onClick={() => onOpen(vector)}
            >
              <Message {...messages.calculator} />
            </Button>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space['2xs']} ${theme.space.sm};
  }
  b {
    font-weight: ${theme.font.weight.strong};
    font-variant-numeric: tabular-nums;
  }
  span {
    color: ${theme.color.text.muted};
  }
`;
