import { styled } from 'styled-components';
import type { FoundVector } from '../../../domain/scores/findVectors.js';
import { Message } from '../../../i18n/index.js';
import { SeverityMark } from '../../vulnerability/index.js';
import type { Analysis } from '../../../schema/analysis.js';
import { SEVERITIES } from '../../../schema/enumerations.js';
import { theme } from '../../../theme/index.js';
import { messages } from './rescoring.messages.js';
import { VectorNotes } from './VectorNotes.js';

/** The score that a rule of the server gave a finding instead of that of its vulnerability, from 5.0; nothing where none did. */
export function OverriddenRating(props: { analysis: Analysis; onOpen: (vector: FoundVector) => void }) {
  const { analysis, onOpen } = props;
  const { cvssV4Vector, cvssV3Vector, cvssV2Vector, owaspVector } = analysis;
  const severity = SEVERITIES.find((word) => word === analysis.severity);
  const vectors = [cvssV4Vector, cvssV3Vector, cvssV2Vector, owaspVector].filter(Boolean).join('\n');
  if (!severity && vectors === '') return null;
  return (
    <Place>
      <span>
        <Message {...messages.overridden} /> {severity && <SeverityMark severity={severity} />}
      </span>
      <VectorNotes text={vectors} onOpen={onOpen} />
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: ${theme.space.xs};
`;
